import express, { type Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { Problem } from '../platform/http/problem.ts';
import { paymentCalls } from './payments.contract.ts';
import type { Payments } from './payments.ts';
import { sandboxRoutes } from './sandbox/sandbox.routes.ts';

/** Services behind the calls of payment. */
export interface PaymentRouteServices {
  readonly payments: Payments;
  /** Processes a delivered event. @throws invalid_signature */
  readonly receiveEvent: (payload: Buffer, signature: string | undefined) => Promise<void>;
  /** Checks the order of a session before its page is shown and before it is paid. */
  readonly beforePayment: (sessionId: string) => Promise<void>;
  readonly publicUrl: string;
}

/** Registers the calls of payment. */
export function paymentRoutes(router: Router, environment: CallEnvironment, services: PaymentRouteServices): void {
  const { provider, sandbox } = services.payments;
  bindCall(router, paymentCalls.methods, environment, () => ({
    methods: [...provider.methods],
    isTest: sandbox !== null,
  }));
  webhookRoute(router, environment, services, 'sandbox');
  webhookRoute(router, environment, services, 'stripe');
  if (sandbox) sandboxRoutes(router, environment, { ...services, sandbox });
}

function webhookRoute(
  router: Router,
  environment: CallEnvironment,
  { payments, receiveEvent }: PaymentRouteServices,
  name: Payments['provider']['name'],
): void {
  const call = name === 'stripe' ? paymentCalls.stripeWebhook : paymentCalls.sandboxWebhook;
  // The signature covers the raw bytes, so the body must not be parsed before it is verified.
  router.use(call.path, express.raw({ type: () => true, limit: '1mb' }));
  bindCall(router, call, environment, async ({ request }) => {
    if (payments.provider.name !== name) throw new Problem('not_found');
    const payload = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    await receiveEvent(payload, request.get(payments.provider.signatureHeader));
    return { received: true } as const;
  });
}
