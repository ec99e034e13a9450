import { type ApplicationStatus, mayBecome } from '@halfdrop/domain';
import type { Trx } from '../database.ts';
import { Problem } from '../platform/http/problem.ts';
import { insertTransition, updateApplication, type ApplicationRow } from './applications.repository.ts';

interface Step {
  readonly to: ApplicationStatus;
  readonly actorId: string;
  readonly at: Date;
  readonly note?: string | null;
  /** What else changes with it. */
  readonly change?: Parameters<typeof updateApplication>[2];
}

/** Refuses a change of a version that is not the newest. @throws version_conflict with `currentVersion` */
export function requireVersion(row: Pick<ApplicationRow, 'version'>, version: number | null): void {
  if (version !== row.version) throw new Problem('version_conflict', { data: { currentVersion: row.version } });
}

/** Refuses a step that the table of steps does not have. @throws illegal_transition */
export function requireStep(row: Pick<ApplicationRow, 'status'>, to: ApplicationStatus): void {
  if (!mayBecome(row.status, to)) throw new Problem('illegal_transition');
}

/** Has a locked application take a step, and notes who did it. @throws illegal_transition */
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
