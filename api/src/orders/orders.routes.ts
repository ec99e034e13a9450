import express, { type Router } from 'express';
import * as v from 'valibot';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { validated } from '../platform/http/validate.ts';
import type { createSandboxCheckout } from '../platform/payments/sandbox-checkout.ts';
import { sandboxPage, unknownSessionPage } from '../platform/payments/sandbox-page.ts';
import { signatureHeader } from '../platform/payments/signature.ts';
import { orderCalls } from './orders.contract.ts';
import type { OrderService } from './orders.service.ts';

interface OrderRouteServices {
  readonly orders: OrderService;
  readonly sandbox: ReturnType<typeof createSandboxCheckout>;
  readonly publicUrl: string;
}

const PayFormSchema = v.object({
  card: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  confirmation: v.optional(v.picklist(['accept', 'refuse'])),
});

/** Serves the calls of this domain. */
export function orderRoutes(router: Router, environment: CallEnvironment, services: OrderRouteServices): void {
  const { orders } = services;
  bindCall(router, orderCalls.checkout, environment, async ({ viewer, headers, body, response }) => {
    const request = { userId: viewer.userId, key: headers['idempotency-key'], expectedTotal: body.expectedTotal };
    const { order, isReplay } = await orders.checkout(request);
    if (isReplay) response.status(200);
    return order;
  });
  bindCall(router, orderCalls.bySession, environment, ({ viewer, params }) =>
    orders.bySession(viewer.userId, params.sessionId),
  );
  bindCall(router, orderCalls.list, environment, ({ viewer, query }) =>
    orders.list(viewer.userId, query.page, query.limit),
  );
  // The signature covers the bytes as they came: they are not parsed before it is checked.
  router.use(orderCalls.webhook.path, express.raw({ type: () => true, limit: '100kb' }));
  bindCall(router, orderCalls.webhook, environment, async ({ request }) => {
    const payload = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    await orders.receiveEvent(payload, request.get(signatureHeader));
    return { received: true } as const;
  });
  sandboxRoutes(router, environment, services);
}

function sandboxRoutes(router: Router, environment: CallEnvironment, services: OrderRouteServices): void {
  const { orders, sandbox, publicUrl } = services;
  router.use('/api/sandbox/pay', express.urlencoded({ extended: false, limit: '10kb' }));
  bindCall(router, orderCalls.payPage, environment, async ({ params, response }) => {
    await orders.endIfPriceChanged(params.sessionId);
    const session = await sandbox.find(params.sessionId);
    response.setHeader('cache-control', 'no-store');
    if (session) response.type('html').send(sandboxPage(session, null, publicUrl));
    else response.status(404).type('html').send(unknownSessionPage(publicUrl));
  });
  bindCall(router, orderCalls.pay, environment, async ({ params, request, response }) => {
    const form = validated(PayFormSchema, request.body ?? {});
    await orders.endIfPriceChanged(params.sessionId);
    const outcome = await sandbox.pay(params.sessionId, { card: form.card, confirmation: form.confirmation ?? null });
    response.setHeader('cache-control', 'no-store');
    switch (outcome.kind) {
      case 'paid':
        response.redirect(303, outcome.successUrl);
        return;
      case 'page':
        response.type('html').send(sandboxPage(outcome.session, outcome.error, publicUrl));
        return;
      case 'unknown':
        response.status(404).type('html').send(unknownSessionPage(publicUrl));
    }
  });
}
