import type { TicketDto } from './support.contract.ts';
import type { TicketRow } from './support.repository.ts';

/** A ticket as the person who opened it sees it. */
export function toTicket(ticket: Omit<TicketRow, 'id' | 'user_id' | 'email' | 'context'>): TicketDto {
  return {
    number: ticket.number,
    category: ticket.category_id,
    subject: ticket.subject,
    description: ticket.description,
    status: ticket.status,
    createdAt: ticket.created_at.toISOString(),
    dueAt: ticket.due_at.toISOString(),
  };
}
