import type { SubmissionVerdict } from '#generated/types.ts';

/** What reviews end with, as reviewers read it. */
export const verdictWords: Readonly<Record<SubmissionVerdict, string>> = {
  APPROVED: 'Approved',
  CHANGES_REQUESTED: 'Changes asked for',
  REJECTED: 'Rejected',
};
