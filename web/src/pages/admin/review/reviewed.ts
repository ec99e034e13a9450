import type { ReviewedSubmission_ReviewFragment } from './ReviewedSubmission.fragment.generated.ts';

/** A submission in front of its reviewer, as the desk shows it. */
export type Reviewed = ReviewedSubmission_ReviewFragment;
