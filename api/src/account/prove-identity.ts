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
  /** Key of what devices keep. */
  readonly deviceSecret: string;
}

/** Who proves it, and from where. */
interface Prover {
  readonly viewer: Viewer;
  readonly address: string;
}

/**
 * Records that it is the owner who sits at a session: by the password, whose wrong tries count as those of a sign-in, or for
 * an account without one by a session that Google opened a moment ago.
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

/** Whoever has proven who they are since then need not do it again. */
export function proofBegin(now: Date): Date {
  return new Date(now.getTime() - PROOF_MINUTES * 60_000);
}
