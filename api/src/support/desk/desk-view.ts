import type { Db } from '../../database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { findMessages } from '../messages.repository.ts';
import type { DeskConversationDto, DeskTicketDto } from './desk.contract.ts';
import { findOrdersOf, findShownTicket, type ShownTicketRow } from './desk.repository.ts';

const EVERYONE_HOURS = 24;

/** Converts a ticket to the staff's list view. */
export function toDeskTicket(row: ShownTicketRow, now: Date): DeskTicketDto {
  const isOwed = row.status === 'new' || row.status === 'open';
  return {
    number: row.number,
    category: row.category_id,
    subject: row.subject,
    status: row.status,
    email: row.email,
    name: row.requester_name ?? row.sender_name,
    isSubscriber: row.promised_hours < EVERYONE_HOURS,
    assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name ?? '' },
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    isOverdue: isOwed && row.due_at < now,
    version: row.version,
  };
}

/** Reads a ticket with its messages and orders. @throws not_found */
export async function deskConversation(db: Db, number: string, now: Date): Promise<DeskConversationDto> {
  const row = await findShownTicket(db, number);
  if (!row) throw new Problem('not_found', { message: 'There is no ticket with this number.' });
  const [messages, orders] = await Promise.all([findMessages(db, row.id), findOrdersOf(db, row)]);
  return {
    ticket: toDeskTicket(row, now),
    personId: row.user_id,
    description: row.description,
    context: row.context,
    messages: messages.map(({ id, kind, author_name: author, body, sent_at: sentAt }) => ({
      id,
      kind,
      author: kind === 'asker' ? null : author,
      body,
      sentAt: sentAt.toISOString(),
    })),
    orders: orders.map(({ number: order, status, total_cents: total, created_at: at }) => ({
      number: order,
      status,
      total,
      createdAt: at.toISOString(),
    })),
    isSatisfied: row.is_satisfied,
    satisfactionNote: row.satisfaction_note,
    mergedInto: row.merged_into,
  };
}
