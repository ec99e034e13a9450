import * as oidc from 'openid-client';
import { Problem } from '../platform/http/problem.ts';

/** Long enough for a healthy issuer, and shorter than the gateway waits for an answer. */
const DISCOVERY_SECONDS = 2;
const ANSWER_SECONDS = 8;

const GOOGLE = 'https://accounts.google.com';

/** How this shop is known to an issuer. */
export interface OidcSettings {
  /** Such as `https://accounts.google.com`. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Who came back from the issuer. */
export interface ProvenIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** Null when the issuer does not vouch that the person reads its mail. */
  readonly verifiedEmail: string | null;
  readonly name: string | null;
}

/** What one way to the issuer and back is held together by. */
export interface FlowSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** An OpenID Connect issuer, asked by authorization code with PKCE. */
export interface OidcIssuer {
  /** Where the browser is sent. @throws sign_in_unavailable when the issuer does not answer */
  authorizationUrl(secrets: FlowSecrets): Promise<string>;
  /** Who a callback's query speaks of. Throws what openid-client throws when it does not hold. */
  identify(query: string, secrets: FlowSecrets): Promise<ProvenIdentity>;
}

/** New secrets of full entropy for one way there and back. */
export function newFlowSecrets(): FlowSecrets {
  return { state: oidc.randomState(), nonce: oidc.randomNonce(), codeVerifier: oidc.randomPKCECodeVerifier() };
}

/** Makes the client of an issuer. It is asked for its addresses when it is needed first. */
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
    // Settings allow http on this machine alone.
    execute: url.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
  });
  found.timeout = ANSWER_SECONDS;
  return found;
}

/**
 * Google vouches for its own addresses and for those of organizations it hosts; of all others it only once sent an
 * email there, and they may have a new owner (https://developers.google.com/identity/openid-connect/openid-connect).
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

/** Why a callback was refused, for the person; null for what is a bug. */
export function refusalOf(error: unknown): 'canceled' | 'unavailable' | 'refused' | null {
  if (error instanceof oidc.AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'canceled';
    return ['server_error', 'temporarily_unavailable'].includes(error.error) ? 'unavailable' : 'refused';
  }
  if (error instanceof Problem && error.code === 'sign_in_unavailable') return 'unavailable';
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500 ? 'unavailable' : 'refused';
  if (error instanceof oidc.ClientError) return unavailableCodes.has(error.code) ? 'unavailable' : 'refused';
  // What fetch throws when there is no answer.
  return error instanceof TypeError ? 'unavailable' : null;
}

/** Without a code something failed that is not of the protocol: the network. */
const unavailableCodes = new Set<string | undefined>([
  undefined,
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
]);
