import type { DomainModule } from '../platform/domain-module.ts';
import { conversationResolvers } from './conversation.resolvers.ts';
import { deskResolvers } from './desk.resolvers.ts';
import { restDeskApi } from './DeskApi.ts';
import { supportResolvers } from './support.resolvers.ts';
import { restSupportApi } from './SupportApi.ts';

/** Tickets, contact form messages, and answering them. */
export const supportModule = {
  apis: { support: restSupportApi, desk: restDeskApi },
  resolvers: [supportResolvers, conversationResolvers, deskResolvers],
} satisfies DomainModule;
