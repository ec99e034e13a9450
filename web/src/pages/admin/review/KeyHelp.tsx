import { chakra } from '@chakra-ui/react';
import { Dialog } from '#ui/Dialog.tsx';
import { KeyCap } from './KeyHint.tsx';

const keys = [
  ['A', 'Approve'],
  ['C', 'Ask for changes'],
  ['R', 'Reject'],
  ['S', 'Skip'],
  ['N', 'Next piece of a collection'],
  ['W', 'One verdict for all pieces, or for this one'],
  ['V', 'Next picture size'],
  ['B', 'Change from what was handed in to its copy and back'],
  ['M', 'Mark a place, once a reason is chosen'],
  ['Esc', 'Leave the reasons'],
  ['?', 'This help'],
] as const;

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '4',
    rowGap: '2',
    alignItems: 'center',
    '& kbd': { display: 'inline-grid' },
  },
});

interface KeyHelpProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What single keys do on the desk. */
export function KeyHelp({ isOpen, onClose }: KeyHelpProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Keys" size="form">
      <List>
        {keys.map(([key, does]) => (
          <chakra.div key={key} display="contents">
            <dt>
              <KeyCap hint={key} />
              <chakra.span srOnly>{key}</chakra.span>
            </dt>
            <dd>{does}</dd>
          </chakra.div>
        ))}
      </List>
      <chakra.p marginTop="4" color="ink.muted" fontSize="14px">
        Keys rest while you type. Ctrl and Enter in the note sends the verdict. A mark moves by the arrow keys, and
        changes its size with Shift.
      </chakra.p>
    </Dialog>
  );
}
