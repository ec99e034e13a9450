import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Dialog } from '#ui/Dialog.tsx';
import { KeyCap } from './KeyHint.tsx';

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

/** A keyboard shortcut and its description. */
export type ListedKey = readonly [key: string, does: string];

interface KeyHelpProps {
  readonly keys: readonly ListedKey[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Additional notes. */
  readonly children?: ReactNode;
}

/** List of keyboard shortcuts. */
export function KeyHelp({ keys, isOpen, onClose, children }: KeyHelpProps) {
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
        Keys rest while you type. {children}
      </chakra.p>
    </Dialog>
  );
}
