/** Views of the staff's subscription list. */
export const SUBSCRIPTION_VIEWS = ['running', 'unpaid', 'canceled', 'trials', 'over', 'all'] as const;
/** View of the staff's subscription list. */
export type SubscriptionView = (typeof SUBSCRIPTION_VIEWS)[number];

/** Sort orders of the subscription list: by start date, or by the end of the current period. */
export const SUBSCRIPTION_SORTS = ['started', '-started', 'renewal', '-renewal'] as const;
/** Sort order of the subscription list; a minus means descending. */
export type SubscriptionSort = (typeof SUBSCRIPTION_SORTS)[number];

/** Maximum number of days credited at once. */
export const MAX_CREDITED_DAYS = 90;

/** Maximum number of extra downloads credited at once. */
export const MAX_CREDITED_DOWNLOADS = 1000;
