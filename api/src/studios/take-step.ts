import { type ApplicationStatus, mayBecome } from '@halfdrop/domain';
import type { Trx } from '../database.ts';
import { Problem } from '../platform/http/problem.ts';
import { insertTransition, updateApplication, type ApplicationRow } from './applications.repository.ts';

interface Step {
  readonly to: ApplicationStatus;
  readonly actorId: string;
  readonly at: Date;
  readonly note?: string | null;
  /** Further columns to change. */
  readonly change?: Parameters<typeof updateApplication>[2];
}

/** Rejects a change of an outdated version. @throws version_conflict with `currentVersion` */
export function requireVersion(row: Pick<ApplicationRow, 'version'>, version: number | null): void {
  if (version !== row.version) throw new Problem('version_conflict', { data: { currentVersion: row.version } });
}

/** Rejects a transition that is not allowed. @throws illegal_transition */
export function requireStep(row: Pick<ApplicationRow, 'status'>, to: ApplicationStatus): void {
  if (!mayBecome(row.status, to)) throw new Problem('illegal_transition');
}

/** Transitions a locked application and records who did it. @throws illegal_transition */
export async function takeStep(trx: Trx, row: ApplicationRow, step: Step): Promise<ApplicationRow> {
  const { to, actorId, at, note = null, change = {} } = step;
  requireStep(row, to);
  await insertTransition(trx, {
    application_id: row.id,
    from_status: row.status,
    to_status: to,
    actor_id: actorId,
    note,
    happened_at: at,
  });
  return updateApplication(trx, row.id, { ...change, status: to });
}
