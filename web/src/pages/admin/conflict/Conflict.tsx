import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';

interface Props {
  /** Noun for what was saved, such as `text`. */
  readonly what: string;
  /** The differences. */
  readonly children: ReactNode;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Conflict notice: someone else has saved in the meantime. Shows the differences and asks which version to keep. */
export function Conflict({ what, children, onKeepMine, onTakeTheirs }: Props) {
  return (
    <chakra.section
      aria-labelledby="desk-conflict"
      role="alert"
      marginBottom="8"
      padding="5"
      border="1px solid"
      borderColor="accent"
      borderRadius="md"
    >
      <Heading id="desk-conflict" size="card" marginBottom="2">
        Somebody else has saved this {what}
      </Heading>
      <chakra.p marginBottom="4">
        Nothing is lost: what you typed is still in the form. This is what differs, from theirs to yours.
      </chakra.p>
      {children}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button onClick={onKeepMine}>Save mine over theirs</Button>
        <Button variant="outline" onClick={onTakeTheirs}>
          Go on with theirs
        </Button>
      </chakra.div>
    </chakra.section>
  );
}
