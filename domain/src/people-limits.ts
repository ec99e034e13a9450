/** For how long somebody of the staff sees the shop as another person does. */
export const IMPERSONATION_MINUTES = 30;

/** How many free downloads one address has in all. */
export const FREE_DOWNLOADS = 5;

/** How many downloads the staff can add to a month of a plan. */
export const MAX_EXTRA_DOWNLOADS = 1000;
