import type { Kysely } from 'kysely';
import type pg from 'pg';
import { createSheddingQueue } from '../queue/shedding-queue.ts';
import type { Read } from './read.ts';

/** Maximum queued calls per connection; with more, callers would give up before their turn. */
const WAITING_PER_CONNECTION = 4;

/** Reads whose cost grows with the catalog, isolated so that they cannot exhaust the connections of other work. */
export interface HeavyReads {
  /**
   * Queues a call and runs its statements sequentially.
   * @param signal cancels the running statement, including in PostgreSQL
   * @throws unavailable at once when the queue is full or a statement times out; the reason of the signal
   */
  run<Result>(signal: AbortSignal | undefined, work: (read: Read) => Promise<Result>): Promise<Result>;
  /** Returns whether the next call would be rejected. */
  isFull(): boolean;
}

interface HeavyReadsOptions<Tables> {
  /** Query builder that compiles the statements. */
  readonly db: Kysely<Tables>;
  /** Dedicated pool with a statement timeout. */
  readonly pool: pg.Pool;
  /** Separate pool for canceling statements; null behind a pooler, where backend process ids are meaningless. */
  readonly control: pg.Pool | null;
}

/** Creates heavy reads on a dedicated pool, whose size is the concurrency limit. */
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
        // Not prepared, because the best plan depends on the values.
        const { rows } = await whileWanted(client.query(text, [...parameters]), signal, cancel);
        return rows;
      } finally {
        client.release();
      }
    };

  return { isFull: () => queue.isFull(), run: (signal, work) => queue.run(() => work(readFor(signal)), signal) };
}

/** Caches the backend process id of each connection. */
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
 * Awaits a statement, canceling it on abort. Settles only after the cancellation was delivered, so that it cannot hit
 * the next statement on the connection.
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
