import type { SubmissionVerdict } from '#generated/types.ts';

/** Labels of review verdicts. */
export const verdictWords: Readonly<Record<SubmissionVerdict, string>> = {
  APPROVED: 'Approved',
  CHANGES_REQUESTED: 'Changes asked for',
  REJECTED: 'Rejected',
};
