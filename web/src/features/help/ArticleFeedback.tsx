import { chakra } from '@chakra-ui/react';
import { Button } from '#ui/Button.tsx';
import { useHelpFeedback } from './useHelpFeedback.ts';

interface ArticleFeedbackProps {
  readonly articleId: string;
  /** Opens a ticket about the article. */
  readonly onReport: () => void;
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    marginTop: '5',
    color: 'ink.muted',
    fontSize: '15px',
  },
});

/** Asks whether an article was helpful. */
export function ArticleFeedback({ articleId, onReport }: ArticleFeedbackProps) {
  const { state, sayYes } = useHelpFeedback(articleId);
  return (
    <Line role="group" aria-label="Was this helpful?">
      <chakra.span marginInlineEnd="2">Was this helpful?</chakra.span>
      {state === 'stored' ? null : (
        <Button variant="outline" size="sm" disabled={state === 'sending'} onClick={() => void sayYes()}>
          Yes
        </Button>
      )}
      <chakra.span role="status">
        {state === 'stored' ? 'Thank you for telling us.' : null}
        {state === 'failed' ? 'This was not stored. Please try again.' : null}
      </chakra.span>
      <Button variant="ghost" size="sm" onClick={onReport}>
        Report Issue
      </Button>
    </Line>
  );
}
