import type { HelpTopic } from '#generated/types.ts';

/** The categories a ticket can have while the help center itself cannot be read. */
export const helpTopics: ReadonlyArray<{ readonly topic: HelpTopic; readonly title: string }> = [
  { topic: 'ACCOUNT', title: 'Account & Login' },
  { topic: 'SUBSCRIPTION', title: 'Subscription & Plans' },
  { topic: 'DOWNLOADS', title: 'Downloads & Licenses' },
  { topic: 'PAYMENTS', title: 'Payments & Billing' },
  { topic: 'TECHNICAL', title: 'Technical Support' },
  { topic: 'GUIDES', title: 'Product & Design Guides' },
];
