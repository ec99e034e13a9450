import { randomUUID } from 'node:crypto';
import type { Db, Trx } from '../../database.ts';
import type { Foundation } from '../../domain-module.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { invalidField, Problem } from '../../platform/http/problem.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { Audit, AuditAuthor } from '../../staff/audit.ts';
import { hasMessage, insertMessage } from '../messages.repository.ts';
import { closedJob, replyJob } from '../send-answer-mail.ts';
import type { TicketRow } from '../support.repository.ts';
import { deskConversation, toDeskTicket } from './desk-view.ts';
import type {
  DeskConversationDto,
  DeskTicketPageDto,
  TicketChange,
  TicketPresenceDto,
  Words,
} from './desk.contract.ts';
import {
  findAgents,
  findShownTicket,
  lockTicket,
  moveMessages,
  readInbox,
  updateTicket,
  type TicketFilter,
} from './desk.repository.ts';
import { findPresent, forgetPresence, recordPresence } from './presence.repository.ts';

const HOUR = 3_600_000;
/** After this long without a heartbeat, someone is considered to have left a ticket. */
const PRESENT_MS = 5000;

type Inbox = Pick<TicketFilter, 'view' | 'text' | 'agentId'> & {
  readonly sort: Parameters<typeof readInbox>[2];
  readonly page: number;
  readonly limit: number;
};

/** Ticket operations for staff. */
export interface DeskService {
  inbox(asked: Inbox): Promise<DeskTicketPageDto>;
  /** @throws not_found */
  conversation(number: string): Promise<DeskConversationDto>;
  /**
   * Adds an answer or a note, once per key. @throws not_found, version_conflict, illegal_transition if it was merged
   */
  say(by: AuditAuthor, number: string, words: Words): Promise<DeskConversationDto>;
  /**
   * @throws not_found, version_conflict, illegal_transition if it was merged, validation_failed for an unknown assignee
   */
  change(by: AuditAuthor, number: string, change: TicketChange): Promise<DeskConversationDto>;
  /** @throws not_found, version_conflict, illegal_transition for tickets of different requesters */
  merge(by: AuditAuthor, number: string, into: { version: number; into: string }): Promise<DeskConversationDto>;
  /** @throws not_found */
  presence(agentId: string, number: string, isWriting: boolean): Promise<TicketPresenceDto>;
  forgetPresence(): Promise<void>;
}

interface DeskNeeds extends Pick<Foundation, 'db' | 'clock'> {
  readonly audit: Audit;
}

/** Creates the service. */
export function createDeskService(shop: DeskNeeds): DeskService {
  const { db, clock } = shop;
  const seen = (number: string) => deskConversation(db, number, clock.now());
  return {
    async inbox({ sort, page, limit, ...filter }) {
      const now = clock.now();
      const { rows, pagination } = await readInbox(db, { ...filter, now }, sort, { page, limit });
      return { tickets: rows.map((row) => toDeskTicket(row, now)), pagination };
    },

    conversation: seen,

    async say(by, number, words) {
      await inTransaction(db, (trx) => say(shop, trx, by, number, words));
      return seen(number);
    },

    async change(by, number, change) {
      await inTransaction(db, (trx) => applyChange(shop, trx, by, number, change));
      return seen(number);
    },

    async merge(by, number, { version, into }) {
      await inTransaction(db, (trx) => merge(shop, trx, by, { number, version, into }));
      return seen(into);
    },

    async presence(agentId, number, isWriting) {
      const now = clock.now();
      const ticket = await findShownTicket(db, number);
      if (!ticket) throw new Problem('not_found');
      await recordPresence(db, { ticketId: ticket.id, agentId, isWriting, now });
      return { version: ticket.version, others: await others(db, ticket.id, agentId, now) };
    },

    forgetPresence: () => forgetPresence(db, new Date(clock.now().getTime() - HOUR)),
  };
}

async function others(db: Db, ticketId: string, agentId: string, now: Date): Promise<TicketPresenceDto['others']> {
  const since = new Date(now.getTime() - PRESENT_MS);
  const rows = await findPresent(db, ticketId, agentId, since);
  return rows.map(({ name, writing_at: writingAt }) => ({ name, isWriting: writingAt !== null && writingAt > since }));
}

/** Locks a ticket that was not merged. @throws not_found, illegal_transition, version_conflict with `currentVersion` */
async function requireTicket(trx: Trx, number: string, version: number | null): Promise<TicketRow> {
  const ticket = await lockTicket(trx, number);
  if (!ticket) throw new Problem('not_found', { message: 'There is no ticket with this number.' });
  if (ticket.merged_into_id !== null) {
    throw new Problem('illegal_transition', { message: 'This ticket was merged into another one.' });
  }
  if (version !== null && version !== ticket.version) {
    throw new Problem('version_conflict', { data: { currentVersion: ticket.version } });
  }
  return ticket;
}

async function say(shop: DeskNeeds, trx: Trx, by: AuditAuthor, number: string, words: Words): Promise<void> {
  const { key, kind, body, isClosing, version = null } = words;
  const before = await requireTicket(trx, number, null);
  if (await hasMessage(trx, before.id, key)) return;
  if (kind === 'reply' && version !== before.version) {
    throw new Problem('version_conflict', { data: { currentVersion: before.version } });
  }
  const now = shop.clock.now();
  const message = { ticket_id: before.id, kind, author_id: by.userId, body, sent_at: now, key };
  const added = await insertMessage(trx, message);
  const status = kind === 'note' ? before.status : isClosing ? 'closed' : 'waiting';
  const after = await updateTicket(trx, before.id, {
    status,
    updated_at: now,
    ...(kind === 'reply' && {
      assignee_id: before.assignee_id ?? by.userId,
      answered_at: before.answered_at ?? now,
      closed_at: isClosing ? now : null,
    }),
  });
  if (kind === 'reply') await addJob(trx, replyJob, { ticketId: before.id, messageId: added?.id });
  await noteChange(shop, trx, by, before, after, kind);
}

async function applyChange(
  shop: DeskNeeds,
  trx: Trx,
  by: AuditAuthor,
  number: string,
  { version, assigneeId, isClosed }: TicketChange,
): Promise<void> {
  const before = await requireTicket(trx, number, version);
  const agent = assigneeId ? (await findAgents(trx)).find(({ id }) => id === assigneeId) : undefined;
  if (assigneeId && !agent) throw invalidField('assigneeId', 'Choose a staff member who answers tickets');
  const now = shop.clock.now();
  const wasClosed = before.status === 'closed';
  const isNew = { closes: isClosed === true && !wasClosed, opens: isClosed === false && wasClosed };
  const after = await updateTicket(trx, before.id, {
    updated_at: now,
    ...(assigneeId !== undefined && { assignee_id: assigneeId }),
    ...(isNew.closes && { status: 'closed', closed_at: now }),
    ...(isNew.opens && {
      status: 'open',
      closed_at: null,
      due_at: new Date(now.getTime() + before.promised_hours * HOUR),
    }),
  });
  const done = [
    ...(assigneeId === undefined ? [] : [agent ? `Assigned to ${agent.name}` : 'Assigned to nobody']),
    ...(isNew.closes ? ['Closed'] : []),
    ...(isNew.opens ? ['Opened again'] : []),
  ];
  for (const body of done) await addEvent(trx, after, by, body, now);
  if (isNew.closes) await addJob(trx, closedJob, { ticketId: before.id });
  await noteChange(shop, trx, by, before, after, 'change');
}

async function merge(
  shop: DeskNeeds,
  trx: Trx,
  by: AuditAuthor,
  { number, version, into }: { number: string; version: number; into: string },
): Promise<void> {
  // Locked in the order of their numbers, so that concurrent merges cannot deadlock.
  const isFirst = number < into;
  const early = isFirst ? await requireTicket(trx, number, version) : await requireTicket(trx, into, null);
  const late = isFirst ? await requireTicket(trx, into, null) : await requireTicket(trx, number, version);
  const [from, to] = isFirst ? [early, late] : [late, early];
  const isSame =
    from.user_id === null || to.user_id === null
      ? from.email.toLowerCase() === to.email.toLowerCase()
      : from.user_id === to.user_id;
  if (number === into || !isSame) {
    throw new Problem('illegal_transition', { message: 'Only tickets of the same person can be merged.' });
  }
  const now = shop.clock.now();
  await moveMessages(trx, from.id, to.id);
  const words = { ticket_id: to.id, kind: 'asker', author_id: from.user_id, sent_at: from.created_at } as const;
  await insertMessage(trx, { ...words, body: `${from.subject}\n\n${from.description}`, key: `merged:${from.id}` });
  await addEvent(trx, to, by, `${from.number} goes on here`, now);
  const closed = { status: 'closed', closed_at: now, updated_at: now, merged_into_id: to.id } as const;
  const after = await updateTicket(trx, from.id, closed);
  const isOwed = from.status === 'new' || from.status === 'open';
  await updateTicket(trx, to.id, {
    updated_at: now,
    ...(isOwed && { status: 'open', due_at: from.due_at < to.due_at ? from.due_at : to.due_at }),
  });
  await noteChange(shop, trx, by, from, after, `merged into ${to.number}`);
}

async function addEvent(trx: Trx, ticket: TicketRow, by: AuditAuthor, body: string, now: Date): Promise<void> {
  await insertMessage(trx, {
    ticket_id: ticket.id,
    kind: 'event',
    author_id: by.userId,
    body,
    sent_at: now,
    key: `event:${randomUUID()}`,
  });
}

async function noteChange(
  { audit }: DeskNeeds,
  trx: Trx,
  by: AuditAuthor,
  before: TicketRow,
  after: TicketRow,
  why: string,
): Promise<void> {
  await audit.record(trx, {
    by,
    action: 'ticket.answer',
    subject: { kind: 'ticket', id: before.number },
    before: facts(before),
    after: facts(after),
    why,
  });
}

function facts({ status, assignee_id: assigneeId, version }: TicketRow) {
  return { status, assigneeId, version };
}
