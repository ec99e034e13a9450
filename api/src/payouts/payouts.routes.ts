import express, { type Response, type Router } from 'express';
import * as v from 'valibot';
import type { ExportService } from '../exports/exports.service.ts';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { Problem } from '../platform/http/problem.ts';
import { validated } from '../platform/http/validate.ts';
import { payoutDeskCalls } from './desk/payout-desk.contract.ts';
import type { PayoutDesk } from './desk/payout-desk.ts';
import { PAYOUT_EXPORT } from './desk/payout-export.ts';
import type { PayoutProvider } from './payout-provider.ts';
import { payoutCalls } from './payouts.contract.ts';
import type { PayoutService } from './payouts.service.ts';
import { sandboxPayoutPage, unknownAccountPage } from './sandbox/sandbox-payouts-page.ts';
import type { SandboxOnboarding } from './sandbox/sandbox-payouts.ts';

/** Services behind the calls of payouts. */
export interface PayoutRouteServices {
  readonly payouts: PayoutService;
  readonly payoutDesk: PayoutDesk;
  readonly exports: ExportService;
  readonly payoutProvider: {
    readonly provider: Pick<PayoutProvider, 'name' | 'signatureHeader'>;
    /** Null with another provider. */
    readonly onboarding: SandboxOnboarding | null;
  };
}

const BankFormSchema = v.object({ bank: v.optional(v.pipe(v.string(), v.maxLength(40)), '') });

/** Registers the calls of payouts. */
export function payoutRoutes(router: Router, environment: CallEnvironment, services: PayoutRouteServices): void {
  const { payouts, payoutDesk, exports, payoutProvider } = services;
  bindCall(router, payoutDeskCalls.adminPayouts, environment, ({ query }) => payoutDesk.list(query));
  bindCall(router, payoutDeskCalls.exportPayouts, environment, ({ viewer, body }) =>
    exports.link(viewer, PAYOUT_EXPORT, body),
  );
  bindCall(router, payoutCalls.ofStudio, environment, ({ viewer, params }) =>
    payouts.ofStudio(viewer.actor, params.studioId),
  );
  bindCall(router, payoutCalls.request, environment, ({ viewer, params }) =>
    payouts.request(viewer.actor, params.studioId),
  );
  bindCall(router, payoutCalls.saveTaxPapers, environment, ({ viewer, params, body }) =>
    payouts.saveTaxPapers(viewer.actor, params.studioId, body),
  );
  bindCall(router, payoutCalls.document, environment, async ({ viewer, params, response }) => {
    const pdf = await payouts.document(viewer.actor, params.studioId, params.number);
    response.setHeader('cache-control', 'private, no-store');
    response.attachment(`Halfdrop-payout-${params.number}.pdf`);
    response.type('application/pdf').send(Buffer.from(pdf));
  });
  bindCall(router, payoutCalls.startOnboarding, environment, ({ viewer, params }) =>
    payouts.startOnboarding(viewer.actor, params.studioId),
  );
  webhookRoute(router, environment, services, 'sandbox');
  webhookRoute(router, environment, services, 'stripe');
  if (payoutProvider.onboarding) onboardingPage(router, environment, payoutProvider.onboarding);
}

function webhookRoute(
  router: Router,
  environment: CallEnvironment,
  { payouts, payoutProvider: { provider } }: PayoutRouteServices,
  name: PayoutProvider['name'],
): void {
  const call = name === 'stripe' ? payoutCalls.stripeWebhook : payoutCalls.sandboxWebhook;
  // The signature covers the raw bytes, so the body must not be parsed before it is verified.
  router.use(call.path, express.raw({ type: () => true, limit: '1mb' }));
  bindCall(router, call, environment, async ({ request }) => {
    if (provider.name !== name) throw new Problem('not_found');
    const payload = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    await payouts.receive(payload, request.get(provider.signatureHeader));
    return { received: true } as const;
  });
}

function onboardingPage(router: Router, environment: CallEnvironment, onboarding: SandboxOnboarding): void {
  bindCall(router, payoutCalls.sandboxPage, environment, async ({ params, response }) => {
    const account = await onboarding.find(params.id);
    if (account) sendPage(response, sandboxPayoutPage(account, null));
    else sendPage(response.status(404), unknownAccountPage());
  });
  bindCall(router, payoutCalls.sandboxForm, environment, async ({ params, request, response }) => {
    const { bank } = validated(BankFormSchema, request.body ?? {});
    const taken = await onboarding.takeBank(params.id, bank);
    const account = taken ?? (await onboarding.find(params.id));
    if (!account) return sendPage(response.status(404), unknownAccountPage());
    if (taken === null) return sendPage(response, sandboxPayoutPage(account, 'This is not one of the test accounts.'));
    response.setHeader('cache-control', 'no-store');
    response.redirect(303, account.return_url ?? '/');
  });
}

function sendPage(response: Response, page: string): void {
  response.setHeader('cache-control', 'no-store');
  response.type('html').send(page);
}
