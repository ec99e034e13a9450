import type { ApplicationDeclineReason } from '#generated/types.ts';

/** Decline reasons as shown to staff. */
export const reasonLabels: Readonly<Record<ApplicationDeclineReason, string>> = {
  INCOMPLETE: 'Not enough to decide',
  NOT_SEAMLESS: 'Does not repeat, or not without seams',
  RANGE: 'Enough work of this kind',
  RIGHTS: 'Not clear that it is their own',
  TECHNIQUE: 'Technical quality',
};

/** Reasons in display order. */
export const declineReasons: readonly ApplicationDeclineReason[] = [
  'NOT_SEAMLESS',
  'TECHNIQUE',
  'RIGHTS',
  'RANGE',
  'INCOMPLETE',
];
