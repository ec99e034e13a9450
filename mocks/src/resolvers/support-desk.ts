import { MessageField } from '@halfdrop/domain';
import { DESK_NOW, deskConversations, deskMessage, supportAgents, supportMacros } from '../factories/desk-ticket.ts';
import type {
  DeskConversation,
  DeskTicket,
  DeskTicketSort,
  DeskTicketView,
  MutationResolvers,
  QueryResolvers,
} from '../generated/resolvers.ts';
import { paged } from '../paging.ts';
import { brokenRules, fieldRule } from '../rules.ts';
import type { Shop } from '../shop.ts';
import { illegalTransition, notFound, versionConflict } from '../user-errors.ts';
import { macroState } from './support-macros.ts';

type Refusal = typeof illegalTransition | ReturnType<typeof notFound> | ReturnType<typeof versionConflict>;

/** The ticket to continue, or the errors explaining why there is none. */
type Demanded =
  { readonly now: DeskConversation; readonly refusal: null } | { readonly now: null; readonly refusal: Refusal };

const isOwed = ({ status }: DeskTicket) => status === 'NEW' || status === 'OPEN';
const views: Record<DeskTicketView, (ticket: DeskTicket, agentId: string) => boolean> = {
  ALL: () => true,
  CLOSED: ({ status }) => status === 'CLOSED',
  MINE: ({ assignee, status }, agentId) => assignee?.id === agentId && status !== 'CLOSED',
  OVERDUE: (ticket) => isOwed(ticket) && ticket.isOverdue,
  OWED: isOwed,
  UNASSIGNED: ({ assignee, status }) => assignee === null && status !== 'CLOSED',
  WAITING: ({ status }) => status === 'WAITING',
};
const sorts: Record<DeskTicketSort, readonly [key: 'createdAt' | 'dueAt' | 'updatedAt', isDescending: boolean]> = {
  CREATED: ['createdAt', false],
  CREATED_DESC: ['createdAt', true],
  DUE: ['dueAt', false],
  DUE_DESC: ['dueAt', true],
  UPDATED: ['updatedAt', false],
  UPDATED_DESC: ['updatedAt', true],
};

function has({ number, subject, email }: DeskTicket, search: string): boolean {
  const words = search.toLowerCase();
  return number.toLowerCase() === words || email === words || subject.toLowerCase().includes(words);
}

/** Creates the inbox of one mocked shop, with the actions on its tickets. */
function createInbox(tickets: readonly DeskConversation[]) {
  const inbox = new Map(tickets.map((each) => [each.ticket.number, each]));
  return {
    inbox,
    /** Idempotency keys of messages. */
    keys: new Set<string>(),
    changed(now: DeskConversation, change: Partial<DeskTicket>, event?: string): DeskConversation {
      const ticket = { ...now.ticket, ...change, version: now.ticket.version + 1, updatedAt: DESK_NOW };
      const id = `message-${now.ticket.number}-${ticket.version}`;
      const done = event === undefined ? [] : [deskMessage({ id, kind: 'EVENT', author: 'Ada Lovelace', body: event })];
      const after = { ...now, ticket, messages: [...now.messages, ...done] };
      inbox.set(ticket.number, after);
      return after;
    },
    demand(number: string, version: number | null): Demanded {
      const now = inbox.get(number);
      if (!now) return { now: null, refusal: notFound('number') };
      if (now.mergedInto !== null) return { now: null, refusal: illegalTransition };
      const isOld = version !== null && version !== now.ticket.version;
      return isOld ? { now: null, refusal: versionConflict(now.ticket.version) } : { now, refusal: null };
    },
  };
}

type Inbox = ReturnType<typeof createInbox>;

/** State and resolvers of the support desk; a colleague is writing on the first ticket. */
export function deskState(shop: Shop): { readonly queries: QueryResolvers; readonly mutations: MutationResolvers } {
  const store = createInbox(shop.scenario === 'empty' ? [] : deskConversations());
  const { inbox } = store;
  const macros = macroState(shop, supportMacros());
  return {
    queries: {
      deskTickets: (_root, { view, sort, search, page, limit }, context) => {
        shop.demand(context, 'ticket.answer');
        const agentId = shop.viewer(context)?.user.id ?? '';
        const [key, isDescending] = sorts[sort ?? 'DUE'];
        const found = [...inbox.values()]
          .map(({ ticket }) => ticket)
          .filter((ticket) => views[view ?? 'OWED'](ticket, agentId) && (!search || has(ticket, search)))
          .toSorted((left, right) => left[key].localeCompare(right[key]));
        return paged(isDescending ? found.toReversed() : found, page ?? 1, limit ?? 24);
      },
      deskTicket: (_root, { number }, context) => {
        shop.demand(context, 'ticket.answer');
        return inbox.get(number) ?? null;
      },
      supportTools: (_root, _args, context) => {
        shop.demand(context, 'ticket.answer');
        return { agents: [...supportAgents], macros: macros.all() };
      },
    },
    mutations: { ...macros.mutations, ...answerMutations(shop, store), ...besideAnswers(shop, store) },
  };
}

function answerMutations(shop: Shop, store: Inbox): MutationResolvers {
  const { inbox, keys } = store;
  return {
    answerTicket: (_root, { input }, context) => {
      shop.demand(context, 'ticket.answer');
      const { number, version, idempotencyKey: key, kind, body, isClosing } = input;
      const errors = brokenRules([fieldRule('body', MessageField, body)]);
      if (errors.length > 0) return { conversation: null, errors };
      const { now, refusal } = store.demand(number, kind === 'REPLY' && !keys.has(key) ? (version ?? 0) : null);
      if (!now) return { conversation: null, errors: [refusal] };
      if (keys.has(key)) return { conversation: now, errors: [] };
      keys.add(key);
      const status = kind === 'NOTE' ? now.ticket.status : isClosing ? 'CLOSED' : 'WAITING';
      const author = shop.viewer(context)?.user.name ?? null;
      const said = deskMessage({ id: `message-${key}`, kind, author, body });
      const after = store.changed({ ...now, messages: [...now.messages, said] }, { status, isOverdue: false });
      return { conversation: after, errors: [] };
    },
    changeTicket: (_root, { input }, context) => {
      shop.demand(context, 'ticket.answer');
      const { number, version, assigneeId, isClosed } = input;
      const { now, refusal } = store.demand(number, version);
      if (!now) return { conversation: null, errors: [refusal] };
      const assignee = supportAgents.find(({ id }) => id === assigneeId) ?? null;
      if (typeof isClosed === 'boolean') {
        const change = { status: isClosed ? ('CLOSED' as const) : ('OPEN' as const) };
        return { conversation: store.changed(now, change, isClosed ? 'Closed' : 'Opened again'), errors: [] };
      }
      return {
        conversation: store.changed(now, { assignee }, `Assigned to ${assignee?.name ?? 'nobody'}`),
        errors: [],
      };
    },
    mergeTicket: (_root, { input: { number, version, into } }, context) => {
      shop.demand(context, 'ticket.answer');
      const { now: from, refusal } = store.demand(number, version);
      if (!from) return { conversation: null, errors: [refusal] };
      const target = inbox.get(into);
      if (!target) return { conversation: null, errors: [notFound('into')] };
      if (target.ticket.email !== from.ticket.email || into === number) {
        return { conversation: null, errors: [illegalTransition] };
      }
      inbox.set(number, { ...from, mergedInto: into, ticket: { ...from.ticket, status: 'CLOSED' } });
      return { conversation: store.changed(target, {}, `${number} goes on here`), errors: [] };
    },
  };
}

function besideAnswers(shop: Shop, { inbox }: Inbox): MutationResolvers {
  return {
    noteTicketPresence: (_root, { input: { number } }, context) => {
      shop.demand(context, 'ticket.answer');
      const found = inbox.get(number);
      if (!found) return { presence: null, errors: [notFound('number')] };
      const others = number === 'HD-T-22222222' ? [{ name: 'Noor Haddad', isWriting: true }] : [];
      return { presence: { version: found.ticket.version, others }, errors: [] };
    },
    sendOrderMail: (_root, { input: { orderNumber } }, context) => {
      shop.demand(context, 'order.resend');
      const order = shop.accounts.flatMap(({ orders }) => orders).find((each) => each.number === orderNumber);
      return order ? { sentTo: order.receiptEmail, errors: [] } : { sentTo: null, errors: [notFound('orderNumber')] };
    },
  };
}
