import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Advisory lock keys; arbitrary but unique in the application. */
const changingSchema = 7_042_001;
const fillingShop = 7_042_004;

const POLL_MS = 100;

interface Waiting {
  /** Called once if another process holds the lock. */
  readonly onWait?: () => void;
  /** Aborts the waiting. */
  readonly signal?: AbortSignal | undefined;
}

/** Acquires the schema change lock, held until the connection ends. */
export function takeMigrationLock(client: pg.ClientBase, waiting: Waiting = {}): Promise<void> {
  return takeLock(client, changingSchema, waiting);
}

/** Runs startup work that only one process may do at a time, such as seeding. */
export async function whileNobodyFills<Result>(pool: pg.Pool, work: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client(pool.options);
  // The next query reports a broken connection.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await takeLock(client, fillingShop);
    return await work();
  } finally {
    await client.end();
  }
}

/**
 * Acquires a session-level lock by polling. A blocking wait would be an open transaction, for which a concurrent index
 * build by the lock holder would wait in turn.
 */
async function takeLock(client: pg.ClientBase, lock: number, { onWait, signal }: Waiting = {}): Promise<void> {
  const isTaken = async () => {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock]);
    return rows[0]?.taken === true;
  };
  if (await isTaken()) return;
  onWait?.();
  do await pause(POLL_MS, undefined, { signal });
  while (!(await isTaken()));
}
