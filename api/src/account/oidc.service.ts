import type { Foundation } from '../domain-module.ts';
import { addDays } from '../platform/clock/clock.ts';
import { brokeConstraint } from '../platform/database/database.ts';
import { Problem } from '../platform/http/problem.ts';
import { newSecret, secretHash } from '../platform/ids/ids.ts';
import type { Logger } from '../platform/logging/logger.ts';
import { findById } from './account.repository.ts';
import { accountOf } from './oidc-account.ts';
import { createOidcIssuer, newFlowSecrets, refusalOf, type OidcSettings, type ProvenIdentity } from './oidc-issuer.ts';
import type { OidcExchange, OidcRedirectionDto, SignInOptionsDto } from './oidc.contract.ts';
import {
  deleteAttempts,
  insertAttempt,
  recordHandover,
  recordOidcSession,
  takeAnswer,
  takeHandover,
} from './oidc.repository.ts';
import { openSession, type Caller, type OpenedSession } from './open-session.ts';
import { sameOriginPath } from './same-origin-path.ts';

const MINUTE = 60_000;
/** Allows time for choosing an account and for a second factor. */
const MINUTES_AT_ISSUER = 15;
const MAX_ATTEMPTS = 3;
/** Constraints violated by concurrent first sign-ins of the same user. */
const firstSignInConstraints = ['account_user_email', 'account_user_username', 'account_identity_pkey'];

/** A session opened through an issuer. */
interface OidcSession extends OpenedSession {
  isNewAccount: boolean;
  redirect: string;
}

/** Sign-in through an OpenID Connect issuer. */
export interface OidcService {
  options(): SignInOptionsDto;
  /** @throws sign_in_not_offered, sign_in_unavailable when the issuer does not answer, rate_limited */
  start(redirect: string | undefined, callerAddress: string): Promise<OidcRedirectionDto>;
  /** Handles the issuer's callback; returns the path to redirect the browser to, whatever the outcome. */
  finish(state: string | undefined, query: string): Promise<string>;
  /** @throws sign_in_expired, rate_limited */
  exchange(given: OidcExchange, caller: Caller): Promise<OidcSession>;
  /** Deletes unfinished flows. */
  prune(): Promise<void>;
}

interface OidcDependencies extends Pick<Foundation, 'db' | 'callLimits' | 'clock' | 'publicUrl'> {
  readonly logger: Pick<Logger, 'warn'>;
  /** Null when disabled. */
  readonly settings: OidcSettings | null;
  /** Signing key of device tokens. */
  readonly deviceSecret: string;
}

/** Creates the service. */
export function createOidcService(dependencies: OidcDependencies): OidcService {
  const { db, callLimits, clock, logger, settings, publicUrl, deviceSecret } = dependencies;
  const issuer = settings && createOidcIssuer(settings, `${publicUrl}/api/auth/oidc/callback`);
  const startsOfCaller = callLimits('oidc-starts', 60, 900);
  const exchangesOfCaller = callLimits('oidc-exchanges', 100, 900);

  return {
    options: () => ({ google: issuer !== null }),

    async start(redirect, callerAddress) {
      if (!issuer) throw new Problem('sign_in_not_offered');
      await startsOfCaller.spend(callerAddress);
      const secrets = newFlowSecrets();
      const authorizationUrl = await issuer.authorizationUrl(secrets);
      const browserKey = newSecret();
      await insertAttempt(db, {
        stateHash: secretHash(secrets.state),
        browserKeyHash: secretHash(browserKey),
        nonce: secrets.nonce,
        codeVerifier: secrets.codeVerifier,
        redirect: sameOriginPath(redirect),
        expiresAt: new Date(clock.now().getTime() + MINUTES_AT_ISSUER * MINUTE),
      });
      return { authorizationUrl, browserKey };
    },

    async finish(state, query) {
      const stateHash = secretHash(state ?? '');
      const attempt = issuer && (await takeAnswer(db, stateHash, clock.now()));
      if (!attempt) return backToLogin('expired');
      const { redirect, nonce, codeVerifier } = attempt;
      try {
        const identity = await issuer.identify(query, { state: state ?? '', nonce, codeVerifier });
        const { refusal, code } = await handOver(dependencies, identity, stateHash);
        return refusal === undefined ? `/login/google#code=${code}` : backToLogin(refusal, redirect);
      } catch (error) {
        const reason = refusalOf(error);
        if (reason === null) throw error;
        if (reason !== 'canceled') logger.warn({ err: error, reason }, 'a sign-in with Google was refused');
        return backToLogin(reason, redirect);
      }
    },

    async exchange({ code, browserKey }, caller) {
      await exchangesOfCaller.spend(caller.address);
      const now = clock.now();
      return db.transaction().execute(async (trx) => {
        const codes = { codeHash: secretHash(code), browserKeyHash: secretHash(browserKey), now };
        const handover = await takeHandover(trx, codes);
        const account = handover?.userId ? await findById(trx, handover.userId) : undefined;
        if (!handover || !account) throw new Problem('sign_in_expired');
        const session = await openSession(trx, { account, caller, now, deviceSecret });
        await recordOidcSession(trx, secretHash(session.token), now);
        return { ...session, isNewAccount: handover.isNewAccount === true, redirect: handover.redirect };
      });
    },

    prune: () => deleteAttempts(db, addDays(clock.now(), -1)),
  };
}

/**
 * Stores the identified user and the code for the browser, or returns the refusal. Retried on concurrent first
 * sign-ins.
 */
async function handOver({ db, clock }: OidcDependencies, identity: ProvenIdentity, stateHash: string) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (trx) => {
        const now = clock.now();
        const found = await accountOf(trx, identity, now);
        if (found.refusal !== undefined) return { refusal: found.refusal };
        const code = newSecret();
        const codeExpiresAt = new Date(now.getTime() + MINUTE);
        await recordHandover(trx, stateHash, { ...found, codeHash: secretHash(code), codeExpiresAt });
        return { code };
      });
    } catch (error) {
      const isRace = firstSignInConstraints.some((constraint) => brokeConstraint(error, constraint));
      if (!isRace || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** Returns the login page path with the reason and the original destination. */
function backToLogin(reason: string, redirect = '/'): string {
  return `/login?${new URLSearchParams({ ...(redirect !== '/' && { redirect }), google: reason }).toString()}`;
}
