import type { TicketDto } from './support.contract.ts';
import type { TicketRow } from './support.repository.ts';

type Shown = Pick<TicketRow, 'number' | 'category_id' | 'subject' | 'description' | 'status' | 'created_at' | 'due_at'>;

/** A ticket as the person who opened it sees it. */
export function toTicket(ticket: Shown): TicketDto {
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
