import type { Db } from '../../database.ts';
import type { Foundation } from '../../domain-module.ts';
import { exportedList, type ExportedList } from '../../exports/exported-list.ts';
import { readBatches } from '../../platform/database/read-batches.ts';
import { findTicketsAfter, type ShownTicketRow } from './desk.repository.ts';
import { ticketExportCalls } from './ticket-export.contract.ts';

/** Name of the exported list. */
export const TICKET_EXPORT = 'tickets';

/** Creates the export of all tickets, oldest first. Messages are not exported. */
export function ticketExport(db: Db, clock: Foundation['clock']): ExportedList {
  return exportedList({
    name: TICKET_EXPORT,
    call: ticketExportCalls.exportTickets,
    read: ({ view, q = '' }, agentId) => {
      const filter = { view, text: q, agentId, now: clock.now() };
      return readBatches<ShownTicketRow>((after, limit) => findTicketsAfter(db, filter, after?.id, limit));
    },
    columns: [
      { head: 'Number', cell: ({ number }) => number },
      { head: 'Opened', cell: ({ created_at: at }) => at.toISOString() },
      { head: 'Status', cell: ({ status }) => status },
      { head: 'Topic', cell: ({ category_id: topic, contact_subject: subject }) => topic ?? subject },
      { head: 'Subject', cell: ({ subject }) => subject },
      { head: 'Name', cell: ({ requester_name: name, sender_name: sender }) => name ?? sender },
      { head: 'Email', cell: ({ email }) => email },
      { head: 'Assigned to', cell: ({ assignee_name: name }) => name },
      { head: 'Answer due', cell: ({ due_at: at }) => at.toISOString() },
      { head: 'First answer', cell: ({ answered_at: at }) => at?.toISOString() ?? null },
      { head: 'Closed', cell: ({ closed_at: at }) => at?.toISOString() ?? null },
      { head: 'Merged into', cell: ({ merged_into: number }) => number },
      { head: 'Helped', cell: ({ is_satisfied: isSatisfied }) => helped(isSatisfied) },
    ],
  });
}

function helped(isSatisfied: boolean | null): string | null {
  if (isSatisfied === null) return null;
  return isSatisfied ? 'yes' : 'no';
}
