import { chakra } from '@chakra-ui/react';
import { useReviewFiguresQuery } from '#features/studios/review-figures/ReviewFigures.query.generated.ts';
import { waitWords } from '#features/studios/review-figures/wait-words.ts';
import { formatMoment } from '#lib/dates.ts';

interface ReviewWaitProps {
  /** Its place in the queue; null for several at once, or when it is not known. */
  readonly place: number | null;
  /** By when an answer is promised; null for several at once. */
  readonly dueAt: string | null;
}

/** What a designer is told who waits for a review: the place in the queue, how long others waited, and the promise. */
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
