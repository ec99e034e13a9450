import { TICKET_VIEWS } from '@halfdrop/domain';
import * as v from 'valibot';
import { linksExport } from '../../exports/exports.contract.ts';
import { defineCall } from '../../platform/http/contract.ts';
import { optionalText } from '../../platform/http/fields.ts';

/** Endpoint that exports the inbox as a file. */
export const ticketExportCalls = {
  exportTickets: defineCall({
    ...linksExport,
    path: '/admin/tickets/exports',
    summary: 'Creates a link to a CSV export of all tickets in a view, without their conversations.',
    auth: 'ticket.answer',
    body: v.object({ view: v.picklist(TICKET_VIEWS, 'Unknown view'), q: optionalText(150) }),
  }),
};
