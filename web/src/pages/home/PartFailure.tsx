import { chakra } from '@chakra-ui/react';
import { Button } from '#ui/Button.tsx';

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4',
    paddingBlock: '6',
    borderBlock: '1px solid',
    borderColor: 'inherit',
  },
});

/** Says that a section's patterns could not be loaded and offers a retry. */
export function PartFailure({ title, retry }: { title: string; retry: () => void }) {
  return (
    <Line>
      <p role="status">These patterns could not be loaded.</p>
      <Button variant="outline" size="sm" onClick={retry} aria-label={`Retry: ${title}`}>
        Retry
      </Button>
    </Line>
  );
}
