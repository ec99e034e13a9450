/** What the list of jobs can be narrowed to. */
export const JOB_VIEWS = ['stopped', 'failing', 'running', 'waiting', 'all'] as const;
/** What the list of jobs can be narrowed to. */
export type JobView = (typeof JOB_VIEWS)[number];

/** What the list of payment events can be narrowed to. */
export const PAYMENT_EVENT_VIEWS = ['failed', 'processed'] as const;
/** What the list of payment events can be narrowed to. */
export type PaymentEventView = (typeof PAYMENT_EVENT_VIEWS)[number];

/** What the list of mails can be narrowed to. */
export const MAIL_VIEWS = ['all', 'waiting', 'failed', 'sent'] as const;
/** What the list of mails can be narrowed to. */
export type MailView = (typeof MAIL_VIEWS)[number];

/** What must be true of money, books and rights at any time, by what would be wrong. */
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
/** The name of one of them. */
export type MoneyCheckName = (typeof MONEY_CHECKS)[number];

/** What the shop can stop doing for a while. */
export const SHOP_SWITCHES = ['purchases', 'studio-applications', 'uploads', 'newsletter'] as const;
/** Something that the shop can stop doing for a while. */
export type ShopSwitchName = (typeof SHOP_SWITCHES)[number];

/** What people read who ask for it meanwhile. */
export const SWITCHED_OFF_WORDS: Readonly<Record<ShopSwitchName, string>> = {
  purchases: 'We take no orders and start no plans just now. Your bag is kept: please try again later.',
  'studio-applications': 'We take no new studios just now. What you have written is kept: please hand it in later.',
  uploads: 'We take no new files just now. Please send them again later.',
  newsletter: 'We take no new addresses just now. Please try again later.',
};
