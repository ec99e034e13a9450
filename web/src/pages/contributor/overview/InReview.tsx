import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatMoment } from '#lib/dates.ts';
import { Heading } from '#ui/Heading.tsx';
import { ReviewWait } from '../ReviewWait.tsx';
import { isWaiting } from '../submission-words.ts';
import type { StudioOverviewQuery } from './StudioOverview.query.generated.ts';

/** Maximum number of waiting patterns listed by name, first in the queue first. */
const NAMED = 5;

const Waiting = chakra('ol', {
  base: {
    listStyle: 'none',
    marginTop: '4',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '6',
      borderTop: '1px solid',
      borderColor: 'line',
      paddingBlock: '3',
    },
    '& a': { textDecoration: 'underline', textUnderlineOffset: '3px', overflowWrap: 'anywhere' },
  },
});

interface InReviewProps {
  readonly submissions: NonNullable<StudioOverviewQuery['studioSubmissions']>;
  readonly studioSlug: string;
}

/** A studio's patterns in review: their number, queue positions, and recent response times. */
export function InReview({ submissions: { counts, items }, studioSlug }: InReviewProps) {
  const count = counts.reduce((sum, each) => (isWaiting(each.status) ? sum + each.count : sum), 0);
  const first = items
    .toSorted((one, other) => (one.placeInQueue ?? Infinity) - (other.placeInQueue ?? Infinity))
    .slice(0, NAMED);
  return (
    <section aria-labelledby="in-review">
      <Heading id="in-review" size="card" marginBottom="4">
        In review
      </Heading>
      {count === 0 ? (
        <chakra.p color="ink.muted">Nothing of yours waits for a review.</chakra.p>
      ) : (
        <>
          <p>{count === 1 ? '1 pattern waits for an answer.' : `${count} patterns wait for an answer.`}</p>
          <ReviewWait place={null} dueAt={null} />
        </>
      )}
      {first.length > 0 ? (
        <Waiting aria-label="First in the queue">
          {first.map(({ id, title, placeInQueue, answerDueAt }) => (
            <li key={id}>
              <Link to={`/contributor/patterns/${id}?studio=${studioSlug}`}>{title}</Link>
              <chakra.span color="ink.muted" fontSize="15px">
                {placeInQueue === null ? null : `Number ${placeInQueue} in the queue`}
                {answerDueAt === null ? null : `, answer by ${formatMoment(answerDueAt)}`}
              </chakra.span>
            </li>
          ))}
        </Waiting>
      ) : null}
    </section>
  );
}
