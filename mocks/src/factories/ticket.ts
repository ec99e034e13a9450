import type { SupportTicket } from '../generated/resolvers.ts';

/** Returns a ticket awaiting an answer. */
export function ticket(changes: Partial<SupportTicket> = {}): SupportTicket {
  return {
    number: 'HD-T-77777777',
    topic: 'DOWNLOADS',
    subject: 'The zip will not open',
    description: 'It says the archive is damaged.\n\nI tried it twice.',
    status: 'OPEN',
    createdAt: '2026-11-01T09:00:00.000Z',
    dueAt: '2026-11-02T09:00:00.000Z',
    ...changes,
  };
}
