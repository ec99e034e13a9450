import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { addressOf } from '../platform/http/caller-address.ts';
import { supportCalls } from './support.contract.ts';
import type { SupportService } from './support.service.ts';

/** Serves the calls of this domain. */
export function supportRoutes(router: Router, environment: CallEnvironment, support: SupportService): void {
  bindCall(router, supportCalls.contact, environment, () => support.contact());
  bindCall(router, supportCalls.openTicket, environment, ({ body, viewer, request }) =>
    support.openTicket(body, viewer?.userId ?? null, addressOf(request)),
  );
  bindCall(router, supportCalls.listTickets, environment, ({ viewer, query }) =>
    support.listTickets(viewer.userId, query.page, query.limit),
  );
  bindCall(router, supportCalls.ticketByNumber, environment, ({ viewer, params }) =>
    support.ticketByNumber(viewer.userId, params.number),
  );
  bindCall(router, supportCalls.sendMessage, environment, ({ body, viewer, request }) =>
    support.sendMessage(body, viewer?.userId ?? null, addressOf(request)),
  );
}
