import { MessageField } from '@halfdrop/domain';
import type {
  MutationResolvers,
  QueryResolvers,
  SupportTicket,
  TicketConversation,
  TicketMessage,
} from '../generated/resolvers.ts';
import { brokenRules, fieldRule } from '../rules.ts';
import type { Account, Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';
import { illegalTransition, notFound } from '../user-errors.ts';

const answeredAt = '2026-11-01T15:00:00.000Z';
const answer: TicketMessage = {
  id: 'answer-1',
  isOwn: false,
  author: 'Noor',
  body: 'We have sent it again.\nIs it there now?',
  sentAt: answeredAt,
};

function find(account: Account | null, number: string): SupportTicket | undefined {
  return account?.tickets.find((each) => each.number === number);
}

/** State and resolvers of ticket conversations and satisfaction ratings; tickets that are not open have one answer. */
export function conversationState(shop: Shop): {
  readonly queries: QueryResolvers;
  readonly mutations: MutationResolvers;
} {
  const said = new Map<string, TicketMessage[]>();
  const ratings = new Map<string, boolean>();
  const toConversation = (ticket: SupportTicket): TicketConversation => ({
    ticket,
    messages: said.get(ticket.number) ?? (ticket.status === 'OPEN' ? [] : [answer]),
    viewerCanRate: ticket.status === 'CLOSED',
    isSatisfied: ratings.get(ticket.number) ?? null,
  });

  return {
    queries: {
      ticketConversation: (_root, { number }, context) => {
        const ticket = find(shop.viewer(context), number);
        return ticket ? toConversation(ticket) : null;
      },
    },
    mutations: {
      replyToTicket: (_root, { input: { number, idempotencyKey: key, body } }, context) => {
        const account = signedIn(shop, context);
        const ticket = find(account, number);
        if (!ticket) return { conversation: null, errors: [notFound('number')] };
        const errors = brokenRules([fieldRule('body', MessageField, body)]);
        if (errors.length > 0) return { conversation: null, errors };
        const { messages } = toConversation(ticket);
        if (!messages.some(({ id }) => id === key)) {
          said.set(number, [...messages, { id: key, isOwn: true, author: null, body, sentAt: answeredAt }]);
        }
        const open: SupportTicket = { ...ticket, status: 'OPEN' };
        account.tickets = account.tickets.map((each) => (each.number === number ? open : each));
        return { conversation: toConversation(open), errors };
      },
      rateTicket: (_root, { input: { number, isSatisfied } }, context) => {
        const ticket = find(signedIn(shop, context), number);
        if (!ticket) return { conversation: null, errors: [notFound('number')] };
        if (ticket.status !== 'CLOSED') return { conversation: null, errors: [illegalTransition] };
        ratings.set(number, isSatisfied);
        return { conversation: toConversation(ticket), errors: [] };
      },
      rateTicketByLink: (_root, { input: { token } }) => {
        const [number = ''] = token.split('.');
        return number === 'HD-T-88888888' ? { number, errors: [] } : { number: null, errors: [notFound('token')] };
      },
    },
  };
}
