import type { Kysely } from 'kysely';
import type pg from 'pg';
import { createSheddingQueue } from '../queue/shedding-queue.ts';
import type { Read } from './read.ts';

/** Calls that may wait for each one that runs: more would be answered after their callers have given up. */
const WAITING_PER_CONNECTION = 4;

/** Reads whose cost grows with the catalog, kept from taking the connections and the time of all others. */
export interface HeavyReads {
  /**
   * Runs the statements of one call, one after the other, when it is its turn.
   * @param signal ends the statement that runs, in PostgreSQL as well
   * @throws unavailable at once when too many wait or a statement takes longer than these may; the reason of the signal
   */
  run<Result>(signal: AbortSignal | undefined, work: (read: Read) => Promise<Result>): Promise<Result>;
  /** Whether one more call would be refused at once. */
  isFull(): boolean;
}

interface HeavyReadsOptions<Tables> {
  /** Compiles the statements. */
  readonly db: Kysely<Tables>;
  /** The connections of these reads alone, each with its limit of time. */
  readonly pool: pg.Pool;
  /** Another pool, by which statements are canceled; null where process ids are a pooler's and mean nothing. */
  readonly control: pg.Pool | null;
}

/** Makes the reads over a pool of their own: as many calls run at once as it has connections. */
export function createHeavyReads<Tables>({ db, pool, control }: HeavyReadsOptions<Tables>): HeavyReads {
  const connections = pool.options.max;
  const queue = createSheddingQueue({ atOnce: connections, waiting: connections * WAITING_PER_CONNECTION });
  const backendIdOf = backendIds();

  const readFor =
    (signal: AbortSignal | undefined): Read =>
    async (statement) => {
      const { sql: text, parameters } = statement.compile(db);
      const client = await pool.connect();
      try {
        const backendId = control === null ? 0 : await backendIdOf(client);
        signal?.throwIfAborted();
        const cancel = async () => control?.query('select pg_cancel_backend($1)', [backendId]).catch(() => undefined);
        // Not prepared: their best plan depends on the values.
        const { rows } = await whileWanted(client.query(text, [...parameters]), signal, cancel);
        return rows;
      } finally {
        client.release();
      }
    };

  return { isFull: () => queue.isFull(), run: (signal, work) => queue.run(() => work(readFor(signal)), signal) };
}

/** The process of the server behind each connection. */
function backendIds() {
  const known = new WeakMap<pg.PoolClient, number>();
  return async (client: pg.PoolClient): Promise<number> => {
    const id = known.get(client) ?? (await readBackendId(client));
    known.set(client, id);
    return id;
  };
}

async function readBackendId(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ id: number }>('select pg_backend_pid() as id');
  return rows[0]?.id ?? 0;
}

/**
 * Awaits a statement and cancels it when its caller goes. Settles after the cancellation was delivered, so that it
 * cannot meet the next statement of the connection.
 */
async function whileWanted<Result>(
  running: Promise<Result>,
  signal: AbortSignal | undefined,
  cancel: () => Promise<unknown>,
): Promise<Result> {
  let canceled: Promise<unknown> | undefined;
  const onAbort = () => {
    canceled = cancel();
  };
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    return await running;
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', onAbort);
    await canceled;
  }
}
