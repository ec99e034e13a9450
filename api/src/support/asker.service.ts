import type { Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { Problem } from '../platform/http/problem.ts';
import { lockTicket, updateTicket } from './desk/desk.repository.ts';
import { findMessages, insertMessage, type MessageRow } from './messages.repository.ts';
import { ticketOfToken } from './reply-address.ts';
import type { Rating, TicketConversationDto } from './support.contract.ts';
import { findTicketByNumber, type TicketRow } from './support.repository.ts';
import { toTicket } from './ticket-view.ts';

const HOUR = 3_600_000;

/** Operations of requesters on their tickets. */
export interface AskerService {
  /** @throws not_found for an unknown ticket and for someone else's alike */
  conversation(userId: string, number: string): Promise<TicketConversationDto>;
  /** Adds a message, once per idempotency key; reopens a closed ticket. @throws not_found, rate_limited */
  reply(userId: string, number: string, words: { key: string; body: string }): Promise<TicketConversationDto>;
  /** @throws not_found, illegal_transition unless it is closed */
  rate(userId: string, number: string, rating: Rating): Promise<TicketConversationDto>;
  /** @throws not_found for an invalid token, illegal_transition unless it is closed */
  rateByLink(token: string, rating: Rating): Promise<{ number: string; isSatisfied: boolean }>;
}

interface AskerNeeds extends Pick<Foundation, 'db' | 'callLimits' | 'clock'> {
  readonly linkSecret: string;
}

/** Creates the service. */
export function createAskerService({ db, callLimits, clock, linkSecret }: AskerNeeds): AskerService {
  const repliesOf = callLimits('ticket-replies', 30, 3600);

  async function conversation(userId: string, number: string): Promise<TicketConversationDto> {
    const ticket = await findTicketByNumber(db, userId, number);
    if (!ticket) throw new Problem('not_found', { message: "We couldn't find this ticket." });
    return toConversation(ticket, await findMessages(db, ticket.id));
  }

  return {
    conversation,

    async reply(userId, number, { key, body }) {
      await repliesOf.spend(userId);
      await inTransaction(db, async (trx) => {
        await addWordsOfAsker(trx, await lockOwnTicket(trx, userId, number), { key, body, userId, now: clock.now() });
      });
      return conversation(userId, number);
    },

    async rate(userId, number, rating) {
      await inTransaction(db, async (trx) => rate(trx, await lockOwnTicket(trx, userId, number), rating));
      return conversation(userId, number);
    },

    async rateByLink(token, rating) {
      const number = ticketOfToken(linkSecret, token);
      await inTransaction(db, async (trx) => {
        await rate(trx, number === null ? undefined : await lockTicket(trx, number), rating);
      });
      return { number: number ?? '', isSatisfied: rating.isSatisfied };
    },
  };
}

async function rate(trx: Trx, ticket: TicketRow | undefined, { isSatisfied, note }: Rating): Promise<void> {
  if (!ticket) throw new Problem('not_found', { message: 'This link does not work any more.' });
  if (ticket.status !== 'closed') throw new Problem('illegal_transition');
  await updateTicket(trx, ticket.id, { is_satisfied: isSatisfied, satisfaction_note: note === '' ? null : note });
}

async function lockOwnTicket(trx: Trx, userId: string, number: string): Promise<TicketRow> {
  const ticket = await lockTicket(trx, number);
  if (ticket?.user_id !== userId) throw new Problem('not_found', { message: "We couldn't find this ticket." });
  return ticket;
}

/** Adds the requester's message to a locked ticket, which then awaits an answer again. A known key changes nothing. */
export async function addWordsOfAsker(
  trx: Trx,
  ticket: TicketRow,
  { key, body, userId, now }: { key: string; body: string; userId: string | null; now: Date },
): Promise<void> {
  const words = { ticket_id: ticket.id, kind: 'asker', author_id: userId, body, sent_at: now, key } as const;
  if (!(await insertMessage(trx, words))) return;
  const isOwed = ticket.status === 'new' || ticket.status === 'open';
  await updateTicket(trx, ticket.id, {
    updated_at: now,
    closed_at: null,
    ...(!isOwed && { status: 'open', due_at: new Date(now.getTime() + ticket.promised_hours * HOUR) }),
  });
}

function toConversation(ticket: TicketRow, messages: readonly MessageRow[]): TicketConversationDto {
  return {
    ticket: toTicket(ticket),
    messages: messages
      .filter(({ kind }) => kind === 'asker' || kind === 'reply')
      .map(({ id, kind, author_name: name, body, sent_at: sentAt }) => ({
        id,
        isOwn: kind === 'asker',
        author: kind === 'asker' ? null : firstName(name),
        body,
        sentAt: sentAt.toISOString(),
      })),
    canRate: ticket.status === 'closed' && ticket.merged_into_id === null,
    isSatisfied: ticket.is_satisfied,
  };
}

function firstName(name: string | null): string {
  return name?.split(' ')[0] ?? 'Halfdrop';
}
