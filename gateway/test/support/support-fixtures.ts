import type { DeskConversation, DeskTicket, TicketConversation } from '../../src/generated/rest.ts';
import { restTicket } from './fixtures.ts';

/** Creates a REST fixture of a ticket assigned to a colleague, as shown to staff. */
export function restDeskTicket(changes: Partial<DeskTicket> = {}): DeskTicket {
  return {
    number: 'HD-T-33333333',
    category: 'payments',
    subject: 'No receipt',
    status: 'open',
    email: 'sam@example.com',
    name: 'Sam Ode',
    isSubscriber: true,
    assignee: { id: 'user-1', name: 'Ada Lovelace' },
    createdAt: '2026-11-02T09:00:00.000Z',
    updatedAt: '2026-11-02T10:00:00.000Z',
    dueAt: '2026-11-02T21:00:00.000Z',
    isOverdue: false,
    version: 4,
    ...changes,
  };
}

/** The same ticket with one message and one order. */
export function restDeskConversation(changes: Partial<DeskTicket> = {}): DeskConversation {
  return {
    ticket: restDeskTicket(changes),
    personId: 'user-1',
    description: 'It has not come.',
    context: 'Help article: Receipts',
    messages: [
      { id: 'message-1', kind: 'note', author: 'Noor', body: 'Paid in May.', sentAt: '2026-11-02T10:00:00.000Z' },
    ],
    orders: [{ number: 'HDO-00000000', status: 'completed', total: 900, createdAt: '2026-11-01T09:00:00.000Z' }],
    isSatisfied: true,
    satisfactionNote: 'Quick.',
    mergedInto: 'HD-T-22222222',
  };
}

/** Creates a REST fixture of a closed ticket with one answer, as shown to its author. */
export function restTicketConversation(number: string): TicketConversation {
  return {
    ticket: restTicket({ number, status: 'closed' }),
    messages: [
      { id: 'message-1', isOwn: false, author: 'Noor', body: 'It is on its way.', sentAt: '2026-11-02T10:00:00.000Z' },
    ],
    canRate: true,
    isSatisfied: true,
  };
}
