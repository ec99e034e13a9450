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
    summary: 'Returns the ways to sign in that this shop offers besides a password.',
    auth: 'none',
    response: SignInOptionsSchema,
    errors: [],
  }),
  startOidc: defineCall({
    method: 'post',
    path: '/auth/oidc/start',
    summary:
      'Starts a sign-in with Google. Returns the address to redirect to and a key that the browser keeps to complete the sign-in.',
    auth: 'none',
    body: OidcStartSchema,
    response: OidcRedirectionSchema,
    errors: ['sign_in_not_offered', 'sign_in_unavailable', 'rate_limited'],
  }),
  oidcCallback: defineCall({
    method: 'get',
    path: '/api/auth/oidc/callback',
    summary:
      'Receives the browser when Google redirects it back. Redirects it to the shop with a single-use code, valid for one minute, or with the reason for a refusal.',
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
    summary: 'Opens a session after a sign-in with Google, in the browser that started it.',
    auth: 'none',
    body: OidcExchangeSchema,
    response: OidcSessionSchema,
    errors: ['sign_in_expired', 'account_blocked', 'rate_limited'],
  }),
};
