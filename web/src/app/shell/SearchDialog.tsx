import { Dialog } from '#ui/Dialog.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';

interface SearchDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Search for small screens: a dialog along the top, focused so that the keyboard opens. */
export function SearchDialog({ isOpen, onClose }: SearchDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Search" placement="top">
      <HeaderSearch isFirst onLeave={onClose} />
    </Dialog>
  );
}
