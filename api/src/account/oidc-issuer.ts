import * as oidc from 'openid-client';
import { Problem } from '../platform/http/problem.ts';

/** Long enough for a healthy issuer and shorter than the gateway's timeout. */
const DISCOVERY_SECONDS = 2;
const ANSWER_SECONDS = 8;

const GOOGLE = 'https://accounts.google.com';

/** Client settings of the issuer. */
export interface OidcSettings {
  /** Such as `https://accounts.google.com`. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Identity proven by the issuer. */
export interface ProvenIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** Null unless the issuer vouches that the user owns the address. */
  readonly verifiedEmail: string | null;
  readonly name: string | null;
}

/** Secrets that tie together one authorization flow. */
export interface FlowSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** OpenID Connect issuer, using the authorization code flow with PKCE. */
export interface OidcIssuer {
  /** Returns the URL of the issuer's sign-in page. @throws sign_in_unavailable when the issuer does not answer */
  authorizationUrl(secrets: FlowSecrets): Promise<string>;
  /** Verifies the query of a callback and returns the identity. Throws openid-client's errors if invalid. */
  identify(query: string, secrets: FlowSecrets): Promise<ProvenIdentity>;
}

/** Generates high-entropy secrets for one flow. */
export function newFlowSecrets(): FlowSecrets {
  return { state: oidc.randomState(), nonce: oidc.randomNonce(), codeVerifier: oidc.randomPKCECodeVerifier() };
}

/** Creates the client of an issuer; its configuration is discovered on first use. */
export function createOidcIssuer(settings: OidcSettings, callbackUrl: string): OidcIssuer {
  let known: Promise<oidc.Configuration> | null = null;

  function configuration(): Promise<oidc.Configuration> {
    known ??= discover(settings).catch((cause: unknown) => {
      known = null;
      throw new Problem('sign_in_unavailable', { cause });
    });
    return known;
  }

  return {
    async authorizationUrl({ state, nonce, codeVerifier }) {
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: callbackUrl,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
      return url.href;
    },

    async identify(query, { state, nonce, codeVerifier }) {
      const tokens = await oidc.authorizationCodeGrant(await configuration(), new URL(`${callbackUrl}${query}`), {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('the issuer sent no ID token');
      const { iss: issuer, sub: subject } = claims;
      const person =
        'email' in claims ? claims : await oidc.fetchUserInfo(await configuration(), tokens.access_token, subject);
      return { issuer, subject, verifiedEmail: verifiedEmail(issuer, person), name: textOf(person['name']) };
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: OidcSettings): Promise<oidc.Configuration> {
  const url = new URL(issuer);
  const found = await oidc.discovery(url, clientId, clientSecret, undefined, {
    timeout: DISCOVERY_SECONDS,
    // The settings allow http only on this machine.
    execute: url.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
  });
  found.timeout = ANSWER_SECONDS;
  return found;
}

/**
 * Returns the email address if verified. Google is authoritative for its own addresses and hosted domains; any other
 * address was only verified at some point and may have a new owner
 * (https://developers.google.com/identity/openid-connect/openid-connect).
 */
function verifiedEmail(issuer: string, claims: Readonly<Record<string, unknown>>): string | null {
  const email = textOf(claims['email']);
  if (email === null || claims['email_verified'] !== true) return null;
  const isOwn = issuer !== GOOGLE || /@gmail\.com$/i.test(email) || textOf(claims['hd']) !== null;
  return isOwn && email.length <= 254 ? email : null;
}

function textOf(claim: unknown): string | null {
  return typeof claim === 'string' && claim.trim() !== '' ? claim.trim() : null;
}

/** Returns the user-facing reason a callback failed; null for bugs. */
export function refusalOf(error: unknown): 'canceled' | 'unavailable' | 'refused' | null {
  if (error instanceof oidc.AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'canceled';
    return ['server_error', 'temporarily_unavailable'].includes(error.error) ? 'unavailable' : 'refused';
  }
  if (error instanceof Problem && error.code === 'sign_in_unavailable') return 'unavailable';
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500 ? 'unavailable' : 'refused';
  if (error instanceof oidc.ClientError) return unavailableCodes.has(error.code) ? 'unavailable' : 'refused';
  // `fetch` throws a TypeError on network errors.
  return error instanceof TypeError ? 'unavailable' : null;
}

/** An error without a code is not a protocol error but a network failure. */
const unavailableCodes = new Set<string | undefined>([
  undefined,
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
]);
