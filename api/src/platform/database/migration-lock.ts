import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** Any number that nothing else locks: it keeps two processes from making the tables at once. */
const migrationLock = 7_042_001;

const POLL_MS = 100;

interface Waiting {
  /** Called once when another process has the lock. */
  readonly onWait?: () => void;
  /** Ends the waiting. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Takes the lock of those who change the schema; it belongs to the connection. It is asked for again and again: a
 * statement that waits is a transaction, and the index that its holder may be building waits for every transaction.
 */
export async function takeMigrationLock(client: pg.PoolClient, { onWait, signal }: Waiting = {}): Promise<void> {
  const isTaken = async () => {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      migrationLock,
    ]);
    return rows[0]?.taken === true;
  };
  if (await isTaken()) return;
  onWait?.();
  do await pause(POLL_MS, undefined, { signal });
  while (!(await isTaken()));
}

/** Does what one process may do at a time while a shop starts, such as filling it. */
export async function whileNobodyMigrates<Result>(pool: pg.Pool, work: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await takeMigrationLock(client);
    return await work();
  } finally {
    // Ends the lock with the connection.
    client.release(true);
  }
}
