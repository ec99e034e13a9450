import express, { type Router } from 'express';
import { sandboxSignatureHeader } from '../payments/signature.ts';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { addressOf } from '../platform/http/caller-address.ts';
import { newsletterCalls } from './newsletter.contract.ts';
import type { NewsletterService } from './newsletter.service.ts';

/** Accepts the mail server's report of a bounced mail. */
type TakeBounce = (payload: Buffer, signature: string | undefined) => Promise<{ isTaken: boolean }>;

/** Registers the routes of this domain. */
export function newsletterRoutes(
  router: Router,
  environment: CallEnvironment,
  { newsletter, takeBounce }: { readonly newsletter: NewsletterService; readonly takeBounce: TakeBounce },
): void {
  bindCall(router, newsletterCalls.subscribe, environment, ({ body, request }) =>
    newsletter.subscribe(body.email, addressOf(request)),
  );
  bindCall(router, newsletterCalls.confirm, environment, ({ body }) => newsletter.confirm(body.token));
  bindCall(router, newsletterCalls.unsubscribe, environment, ({ query }) => newsletter.unsubscribe(query.token));
  // The signature covers the raw bytes.
  router.use(newsletterCalls.bouncedMail.path, express.raw({ type: () => true, limit: '100kb' }));
  bindCall(router, newsletterCalls.bouncedMail, environment, ({ request }) =>
    takeBounce(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0), request.get(sandboxSignatureHeader)),
  );
}
