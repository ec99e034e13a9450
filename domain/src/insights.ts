/** Periods of insights, in days, including today. */
export const INSIGHT_DAYS = [30, 90, 365] as const;
