import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Any numbers that nothing else locks. */
const changingSchema = 7_042_001;
const fillingShop = 7_042_004;

const POLL_MS = 100;

interface Waiting {
  /** Called once when another process has the lock. */
  readonly onWait?: () => void;
  /** Ends the waiting. */
  readonly signal?: AbortSignal | undefined;
}

/** Takes the lock of those who change the schema; it ends with the connection. */
export function takeMigrationLock(client: pg.ClientBase, waiting: Waiting = {}): Promise<void> {
  return takeLock(client, changingSchema, waiting);
}

/** Does what one process at a time may do to a shop that starts, such as filling it. */
export async function whileNobodyFills<Result>(pool: pg.Pool, work: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client(pool.options);
  // Whoever asks next hears of a connection that broke.
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
 * Takes a lock that belongs to the connection. It is asked for again and again: a statement that waits is a transaction,
 * and the index that the holder of a lock may be building waits for every transaction.
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
