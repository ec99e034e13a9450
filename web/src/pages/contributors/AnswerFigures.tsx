import { formatMoment } from '#lib/dates.ts';
import { chakra } from '@chakra-ui/react';
import { PageSection } from '#features/content/PageSection.tsx';
import { useReviewFiguresQuery } from '#features/studios/review-figures/ReviewFigures.query.generated.ts';
import { appealWords, waitWords } from '#features/studios/review-figures/wait-words.ts';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gap: '5',
    maxWidth: 'text',
    fontSize: '17px',
    '& dt': { fontWeight: 'medium' },
    '& dd': { color: 'ink.muted' },
  },
});

/** How long the shop takes to answer, and how often it was wrong, counted; nothing when that cannot be had now. */
export function AnswerFigures() {
  const { data } = useReviewFiguresQuery();
  const figures = data?.submissionReviewFigures;
  if (!figures) return null;
  return (
    <PageSection heading="How we answer" isBeside>
      <div>
        <Facts>
          <div>
            <dt>Waiting now</dt>
            <dd>{figures.waitingCount === 1 ? '1 pattern' : `${figures.waitingCount} patterns`}</dd>
          </div>
          <div>
            <dt>Time to an answer</dt>
            <dd>{waitWords(figures) ?? 'Nothing was answered in the last 30 days.'}</dd>
          </div>
          <div>
            <dt>Refusals that did not stand</dt>
            <dd>{appealWords(figures)}</dd>
          </div>
        </Facts>
        <chakra.p fontSize="14px" color="ink.muted" marginTop="5">
          Counted <time dateTime={figures.countedAt}>{formatMoment(figures.countedAt)}</time>. An answer is promised
          within 3 working days.
        </chakra.p>
      </div>
    </PageSection>
  );
}
