import type { Router } from 'express';
import type { ExportService } from '../../exports/exports.service.ts';
import { bindCall, type CallEnvironment } from '../../platform/http/bind-call.ts';
import { deskCalls as calls } from './desk.contract.ts';
import type { DeskService } from './desk.service.ts';
import type { MacroService } from './macros.service.ts';
import { ticketExportCalls } from './ticket-export.contract.ts';
import { TICKET_EXPORT } from './ticket-export.ts';

interface Services {
  readonly desk: DeskService;
  readonly macros: MacroService;
  readonly exports: ExportService;
}

/** Registers the routes for staff who answer tickets. */
export function deskRoutes(router: Router, environment: CallEnvironment, { desk, macros, exports }: Services): void {
  bindCall(router, calls.inbox, environment, ({ viewer, query: { q = '', ...query } }) =>
    desk.inbox({ ...query, text: q, agentId: viewer.userId }),
  );
  bindCall(router, ticketExportCalls.exportTickets, environment, ({ viewer, body }) =>
    exports.link(viewer, TICKET_EXPORT, body),
  );
  bindCall(router, calls.conversation, environment, ({ params }) => desk.conversation(params.number));
  bindCall(router, calls.say, environment, ({ viewer, params, body }) => desk.say(viewer, params.number, body));
  bindCall(router, calls.change, environment, ({ viewer, params, body }) => desk.change(viewer, params.number, body));
  bindCall(router, calls.merge, environment, ({ viewer, params, body }) => desk.merge(viewer, params.number, body));
  bindCall(router, calls.presence, environment, ({ viewer, params, body }) =>
    desk.presence(viewer.userId, params.number, body.isWriting),
  );
  bindCall(router, calls.tools, environment, () => macros.tools());
  bindCall(router, calls.saveMacro, environment, ({ viewer, body }) => macros.save(viewer, body));
  bindCall(router, calls.removeMacro, environment, ({ viewer, params }) => macros.remove(viewer, params.id));
}
