import { DEFAULT_PAGE_SIZE } from '@halfdrop/domain';
import type {
  DeskMessageKind,
  DeskTicketSort,
  DeskTicketStatus,
  DeskTicketView,
  Resolvers,
} from '../generated/resolvers.ts';
import type { DeskConversation, DeskMessage, DeskTicket } from '../generated/rest.ts';
import { helpTopics } from '../help/help-topics.ts';
import { orderStatuses } from '../orders/order-statuses.ts';
import { exportOutcome } from '../platform/export-outcome.ts';
import { dollars } from '../platform/money.ts';
import { pageInfo } from '../platform/page-info.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { DeskApi } from './DeskApi.ts';

interface Context extends RequestContext {
  readonly desk: DeskApi;
}

/** Ticket statuses by REST name. */
export const deskTicketStatuses: Record<DeskTicket['status'], DeskTicketStatus> = {
  closed: 'CLOSED',
  new: 'NEW',
  open: 'OPEN',
  waiting: 'WAITING',
};
const kinds: Record<DeskMessage['kind'], DeskMessageKind> = {
  asker: 'ASKER',
  event: 'EVENT',
  note: 'NOTE',
  reply: 'REPLY',
};
const views: Record<DeskTicketView, string> = {
  ALL: 'all',
  CLOSED: 'closed',
  MINE: 'mine',
  OVERDUE: 'overdue',
  OWED: 'owed',
  UNASSIGNED: 'unassigned',
  WAITING: 'waiting',
};
const sorts: Record<DeskTicketSort, string> = {
  CREATED: 'created',
  CREATED_DESC: '-created',
  DUE: 'due',
  DUE_DESC: '-due',
  UPDATED: 'updated',
  UPDATED_DESC: '-updated',
};

const changes = {
  expects: ['IllegalTransitionError', 'NotFoundError', 'ValidationError', 'VersionConflictError'],
  fields: { NotFoundError: 'number', VersionConflictError: 'version' },
} as const;

/** Resolvers for answering tickets. Authorization is enforced by the API. */
export const deskResolvers: Resolvers<Context> = {
  Query: {
    deskTickets: async (_root, { view, sort, search, page, limit }, { desk }) => {
      const { tickets, pagination } = await desk.inbox({
        view: views[view ?? 'OWED'],
        sort: sorts[sort ?? 'DUE'],
        ...(search && { q: search }),
        page: page ?? 1,
        limit: limit ?? DEFAULT_PAGE_SIZE,
      });
      return { items: tickets.map(toDeskTicket), pageInfo: pageInfo(pagination) };
    },
    deskTicket: async (_root, { number }, { desk }) => {
      const found = await desk.conversation(number);
      return found && toConversation(found);
    },
    supportTools: (_root, _args, { desk }) => desk.tools(),
  },
  Mutation: {
    answerTicket: async (_root, { input }, { desk }) => {
      const { number, version, idempotencyKey: key, kind, body, isClosing } = input;
      const words = { version: version ?? null, key, body, isClosing: isClosing ?? false };
      const saying = desk.say(number, { ...words, kind: kind === 'NOTE' ? 'note' : 'reply' });
      const { data, errors } = await outcomeOf(saying, changes);
      return { conversation: data && toConversation(data), errors };
    },
    changeTicket: async (_root, { input: { number, version, assigneeId, isClosed } }, { desk }) => {
      const change = {
        version,
        ...(assigneeId !== undefined && { assigneeId }),
        ...(typeof isClosed === 'boolean' && { isClosed }),
      };
      const { data, errors } = await outcomeOf(desk.change(number, change), changes);
      return { conversation: data && toConversation(data), errors };
    },
    exportTickets: (_root, { input: { view, search } }, { desk }) =>
      exportOutcome(desk.export({ view: views[view ?? 'OWED'], ...(search && { q: search }) })),
    mergeTicket: async (_root, { input: { number, version, into } }, { desk }) => {
      const { data, errors } = await outcomeOf(desk.merge(number, version, into), changes);
      return { conversation: data && toConversation(data), errors };
    },
    noteTicketPresence: async (_root, { input: { number, isWriting } }, { desk }) => {
      const rules = { expects: ['NotFoundError'], fields: { NotFoundError: 'number' } } as const;
      const { data, errors } = await outcomeOf(desk.presence(number, isWriting), rules);
      return { presence: data, errors };
    },
    saveSupportMacro: async (_root, { input: { id, version, title, body } }, { desk }) => {
      const macro = {
        title,
        body,
        ...(typeof id === 'string' && { id }),
        ...(typeof version === 'number' && { version }),
      };
      const expects = ['AlreadyTakenError', 'NotFoundError', 'ValidationError', 'VersionConflictError'] as const;
      const { data, errors } = await outcomeOf(desk.saveMacro(macro), { expects });
      return { macro: data, errors };
    },
    removeSupportMacro: async (_root, { input: { id } }, { desk }) => {
      const rules = { expects: ['NotFoundError'], fields: { NotFoundError: 'id' } } as const;
      const { errors } = await outcomeOf(desk.removeMacro(id), rules);
      return { id: errors.length > 0 ? null : id, errors };
    },
    sendOrderMail: async (_root, { input: { orderNumber, mail } }, { desk }) => {
      const sending = desk.mailOrder(orderNumber, mail === 'RECEIPT' ? 'receipt' : 'files');
      const rules = {
        expects: ['IllegalTransitionError', 'NotFoundError'],
        fields: { NotFoundError: 'orderNumber' },
      } as const;
      const { data, errors } = await outcomeOf(sending, rules);
      return { sentTo: data?.sentTo ?? null, errors };
    },
  },
};

function toDeskTicket({ category, ...ticket }: DeskTicket) {
  return { ...ticket, topic: category && helpTopics[category], status: deskTicketStatuses[ticket.status] };
}

function toConversation({ ticket, messages, orders, ...conversation }: DeskConversation) {
  return {
    ...conversation,
    ticket: toDeskTicket(ticket),
    messages: messages.map((message) => ({ ...message, kind: kinds[message.kind] })),
    orders: orders.map((order) => ({ ...order, status: orderStatuses[order.status], total: dollars(order.total) })),
  };
}
