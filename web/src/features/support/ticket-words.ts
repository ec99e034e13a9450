import type { SupportTicketStatus } from '#generated/types.ts';

/** Labels of ticket statuses. */
export const ticketStatusWords: Readonly<Record<SupportTicketStatus, string>> = {
  ANSWERED: 'answered',
  CLOSED: 'closed',
  OPEN: 'open',
};
