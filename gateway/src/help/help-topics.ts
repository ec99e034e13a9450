import type { HelpTopic } from '../generated/resolvers.ts';
import type { HelpCategory } from '../generated/rest.ts';

/** Help categories, by how REST writes them. */
export const helpTopics: Record<HelpCategory['id'], HelpTopic> = {
  account: 'ACCOUNT',
  downloads: 'DOWNLOADS',
  guides: 'GUIDES',
  payments: 'PAYMENTS',
  subscription: 'SUBSCRIPTION',
  technical: 'TECHNICAL',
};

/** How REST writes help categories. */
export const restHelpTopics: Record<HelpTopic, HelpCategory['id']> = {
  ACCOUNT: 'account',
  DOWNLOADS: 'downloads',
  GUIDES: 'guides',
  PAYMENTS: 'payments',
  SUBSCRIPTION: 'subscription',
  TECHNICAL: 'technical',
};
