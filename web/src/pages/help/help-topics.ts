import type { HelpTopic } from '#generated/types.ts';

/** Ticket categories for when the help center cannot be loaded. */
export const helpTopics: ReadonlyArray<{ readonly topic: HelpTopic; readonly title: string }> = [
  { topic: 'ACCOUNT', title: 'Account & Login' },
  { topic: 'SUBSCRIPTION', title: 'Subscription & Plans' },
  { topic: 'DOWNLOADS', title: 'Downloads & Licenses' },
  { topic: 'PAYMENTS', title: 'Payments & Billing' },
  { topic: 'TECHNICAL', title: 'Technical Support' },
  { topic: 'GUIDES', title: 'Product & Design Guides' },
];
