import { chakra } from '@chakra-ui/react';
import { Dialog } from '#ui/Dialog.tsx';
import { DeleteAccountForm } from './DeleteAccountForm.tsx';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const List = chakra('ul', { base: { display: 'grid', gap: '1.5', paddingInlineStart: '5', listStyleType: 'disc' } });

/** Explains what deleting the account means and asks for confirmation. */
export function DeleteAccountDialog({ isOpen, onClose }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Delete your account?" size="form">
      <chakra.div display="grid" gap="5">
        <chakra.p>This cannot be undone.</chakra.p>
        <List>
          <li>Your library, bag, follows and settings are erased, and you are signed out everywhere.</li>
          <li>A running subscription ends at once. Paid periods are not refunded.</li>
          <li>Orders stay in our books without your name and address.</li>
          <li>
            Licence certificates stay verifiable and show your initials alone. Keep your files: they cannot be fetched
            again.
          </li>
        </List>
        <DeleteAccountForm onKept={onClose} />
      </chakra.div>
    </Dialog>
  );
}
