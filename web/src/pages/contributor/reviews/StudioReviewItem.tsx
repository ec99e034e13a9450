import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ReportButton } from '#features/reviews/ReportButton.tsx';
import { Stars } from '#features/reviews/Stars.tsx';
import { formatDay } from '#lib/dates.ts';
import { type Masked, readFragment } from '#lib/fragments.ts';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import type { StudioReview_ReviewFragment } from './StudioReview.fragment.generated.ts';

interface Props {
  readonly review: Masked<StudioReview_ReviewFragment>;
  /** Null if the pattern is not on sale. */
  readonly asset: { readonly slug: string } | null;
  readonly title: string;
  /** Called after the answer was changed or deleted. */
  readonly onChanged: () => void;
}

/** A review of one of the studio's patterns, with its answer. */
export function StudioReviewItem({ review: masked, asset, title, onChanged }: Props) {
  const review = readFragment<StudioReview_ReviewFragment>(masked);
  const { answer } = review;
  const [isWriting, setIsWriting] = useState(false);
  const about = `the review of ${review.author} about ${title}`;
  const done = () => {
    setIsWriting(false);
    onChanged();
  };
  return (
    <chakra.li display="grid" gap="2" paddingBlock="5" borderTop="1px solid" borderColor="line" overflowWrap="anywhere">
      <chakra.p fontWeight="semibold">
        {asset ? <Link to={`/product/${asset.slug}#reviews`}>{title}</Link> : `${title} (not on sale)`}
      </chakra.p>
      <chakra.p display="flex" flexWrap="wrap" columnGap="3" alignItems="center" fontSize="15px">
        <Stars stars={review.stars} />
        {review.author}
        <chakra.time dateTime={review.createdAt} color="ink.muted" fontSize="14px">
          {formatDay(review.createdAt)}
        </chakra.time>
      </chakra.p>
      <chakra.p whiteSpace="pre-line">{review.text}</chakra.p>
      {answer && !isWriting ? (
        <chakra.blockquote paddingInlineStart="4" borderInlineStart="3px solid" borderColor="line.strong">
          <chakra.p fontSize="14px" color="ink.muted">
            Your answer, <time dateTime={answer.answeredAt}>{formatDay(answer.answeredAt)}</time>
          </chakra.p>
          <chakra.p whiteSpace="pre-line">{answer.text}</chakra.p>
        </chakra.blockquote>
      ) : null}
      {isWriting ? (
        <AnswerForm
          reviewId={review.id}
          written={answer?.text ?? null}
          onDone={done}
          onCancel={() => setIsWriting(false)}
        />
      ) : (
        <chakra.div display="flex" alignItems="center" gap="5">
          <Button variant="outline" onClick={() => setIsWriting(true)}>
            {answer ? 'Edit answer' : 'Answer'}
            <VisuallyHidden>{` to ${about}`}</VisuallyHidden>
          </Button>
          <ReportButton reviewId={review.id} author={review.author} />
        </chakra.div>
      )}
    </chakra.li>
  );
}
