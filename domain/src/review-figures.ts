/** Period over which review waiting times are computed, in days. */
export const REVIEW_WAIT_DAYS = 30;

/** Period over which appeals are counted, in days. */
export const REVIEW_APPEAL_DAYS = 365;

/** Returns the share of appeals that overturned a refusal, from 0 to 1; null if none was decided. */
export function overturnedShare(decided: number, overturned: number): number | null {
  return decided === 0 ? null : overturned / decided;
}
