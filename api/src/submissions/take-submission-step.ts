import { maySubmissionBecome, type SubmissionStatus } from '@halfdrop/domain';
import type { Trx } from '../database.ts';
import { Problem } from '../platform/http/problem.ts';
import { updateWithTransition, type SubmissionRow } from './submissions.repository.ts';

interface SubmissionStep {
  readonly to: SubmissionStatus;
  /** Null for transitions made by the system. */
  readonly actorId: string | null;
  readonly at: Date;
  readonly note?: string | null;
  /** Further columns to change. */
  readonly change?: Parameters<typeof updateWithTransition>[2];
}

/** @throws version_conflict */
export function requireSubmissionVersion(row: SubmissionRow, version: number): void {
  if (version !== row.version) throw new Problem('version_conflict', { data: { currentVersion: row.version } });
}

/** Transitions a locked submission and records who did it. @throws illegal_transition */
export async function takeSubmissionStep(trx: Trx, row: SubmissionRow, step: SubmissionStep): Promise<SubmissionRow> {
  const { to, actorId, at, note = null, change = {} } = step;
  if (!maySubmissionBecome(row.status, to)) throw new Problem('illegal_transition');
  const taken = { from_status: row.status, to_status: to, actor_id: actorId, note, happened_at: at };
  return updateWithTransition(trx, row.id, { ...change, status: to, changed_at: at }, taken);
}
