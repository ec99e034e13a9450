import { PROOF_MINUTES } from '@halfdrop/domain';
import type { Db } from '../database.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Viewer } from '../platform/http/bind-call.ts';
import { invalidField, Problem } from '../platform/http/problem.ts';
import type { IdentityProof, IdentityProofDto } from './account.contract.ts';
import { findById, markProven } from './account.repository.ts';
import { knownDevice } from './known-device.ts';
import type { LoginGuard } from './login-guard.ts';
import { wasProvenSince } from './oidc.repository.ts';
import { passwordMatches } from './passwords.ts';

interface ProofNeeds {
  readonly db: Db;
  readonly clock: Clock;
  readonly guard: LoginGuard;
  /** Signing key of device tokens. */
  readonly deviceSecret: string;
}

/** User confirming their identity, and the origin of the request. */
interface Prover {
  readonly viewer: Viewer;
  readonly address: string;
}

/**
 * Confirms the user's identity in a session: by password, with failures counted like those of sign-ins, or without one
 * by a session recently opened with Google.
 * @throws validation_failed for a wrong password, rate_limited, reauthentication_required
 */
export async function proveIdentity(
  { db, clock, guard, deviceSecret }: ProofNeeds,
  { viewer: { userId, sessionId }, address }: Prover,
  { password = '', deviceToken }: IdentityProof,
): Promise<IdentityProofDto> {
  const now = clock.now();
  const account = await findById(db, userId);
  if (!account) throw new Problem('unauthenticated');
  if (account.password_hash === null) {
    if (!(await wasProvenSince(db, sessionId, proofBegin(now)))) throw new Problem('reauthentication_required');
  } else {
    const deviceId = knownDevice(deviceSecret, account.email, deviceToken);
    const attempt = await guard.attempt({ email: account.email, address, deviceId });
    if (!(await passwordMatches(account.password_hash, password))) {
      throw invalidField('password', 'This is not your password');
    }
    await attempt.succeeded();
  }
  await markProven(db, sessionId, now);
  return { provenUntil: new Date(now.getTime() + PROOF_MINUTES * 60_000).toISOString() };
}

/** Returns the earliest time of a confirmation that is still valid. */
export function proofBegin(now: Date): Date {
  return new Date(now.getTime() - PROOF_MINUTES * 60_000);
}
