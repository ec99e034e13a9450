import type { Kysely, Transaction } from 'kysely';
import { isStalePlan } from './prepared-statements.ts';

/** Error codes of a lost deadlock and of a serialization failure. */
const lostCodes: readonly unknown[] = ['40P01', '40001'];
const MAX_ATTEMPTS = 4;

/**
 * Runs a transaction, retrying it after a deadlock, a serialization failure or an outdated plan. `work` may run several
 * times, so it must have no side effects that a rollback does not undo.
 */
export async function inTransaction<Tables, Result>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !(hasLost(error) || isStalePlan(error))) throw error;
    }
  }
}

function hasLost(error: unknown): boolean {
  return error instanceof Error && 'code' in error && lostCodes.includes(error.code);
}
