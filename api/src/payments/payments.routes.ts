import express, { type Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { Problem } from '../platform/http/problem.ts';
import { paymentCalls } from './payments.contract.ts';
import type { Payments } from './payments.ts';
import { sandboxRoutes } from './sandbox/sandbox.routes.ts';

/** What the calls of payment need from the shop. */
export interface PaymentRouteServices {
  readonly payments: Payments;
  /** Gives a delivered event its effect. @throws invalid_signature */
  readonly receiveEvent: (payload: Buffer, signature: string | undefined) => Promise<void>;
  /** Looks at what a session pays for, before its page is shown and before it is paid. */
  readonly beforePayment: (sessionId: string) => Promise<void>;
  readonly publicUrl: string;
}

/** Serves the calls of payment. */
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
  // The signature covers the bytes as they came: they are not parsed before it is checked.
  router.use(call.path, express.raw({ type: () => true, limit: '1mb' }));
  bindCall(router, call, environment, async ({ request }) => {
    if (payments.provider.name !== name) throw new Problem('not_found');
    const payload = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    await receiveEvent(payload, request.get(payments.provider.signatureHeader));
    return { received: true } as const;
  });
}
