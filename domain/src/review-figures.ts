/** Waits for a review are told of the verdicts of so many days. */
export const REVIEW_WAIT_DAYS = 30;

/** Appeals are counted over so many days. */
export const REVIEW_APPEAL_DAYS = 365;

/** The share of refusals that did not stand when they were appealed against, 0 to 1; null while nothing was decided. */
export function overturnedShare(decided: number, overturned: number): number | null {
  return decided === 0 ? null : overturned / decided;
}
