import type { ReviewedSubmission_ReviewFragment } from './ReviewedSubmission.fragment.generated.ts';

/** A submission under review, as shown at the desk. */
export type Reviewed = ReviewedSubmission_ReviewFragment;
