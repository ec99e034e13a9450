import { chakra } from '@chakra-ui/react';
import { useReviewFiguresQuery } from '#features/studios/review-figures/ReviewFigures.query.generated.ts';
import { waitWords } from '#features/studios/review-figures/wait-words.ts';
import { formatMoment } from '#lib/dates.ts';

interface ReviewWaitProps {
  /** Position in the queue; null for several patterns, or if unknown. */
  readonly place: number | null;
  /** When an answer is due; null for several patterns. */
  readonly dueAt: string | null;
}

/** Review status for a designer: position in the queue, recent response times, and the due date. */
export function ReviewWait({ place, dueAt }: ReviewWaitProps) {
  const { data } = useReviewFiguresQuery();
  const figures = data?.submissionReviewFigures;
  const waits = figures ? waitWords(figures) : null;
  return (
    <chakra.div display="grid" gap="1">
      {place === null ? null : <p>{place === 1 ? 'It is the next in the queue.' : `Number ${place} in the queue.`}</p>}
      <p>
        {dueAt === null ? (
          'An answer comes within 3 working days.'
        ) : (
          <>
            An answer is promised by <time dateTime={dueAt}>{formatMoment(dueAt)}</time>.
          </>
        )}
      </p>
      {waits === null ? null : (
        <chakra.p color="ink.muted" fontSize="15px">
          {waits}
        </chakra.p>
      )}
    </chakra.div>
  );
}
