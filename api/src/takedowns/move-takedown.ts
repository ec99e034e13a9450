import { mayTakedownBecome, type TakedownStatus } from '@halfdrop/domain';
import type { Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import { postNotice } from '../notices/post-notice.ts';
import { Problem } from '../platform/http/problem.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import type { PatternHolds } from '../submissions/asset-desk/pattern-holds.ts';
import { takedownMailJob } from './takedown-mail.ts';
import { findRequest, lockRequest, type RequestRow, takeStep } from './takedowns.repository.ts';

/** Dependencies of transitions. */
export interface StepNeeds extends Pick<Foundation, 'clock'> {
  readonly patternHolds: PatternHolds;
}

/** A transition of a request. */
interface Step {
  readonly to: TakedownStatus;
  /** Accompanying text, which both sides can read. */
  readonly words: string;
  /** The author among staff or the studio's members. */
  readonly actorId?: string | null;
  readonly dates?: Parameters<typeof takeStep>[2]['dates'];
}

const noticeOf = {
  held: 'takedown_held',
  in_court: 'takedown_in_court',
  restored: 'takedown_restored',
} as const satisfies { readonly [Status in TakedownStatus]?: string };

/**
 * Transitions a request in the caller's transaction: moves the pattern, notifies both sides, and returns the states
 * before and after. @throws illegal_transition
 */
export async function moveTakedown(
  { clock, patternHolds }: StepNeeds,
  trx: Trx,
  id: string,
  { to, words, actorId = null, dates = {} }: Step,
): Promise<{ readonly before: RequestRow; readonly after: RequestRow }> {
  await lockRequest(trx, id);
  const before = await stored(trx, id);
  if (!mayTakedownBecome(before.status, to)) throw new Problem('illegal_transition');
  const at = clock.now();
  const { asset_id: assetId, designer_id: studioId, title } = before;
  if (to === 'held' && !(await patternHolds.hold(trx, assetId, { reason: words, at }))) {
    throw new Problem('illegal_transition', { message: 'The pattern is not on sale.' });
  }
  if (to === 'restored') await patternHolds.release(trx, assetId, at);
  await takeStep(trx, id, { status: to, words, actorId, at, dates });
  if (to === 'held' || to === 'in_court' || to === 'restored') {
    const facts = { assetId, title, reason: words };
    await postNotice(trx, { studioId, kind: noticeOf[to], subjectId: id, facts, at });
  }
  await addJob(trx, takedownMailJob, { id, status: to });
  return { before, after: await stored(trx, id) };
}

async function stored(trx: Trx, id: string): Promise<RequestRow> {
  const row = await findRequest(trx, id);
  if (!row) throw new Error('a takedown request is gone in the transaction that has locked it');
  return row;
}
