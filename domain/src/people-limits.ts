/** Duration of an impersonation, in minutes. */
export const IMPERSONATION_MINUTES = 30;

/** Number of free downloads per email address, in total. */
export const FREE_DOWNLOADS = 5;
