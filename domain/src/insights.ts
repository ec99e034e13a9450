/** How many days insights go back, today included. */
export const INSIGHT_DAYS = [30, 90, 365] as const;
