import { chakra } from '@chakra-ui/react';
import type { TextKind } from '#generated/types.ts';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Difference } from './Difference.tsx';
import type { TextWords } from './text-words.ts';

interface Props {
  readonly kind: TextKind;
  readonly theirs: TextWords;
  readonly mine: TextWords;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Somebody else has saved the text since it was read: the difference, and which words to go on with. */
export function Conflict({ kind, theirs, mine, onKeepMine, onTakeTheirs }: Props) {
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
        Somebody else has saved this text
      </Heading>
      <chakra.p marginBottom="4">
        Nothing is lost: what you typed is still in the form. This is what differs, from their words to yours.
      </chakra.p>
      <Difference kind={kind} before={theirs} after={mine} />
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button onClick={onKeepMine}>Save mine over theirs</Button>
        <Button variant="outline" onClick={onTakeTheirs}>
          Go on with theirs
        </Button>
      </chakra.div>
    </chakra.section>
  );
}
