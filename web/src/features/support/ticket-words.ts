import type { SupportTicketStatus } from '#generated/types.ts';

/** What a ticket's status is called. */
export const ticketStatusWords: Readonly<Record<SupportTicketStatus, string>> = {
  ANSWERED: 'answered',
  CLOSED: 'closed',
  OPEN: 'open',
};
