/** For how long somebody of the staff sees the shop as another person does. */
export const IMPERSONATION_MINUTES = 30;

/** How many free downloads one address has in all. */
export const FREE_DOWNLOADS = 5;
