import type { Kysely, Transaction } from 'kysely';
import { isStalePlan } from './prepared-statements.ts';

/** A deadlock that was resolved at the cost of this transaction, and a conflict of two serializable ones. */
const lostCodes: readonly unknown[] = ['40P01', '40001'];
const MAX_ATTEMPTS = 4;

/**
 * Runs a transaction. One that the database gave up in favor of another, or whose plans a migration outdated, is run
 * again from its start, so `work` must do nothing that a rollback leaves behind.
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
