import type { ApplicationDeclineReason } from '#generated/types.ts';

/** The reasons for declining, as those who decide choose them. */
export const reasonLabels: Readonly<Record<ApplicationDeclineReason, string>> = {
  INCOMPLETE: 'Not enough to decide',
  NOT_SEAMLESS: 'Does not repeat, or not without seams',
  RANGE: 'Enough work of this kind',
  RIGHTS: 'Not clear that it is their own',
  TECHNIQUE: 'Technical quality',
};

/** The reasons in the order they are offered. */
export const declineReasons: readonly ApplicationDeclineReason[] = [
  'NOT_SEAMLESS',
  'TECHNIQUE',
  'RIGHTS',
  'RANGE',
  'INCOMPLETE',
];
