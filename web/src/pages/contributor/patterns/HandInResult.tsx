import { chakra } from '@chakra-ui/react';
import { Button } from '#ui/Button.tsx';
import { ReviewWait } from '../ReviewWait.tsx';
import type { HandedIn } from './useHandIn.ts';

interface HandInResultProps {
  readonly result: HandedIn;
  readonly onDismiss: () => void;
}

const patternsWords = (count: number) => (count === 1 ? '1 pattern' : `${count} patterns`);

/** How many patterns were submitted, and why the others were refused. */
export function HandInResult({ result: { count, refused }, onDismiss }: HandInResultProps) {
  return (
    <chakra.div
      role="status"
      background="linen"
      borderRadius="md"
      padding="4"
      display="grid"
      gap="3"
      justifyItems="start"
    >
      <p>
        {patternsWords(count)} handed in.
        {refused.length > 0 ? ` ${patternsWords(refused.length)} could not be:` : null}
      </p>
      {count > 0 ? <ReviewWait place={null} dueAt={null} /> : null}
      {refused.length > 0 ? (
        <chakra.ul role="list" aria-label="Not handed in" listStyleType="none" display="grid" gap="2" fontSize="15px">
          {refused.map(({ id, title, why }) => (
            <li key={id}>
              <strong>{title}</strong>: {why.join('. ')}
            </li>
          ))}
        </chakra.ul>
      ) : null}
      <Button size="sm" variant="outline" onClick={onDismiss}>
        Close
      </Button>
    </chakra.div>
  );
}
