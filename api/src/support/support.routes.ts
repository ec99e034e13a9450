import express, { type Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { addressOf } from '../platform/http/caller-address.ts';
import { sandboxSignatureHeader } from '../payments/signature.ts';
import type { AskerService } from './asker.service.ts';
import { supportCalls } from './support.contract.ts';
import type { SupportService } from './support.service.ts';

/** Registers the routes of this domain. */
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

/** Dependencies of the routes for requesters. */
export interface AskerRouteServices {
  readonly asker: AskerService;
  /** Accepts an incoming mail. @throws invalid_signature, malformed_json */
  readonly takeMail: (payload: Buffer, signature: string | undefined) => Promise<{ isTaken: boolean }>;
}

/** Registers the routes for requesters. */
export function askerRoutes(
  router: Router,
  environment: CallEnvironment,
  { asker, takeMail }: AskerRouteServices,
): void {
  bindCall(router, supportCalls.conversation, environment, ({ viewer, params }) =>
    asker.conversation(viewer.userId, params.number),
  );
  bindCall(router, supportCalls.reply, environment, ({ viewer, params, body }) =>
    asker.reply(viewer.userId, params.number, body),
  );
  bindCall(router, supportCalls.rate, environment, ({ viewer, params, body }) =>
    asker.rate(viewer.userId, params.number, body),
  );
  bindCall(router, supportCalls.rateByLink, environment, ({ body: { token, ...rating } }) =>
    asker.rateByLink(token, rating),
  );
  // The signature covers the raw bytes, so the body is not parsed before it is verified.
  router.use(supportCalls.incomingMail.path, express.raw({ type: () => true, limit: '1mb' }));
  bindCall(router, supportCalls.incomingMail, environment, ({ request }) =>
    takeMail(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0), request.get(sandboxSignatureHeader)),
  );
}
