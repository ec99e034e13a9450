import type { HelpTopic } from '../generated/resolvers.ts';
import type { HelpCategory } from '../generated/rest.ts';

/** Help categories as REST writes them. */
export const helpTopics: Record<HelpCategory['id'], HelpTopic> = {
  account: 'ACCOUNT',
  downloads: 'DOWNLOADS',
  guides: 'GUIDES',
  payments: 'PAYMENTS',
  subscription: 'SUBSCRIPTION',
  technical: 'TECHNICAL',
};
