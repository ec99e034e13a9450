import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { SessionSchema } from './account.contract.ts';

const SignInOptionsSchema = v.object({ google: v.boolean() });
/** Sign-in options besides a password. */
export type SignInOptionsDto = v.InferOutput<typeof SignInOptionsSchema>;

const SecretField = v.pipe(v.string('Must be a secret'), v.regex(/^[\w-]{20,100}$/, 'Must be a secret'));

const OidcStartSchema = v.object({
  /** Path to return to afterwards; anything but a path of this site counts as `/`. */
  redirect: v.optional(v.pipe(v.string('Must be an address'), v.maxLength(2000, 'Must be an address'))),
});

const OidcRedirectionSchema = v.object({
  /** URL to send the browser to. */
  authorizationUrl: v.pipe(v.string(), v.url()),
  /** Kept by the browser that started the flow; only that one can finish it. */
  browserKey: v.string(),
});
/** Start of a sign-in flow. */
export type OidcRedirectionDto = v.InferOutput<typeof OidcRedirectionSchema>;

const OidcExchangeSchema = v.object({ code: SecretField, browserKey: SecretField });
/** Credentials of a returning browser, exchanged for a session. */
export type OidcExchange = v.InferOutput<typeof OidcExchangeSchema>;

const OidcSessionSchema = v.object({
  ...SessionSchema.entries,
  isNewAccount: v.boolean(),
  /** Path on this site. */
  redirect: v.string(),
});

const CallbackText = v.optional(v.pipe(v.string('Must be text'), v.maxLength(4000, 'Must be shorter')));

/** Named schemas of sign-in through an issuer. */
export const oidcSchemas = {
  SignInOptions: SignInOptionsSchema,
  OidcRedirection: OidcRedirectionSchema,
  OidcSession: OidcSessionSchema,
};

/** Calls for sign-in through an issuer. */
export const oidcCalls = {
  signInOptions: defineCall({
    method: 'get',
    path: '/auth/options',
    summary: 'Which ways to sign in this shop offers beside a password.',
    auth: 'none',
    response: SignInOptionsSchema,
    errors: [],
  }),
  startOidc: defineCall({
    method: 'post',
    path: '/auth/oidc/start',
    summary: 'Begins a sign-in with Google: where to send the browser, and the key it keeps for the end.',
    auth: 'none',
    body: OidcStartSchema,
    response: OidcRedirectionSchema,
    errors: ['sign_in_not_offered', 'sign_in_unavailable', 'rate_limited'],
  }),
  oidcCallback: defineCall({
    method: 'get',
    path: '/api/auth/oidc/callback',
    summary:
      'Where Google sends the browser back to. Sends it on to the shop, with a code that works once for a minute, or ' +
      'with the reason of a refusal.',
    auth: 'none',
    query: v.object({
      state: CallbackText,
      code: CallbackText,
      error: CallbackText,
      error_description: CallbackText,
      iss: CallbackText,
    }),
    response: null,
    status: 302,
    errors: [],
  }),
  exchangeOidc: defineCall({
    method: 'post',
    path: '/auth/oidc/exchange',
    summary: 'Opens the session of someone who came back from Google, in the browser that began.',
    auth: 'none',
    body: OidcExchangeSchema,
    response: OidcSessionSchema,
    errors: ['sign_in_expired', 'account_blocked', 'rate_limited'],
  }),
};
