import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { addressOf } from '../platform/http/caller-address.ts';
import { newsletterCalls } from './newsletter.contract.ts';
import type { NewsletterService } from './newsletter.service.ts';

/** Serves the calls of this domain. */
export function newsletterRoutes(router: Router, environment: CallEnvironment, newsletter: NewsletterService): void {
  bindCall(router, newsletterCalls.subscribe, environment, ({ body, request }) =>
    newsletter.subscribe(body.email, addressOf(request)),
  );
  bindCall(router, newsletterCalls.confirm, environment, ({ body }) => newsletter.confirm(body.token));
  bindCall(router, newsletterCalls.unsubscribe, environment, ({ query }) => newsletter.unsubscribe(query.token));
}
