import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { addressOf } from '../platform/http/caller-address.ts';
import { oidcCalls } from './oidc.contract.ts';
import type { OidcService } from './oidc.service.ts';
import { callerOf } from './open-session.ts';

/** Registers the calls for sign-in through an issuer. */
export function oidcRoutes(
  router: Router,
  environment: CallEnvironment,
  { oidc, publicUrl }: { readonly oidc: OidcService; readonly publicUrl: string },
): void {
  bindCall(router, oidcCalls.signInOptions, environment, () => oidc.options());
  bindCall(router, oidcCalls.startOidc, environment, ({ body, request }) =>
    oidc.start(body.redirect, addressOf(request)),
  );
  bindCall(router, oidcCalls.oidcCallback, environment, async ({ query, request, response }) => {
    const { search } = new URL(request.originalUrl, publicUrl);
    response.setHeader('cache-control', 'no-store');
    response.setHeader('referrer-policy', 'no-referrer');
    response.setHeader('location', `${publicUrl}${await oidc.finish(query.state, search)}`);
  });
  bindCall(router, oidcCalls.exchangeOidc, environment, ({ body, request }) => oidc.exchange(body, callerOf(request)));
}
