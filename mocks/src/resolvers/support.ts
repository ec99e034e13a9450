import {
  EmailField,
  MessageField,
  SenderNameField,
  TicketDescriptionField,
  TicketSubjectField,
} from '@halfdrop/domain';
import { ticket } from '../factories/ticket.ts';
import type { MutationResolvers, QueryResolvers, SupportTicket } from '../generated/resolvers.ts';
import { paged } from '../paging.ts';
import { brokenRules, fieldRule } from '../rules.ts';
import type { Shop } from '../shop.ts';
import { helpMutations, helpQueries } from './help.ts';
import { deskState } from './support-desk.ts';
import { conversationState } from './ticket-conversations.ts';

/** State and resolvers of help articles, tickets, messages and answers. */
export function supportState(shop: Shop): { readonly queries: QueryResolvers; readonly mutations: MutationResolvers } {
  const desk = deskState(shop);
  const conversations = conversationState(shop);
  return {
    queries: { ...helpQueries(), ...supportQueries(shop), ...desk.queries, ...conversations.queries },
    mutations: { ...helpMutations(), ...supportMutations(shop), ...desk.mutations, ...conversations.mutations },
  };
}

/** Resolvers of contact details, and of the viewer's tickets. */
function supportQueries(shop: Shop): QueryResolvers {
  return {
    supportEmail: () => 'help@studio.example',
    supportTickets: (_root, { page, limit }, context) => {
      const account = shop.viewer(context);
      return account && paged(account.tickets, page ?? 1, limit ?? 24);
    },
    supportTicket: (_root, { number }, context) =>
      shop.viewer(context)?.tickets.find((each) => each.number === number) ?? null,
  };
}

/** Resolvers that create tickets and messages. */
function supportMutations(shop: Shop): MutationResolvers {
  let tickets = 0;
  const opened = (question: Pick<SupportTicket, 'topic' | 'subject' | 'description'>): SupportTicket => {
    tickets += 1;
    const number = `HD-T-${String(tickets + 1)
      .repeat(8)
      .slice(0, 8)}`;
    return ticket({ number, ...question });
  };
  return {
    submitTicket: (_root, { input }, context) => {
      const account = shop.viewer(context);
      const { topic, subject, description, email } = input;
      const errors = brokenRules([
        fieldRule('subject', TicketSubjectField, subject),
        fieldRule('description', TicketDescriptionField, description),
        ...(account ? [] : [fieldRule('email', EmailField, email ?? '')]),
      ]);
      if (errors.length > 0) return { ticket: null, errors };
      const added = opened({ topic, subject, description });
      account?.tickets.unshift(added);
      return { ticket: added, errors };
    },
    sendMessage: (_root, { input }) => {
      const errors = brokenRules([
        fieldRule('name', SenderNameField, input.name),
        fieldRule('email', EmailField, input.email),
        fieldRule('message', MessageField, input.message),
      ]);
      const subject = `Contact form: ${(input.subject ?? 'GENERAL').toLowerCase()}`;
      return {
        ticket: errors.length > 0 ? null : opened({ topic: null, subject, description: input.message }),
        errors,
      };
    },
  };
}
