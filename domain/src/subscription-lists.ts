/** What a list of subscriptions can be narrowed to by those who run the shop. */
export const SUBSCRIPTION_VIEWS = ['running', 'unpaid', 'canceled', 'trials', 'over', 'all'] as const;
/** What a list of subscriptions is narrowed to. */
export type SubscriptionView = (typeof SUBSCRIPTION_VIEWS)[number];

/** What lists of subscriptions can be sorted by: when they began, or when the period that runs ends. */
export const SUBSCRIPTION_SORTS = ['started', '-started', 'renewal', '-renewal'] as const;
/** What a list of subscriptions is sorted by; descending with a minus. */
export type SubscriptionSort = (typeof SUBSCRIPTION_SORTS)[number];

/** The most days of a plan that are given at once. */
export const MAX_CREDITED_DAYS = 90;

/** The most downloads that are given beside a plan at once. */
export const MAX_CREDITED_DOWNLOADS = 1000;
