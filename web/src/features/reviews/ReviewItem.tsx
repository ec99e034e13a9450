import { chakra } from '@chakra-ui/react';
import { formatDay } from '#lib/dates.ts';
import { type Masked, readFragment } from '#lib/fragments.ts';
import type { Review_ReviewFragment } from './Review.fragment.generated.ts';
import { ReportButton } from './ReportButton.tsx';
import { Stars } from './Stars.tsx';

interface Props {
  readonly review: Masked<Review_ReviewFragment>;
  /** Whether the viewer wrote it. */
  readonly isOwn: boolean;
}

/** A review. Only owners can write one, so every author is a verified buyer. */
export function ReviewItem({ review: masked, isOwn }: Props) {
  const review = readFragment<Review_ReviewFragment>(masked);
  return (
    <chakra.li paddingBlock="5" borderTop="1px solid" borderColor="line" listStyleType="none">
      <chakra.p display="flex" flexWrap="wrap" columnGap="3" alignItems="center" fontSize="15px">
        <Stars stars={review.stars} />
        <chakra.span fontWeight="semibold">{review.author}</chakra.span>
        <chakra.span color="ink.muted" fontSize="14px">
          Verified buyer · <time dateTime={review.createdAt}>{formatDay(review.createdAt)}</time>
        </chakra.span>
      </chakra.p>
      <chakra.p marginTop="2" whiteSpace="pre-line" overflowWrap="anywhere">
        {review.text}
      </chakra.p>
      {review.answer ? (
        <chakra.blockquote marginTop="3" paddingInlineStart="4" borderInlineStart="3px solid" borderColor="line.strong">
          <chakra.p fontSize="15px" fontWeight="semibold">
            Answer of {review.answer.studio}
          </chakra.p>
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
            {review.answer.text}
          </chakra.p>
        </chakra.blockquote>
      ) : null}
      {isOwn ? null : (
        <chakra.div marginTop="2">
          <ReportButton reviewId={review.id} author={review.author} />
        </chakra.div>
      )}
    </chakra.li>
  );
}
