import type { HelpTopic } from '../generated/resolvers.ts';
import type { HelpCategory } from '../generated/rest.ts';

/** Help topics by REST name. */
export const helpTopics: Record<HelpCategory['id'], HelpTopic> = {
  account: 'ACCOUNT',
  downloads: 'DOWNLOADS',
  guides: 'GUIDES',
  payments: 'PAYMENTS',
  subscription: 'SUBSCRIPTION',
  technical: 'TECHNICAL',
};

/** REST names of help topics. */
export const restHelpTopics: Record<HelpTopic, HelpCategory['id']> = {
  ACCOUNT: 'account',
  DOWNLOADS: 'downloads',
  GUIDES: 'guides',
  PAYMENTS: 'payments',
  SUBSCRIPTION: 'subscription',
  TECHNICAL: 'technical',
};
