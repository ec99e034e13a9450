import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { reloadBy } from '#lib/reload-by.ts';
import { Chip } from '#ui/Chip.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Pagination } from '#ui/Pagination.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import type { DeskProps } from '../panel-studio.ts';
import { StudioReviewItem } from './StudioReviewItem.tsx';
import { useStudioReviewsQuery } from './StudioReviews.query.generated.ts';

/** Reviews of the studio's patterns, newest first, each with its answer or a form. */
export function ReviewsDesk({ studio: { id: studioId, slug } }: Pick<DeskProps, 'studio'>) {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page')) || 1));
  const isOpenOnly = params.get('state') === 'open';
  const { data, previousData, loading, error, refetch } = useStudioReviewsQuery({
    variables: { studioId, isAnswered: isOpenOnly ? false : null, page },
    fetchPolicy: 'cache-and-network',
  });
  const found = (data ?? previousData)?.studioReviews;
  const reload = reloadBy(refetch);
  if (!found) {
    if (!error) return <Skeleton height="24rem" />;
    return (
      <ErrorState title="The reviews could not be loaded" onRetry={reload}>
        {error.message}
      </ErrorState>
    );
  }
  const state = isOpenOnly ? { state: 'open' } : undefined;
  const { items, unansweredCount, pageInfo } = found;
  return (
    <section aria-labelledby="reviews" aria-busy={loading}>
      <Heading id="reviews" size="card" marginBottom="4">
        Reviews
      </Heading>
      <chakra.div role="group" aria-label="State" display="flex" flexWrap="wrap" gap="2" marginBottom="4">
        <Chip aria-pressed={!isOpenOnly} onClick={() => setParams({ studio: slug })}>
          All
        </Chip>
        <Chip aria-pressed={isOpenOnly} onClick={() => setParams({ studio: slug, state: 'open' })}>
          Without an answer {unansweredCount}
        </Chip>
      </chakra.div>
      {items.length === 0 ? (
        <EmptyState title={isOpenOnly ? 'Every review is answered' : 'No reviews yet'}>
          Those who have bought a pattern can review it. What they say stands here, and you can answer once.
        </EmptyState>
      ) : (
        <chakra.ul listStyleType="none" aria-label="Reviews">
          {items.map(({ review, asset, title }) => (
            <StudioReviewItem key={review.id} review={review} asset={asset} title={title} onChanged={reload} />
          ))}
        </chakra.ul>
      )}
      {pageInfo.totalPages > 1 ? (
        <Pagination
          page={page}
          totalPages={pageInfo.totalPages}
          hrefOf={(each) => `?${new URLSearchParams({ studio: slug, ...state, page: String(each) }).toString()}`}
          label="Reviews"
        />
      ) : null}
    </section>
  );
}
