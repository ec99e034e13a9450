/** Waits for a review are told of the verdicts of so many days. */
export const REVIEW_WAIT_DAYS = 30;

/** Appeals are counted over so many days. */
export const REVIEW_APPEAL_DAYS = 365;

/** Of fewer appeals a share would say more than is known. */
export const MIN_APPEALS_FOR_SHARE = 20;

/** The share of refusals that did not stand when they were appealed against, 0 to 1; null while there were few appeals. */
export function overturnedShare(decided: number, overturned: number): number | null {
  return decided < MIN_APPEALS_FOR_SHARE ? null : overturned / decided;
}
