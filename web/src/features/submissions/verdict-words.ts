import type { SubmissionVerdict } from '#generated/types.ts';

/** What reviews end with, in words. */
export const verdictWords: Readonly<Record<SubmissionVerdict, string>> = {
  APPROVED: 'Approved',
  CHANGES_REQUESTED: 'Changes asked for',
  REJECTED: 'Rejected',
};
