import type { ReviewReportReason } from '#generated/types.ts';

/** Labels of report reasons. */
export const reportReasonWords: Readonly<Record<ReviewReportReason, string>> = {
  SPAM: 'Advertising, or paid for',
  OFFENSIVE: 'Insulting or obscene',
  PERSONAL_DATA: 'Gives away personal data',
  OFF_TOPIC: 'Not about the pattern',
  OTHER: 'Something else',
};
