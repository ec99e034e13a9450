import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Measure } from '../http/measure.ts';
import type { Logger } from '../logging/logger.ts';
import { StartupError } from '../startup-error.ts';
import { connectDatabase, type DatabaseConnection, type PoolSettings } from './database.ts';
import type { DatabaseAddress } from './embedded/embedded-postgres.ts';
import { createHeavyReads, type HeavyReads } from './heavy-reads.ts';

/** Pool sizes of a process, by class of work. */
export interface PoolLimits {
  /** Connections for reads of constant cost, jobs and most writes. */
  readonly reads: number;
  /** Connections for reads whose cost grows with the catalog. */
  readonly heavyReads: number;
  /** Timeout of a heavy read, in milliseconds. */
  readonly heavyReadTimeout: number;
  /** Connections for transactions that wait on each other, such as those on one cart. */
  readonly writes: number;
}

/** Default limits; the heavy read timeout matches the gateway's call timeout. */
export const defaultPoolLimits: PoolLimits = { reads: 10, heavyReads: 4, heavyReadTimeout: 2500, writes: 5 };

/** One pool per class of work, so that none can starve another. */
export interface DatabasePools<Tables> extends DatabaseConnection<Tables> {
  /** Pool utilization metrics. */
  readonly measures: readonly Measure[];
  readonly heavyReads: HeavyReads;
  readonly writes: Kysely<Tables>;
}

interface Reached extends Pick<PoolSettings, 'connectTimeout'> {
  readonly address: DatabaseAddress | string;
  readonly logger: Pick<Logger, 'warn'>;
  /** False behind a pooler that switches connections between transactions. */
  readonly preparesStatements?: boolean;
}

const LOCK_TIMEOUT = 3000;

/** Creates the pools; connects lazily on the first query. */
export function openPools<Tables>(
  { address, logger, preparesStatements = true, ...reaching }: Reached,
  limits: PoolLimits = defaultPoolLimits,
): DatabasePools<Tables> {
  const open = (maximumConnections: number, settings: PoolSettings = {}) =>
    connectDatabase<Tables>(address, logger, { maximumConnections, preparesStatements, ...reaching, ...settings });
  const reads = open(limits.reads);
  const heavy = open(limits.heavyReads, {
    statementTimeout: limits.heavyReadTimeout,
    // A single read is not worth the CPU cores of several. Poolers reject this parameter.
    ...(preparesStatements && { parameters: '-c max_parallel_workers_per_gather=0' }),
  });
  const writes = open(limits.writes, {
    lockTimeout: LOCK_TIMEOUT,
    // These statements touch few rows whatever the values, so planning costs more than a custom plan could save.
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
 * Verifies that the server allows enough connections for all pools.
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
