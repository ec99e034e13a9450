import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Measure } from '../http/measure.ts';
import type { Logger } from '../logging/logger.ts';
import { StartupError } from '../startup-error.ts';
import { connectDatabase, type DatabaseConnection, type PoolSettings } from './database.ts';
import type { DatabaseAddress } from './embedded/embedded-postgres.ts';
import { createHeavyReads, type HeavyReads } from './heavy-reads.ts';

/** The connections of a process, by class of work. */
export interface PoolLimits {
  /** Connections of reads that cost the same whatever the size of the catalog, of jobs, and of most writes. */
  readonly reads: number;
  /** Connections of reads whose cost grows with the catalog. */
  readonly heavyReads: number;
  /** Milliseconds that one of those may take. */
  readonly heavyReadTimeout: number;
  /** Connections of transactions that wait for each other, such as those of one cart. */
  readonly writes: number;
}

/** What the shop runs with unless it is set otherwise; the limit of time is how long the gateway waits for a call. */
export const defaultPoolLimits: PoolLimits = { reads: 10, heavyReads: 4, heavyReadTimeout: 2500, writes: 5 };

/** A pool for each class of work, so that none takes the connections of another. */
export interface DatabasePools<Tables> extends DatabaseConnection<Tables> {
  /** How busy each pool is. */
  readonly measures: readonly Measure[];
  readonly heavyReads: HeavyReads;
  readonly writes: Kysely<Tables>;
}

interface Reached extends Pick<PoolSettings, 'connectTimeout'> {
  readonly address: DatabaseAddress | string;
  readonly logger: Pick<Logger, 'warn'>;
  /** False where a pooler between here and the database gives each transaction another connection. */
  readonly preparesStatements?: boolean;
}

const LOCK_TIMEOUT = 3000;

/** Opens the pools; nothing is connected before the first query. */
export function openPools<Tables>(
  { address, logger, preparesStatements = true, ...reaching }: Reached,
  limits: PoolLimits = defaultPoolLimits,
): DatabasePools<Tables> {
  const open = (maximumConnections: number, settings: PoolSettings = {}) =>
    connectDatabase<Tables>(address, logger, { maximumConnections, preparesStatements, ...reaching, ...settings });
  const reads = open(limits.reads);
  const heavy = open(limits.heavyReads, {
    statementTimeout: limits.heavyReadTimeout,
    // One of them is not worth the processors of several calls. Poolers take no such parameter.
    ...(preparesStatements && { parameters: '-c max_parallel_workers_per_gather=0' }),
  });
  const writes = open(limits.writes, {
    lockTimeout: LOCK_TIMEOUT,
    // They touch few rows, whatever is asked for: to plan a statement costs more than any other plan would save.
    ...(preparesStatements && { parameters: '-c plan_cache_mode=force_generic_plan' }),
  });
  return {
    ...reads,
    heavyReads: createHeavyReads({ db: heavy.db, pool: heavy.pool, control: preparesStatements ? reads.pool : null }),
    writes: writes.db,
    measures: measuresOf({ reads: reads.pool, heavy_reads: heavy.pool, writes: writes.pool }),
    close: async () => {
      for (const { close } of [writes, heavy, reads]) await close();
    },
  };
}

function measuresOf(pools: Readonly<Record<string, pg.Pool>>): Measure[] {
  const each = (count: (pool: pg.Pool) => number) => async () =>
    Object.entries(pools).map(([name, pool]) => ({ labels: { pool: name }, value: count(pool) }));
  return [
    {
      name: 'database_connections_in_use',
      help: 'Connections that work for somebody just now',
      labels: ['pool'],
      read: each(({ totalCount, idleCount }) => totalCount - idleCount),
    },
    {
      name: 'database_callers_waiting',
      help: 'Callers that wait for a connection just now',
      labels: ['pool'],
      read: each(({ waitingCount }) => waitingCount),
    },
  ];
}

/**
 * Makes sure that the server has room for all pools.
 * @throws StartupError naming the settings
 */
export async function requireConnections(pool: pg.Pool, { reads, heavyReads, writes }: PoolLimits): Promise<void> {
  const { rows } = await pool.query<{ free: number }>(
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as free`,
  );
  const wanted = reads + heavyReads + writes;
  const free = rows[0]?.free ?? wanted;
  if (wanted > free) {
    throw new StartupError(
      `DATABASE_READS, DATABASE_HEAVY_READS and DATABASE_WRITES are ${wanted} connections together, but PostgreSQL allows ${free} (max_connections).`,
    );
  }
}
