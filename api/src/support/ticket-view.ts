import type { TicketState } from '@halfdrop/domain';
import type { TicketDto } from './support.contract.ts';
import type { TicketRow } from './support.repository.ts';

type Shown = Pick<TicketRow, 'number' | 'category_id' | 'subject' | 'description' | 'status' | 'created_at' | 'due_at'>;

/** Ticket states as shown to the requester, who is not told whether anybody has looked at it. */
const shownStates: Readonly<Record<TicketState, TicketDto['status']>> = {
  new: 'open',
  open: 'open',
  waiting: 'answered',
  closed: 'closed',
};

/** Converts a ticket to its requester's view. */
export function toTicket(ticket: Shown): TicketDto {
  return {
    number: ticket.number,
    category: ticket.category_id,
    subject: ticket.subject,
    description: ticket.description,
    status: shownStates[ticket.status],
    createdAt: ticket.created_at.toISOString(),
    dueAt: ticket.due_at.toISOString(),
  };
}
