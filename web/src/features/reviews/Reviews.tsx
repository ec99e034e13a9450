import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { reloadBy } from '#lib/reload-by.ts';
import { useSession } from '#lib/session.ts';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { JsonLd } from '#ui/JsonLd.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import { useReviewsQuery } from './Reviews.query.generated.ts';
import { StarCounts } from './StarCounts.tsx';

/** Only owners can write, so only they load the form. */
const ReviewForm = lazy(async () => ({ default: (await import('./ReviewForm.tsx')).ReviewForm }));

interface Props {
  readonly assetId: string;
  /** Returns structured data for search engines; receives the rating, or null if there are no reviews. */
  readonly factsFor: (rating: { readonly mean: number; readonly count: number } | null) => Record<string, unknown>;
}

const STEP = 5;
const MAX = 100;

/** Reviews of a pattern; owners can add theirs. Hidden if unavailable. */
export function Reviews({ assetId, factsFor }: Props) {
  const [limit, setLimit] = useState(STEP);
  const isSignedIn = useSession() !== null;
  const { data, previousData, loading, refetch } = useReviewsQuery({
    variables: { assetId, limit },
    fetchPolicy: isSignedIn ? 'cache-and-network' : 'cache-first',
  });
  const page = (data ?? previousData)?.reviews;
  const reload = reloadBy(refetch);

  if (!page && !loading) return <JsonLd facts={factsFor(null)} />;
  const { mean = null, count = 0 } = page?.summary ?? {};
  return (
    <chakra.section aria-labelledby="reviews" paddingTop={{ base: '16', md: '24' }} maxWidth="44rem">
      <Heading id="reviews" marginBottom="4">
        Reviews
      </Heading>
      {page ? (
        <>
          <JsonLd facts={factsFor(mean === null ? null : { mean, count })} />
          {mean === null ? (
            <chakra.p color="ink.muted" marginBottom="6">
              No reviews yet. The first one comes from someone who owns this pattern.
            </chakra.p>
          ) : (
            <StarCounts mean={mean} count={count} byStars={page.summary.byStars} />
          )}
          {page.viewerCanReview === true ? (
            <Suspense fallback={<Skeleton height="24" />}>
              <ReviewForm
                key={page.viewerReview?.id ?? 'new'}
                assetId={assetId}
                written={page.viewerReview}
                isMailed={page.viewerHasAnswerMail ?? false}
                isHidden={page.viewerHasHiddenReview ?? false}
                onWritten={reload}
              />
            </Suspense>
          ) : null}
          <chakra.ul padding="0" aria-busy={loading}>
            {page.items.map((review) => (
              <ReviewItem key={review.id} review={review} isOwn={review.id === page.viewerReview?.id} />
            ))}
          </chakra.ul>
          {page.pageInfo.hasNextPage && limit < MAX ? (
            <Button variant="outline" disabled={loading} onClick={() => setLimit(Math.min(limit + STEP, MAX))}>
              Show more reviews
            </Button>
          ) : null}
        </>
      ) : (
        <Skeleton height="24" />
      )}
    </chakra.section>
  );
}
