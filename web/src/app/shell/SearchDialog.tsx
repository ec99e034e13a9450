import { Dialog } from '#ui/Dialog.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';

interface SearchDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The search of small screens, along the top, with the keyboard open. */
export function SearchDialog({ isOpen, onClose }: SearchDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Search" placement="top">
      <HeaderSearch isFirst onLeave={onClose} />
    </Dialog>
  );
}
