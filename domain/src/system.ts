/** Views of the job list. */
export const JOB_VIEWS = ['stopped', 'failing', 'running', 'waiting', 'all'] as const;
/** View of the job list. */
export type JobView = (typeof JOB_VIEWS)[number];

/** Views of the payment event list. */
export const PAYMENT_EVENT_VIEWS = ['failed', 'processed'] as const;
/** View of the payment event list. */
export type PaymentEventView = (typeof PAYMENT_EVENT_VIEWS)[number];

/** Views of the mail list. */
export const MAIL_VIEWS = ['all', 'waiting', 'failed', 'sent'] as const;
/** View of the mail list. */
export type MailView = (typeof MAIL_VIEWS)[number];

/** Names of the money checks; each names the violation it detects. */
export const MONEY_CHECKS = [
  'paid-not-completed',
  'order-without-charge',
  'charge-without-order',
  'order-without-license',
  'license-without-cause',
  'unbalanced-transaction',
  'statement-mismatch',
  'provider-difference',
] as const;
/** Name of a money check. */
export type MoneyCheckName = (typeof MONEY_CHECKS)[number];

/** Functions of the shop that can be switched off temporarily. */
export const SHOP_SWITCHES = ['purchases', 'studio-applications', 'uploads', 'newsletter'] as const;
/** Name of a shop switch. */
export type ShopSwitchName = (typeof SHOP_SWITCHES)[number];

/** The messages shown to users while a function is switched off. */
export const SWITCHED_OFF_WORDS: Readonly<Record<ShopSwitchName, string>> = {
  purchases: 'We take no orders and start no plans just now. Your bag is kept: please try again later.',
  'studio-applications': 'We take no new studios just now. What you have written is kept: please hand it in later.',
  uploads: 'We take no new files just now. Please send them again later.',
  newsletter: 'We take no new addresses just now. Please try again later.',
};
