import type { Config } from './config.ts';
import type { Database } from './database.ts';
import { openConfiguredDatabase, type ReachableDatabase } from './platform/database/configured-database.ts';
import { migrate } from './platform/database/migrate.ts';
import { readMigrations } from './platform/database/migration-files.ts';
import { whileNobodyFills } from './platform/database/start-locks.ts';
import { type DatabasePools, openPools, requireConnections } from './platform/database/pools.ts';
import { type ReplicatedPools, withReplica } from './platform/database/replica/with-replica.ts';
import { tracedStatements } from './platform/database/prepared-statements.ts';
import { requireFit, schemaMisfit } from './platform/database/schema-fit.ts';
import type { Logger } from './platform/logging/logger.ts';
import type { Shutdown } from './platform/process.ts';

interface Opening {
  readonly config: Config;
  readonly logger: Logger;
  readonly shutdown: Shutdown;
  /** The folder of the SQL files. */
  readonly migrationsFolder: string;
  /** A file or URL of this application, from which the packages of an embedded database are looked up. */
  readonly resolveFrom: string;
}

/** The database of a process. */
export type OpenDatabase = Awaited<ReturnType<typeof openDatabase>>;

/**
 * Connects to the database, which is started where it is the embedded one, and brings its schema up to date or makes sure
 * that it is.
 * @throws StartupError
 */
export async function openDatabase({ config, logger, shutdown, migrationsFolder, resolveFrom }: Opening) {
  const server = await openConfiguredDatabase(config, { resolveFrom, logger });
  let isServing = false;
  // A database that already ran may be another process's: it is ours to stop only once we serve in its place.
  shutdown.onStop(() => (server.how === 'started' || isServing ? server.stop() : undefined));
  const { preparesStatements, poolLimits } = config;
  const pools = openPools<Database>({ address: server.address, logger, preparesStatements }, poolLimits);
  shutdown.onStop(pools.close);
  const migrations = readMigrations(migrationsFolder);
  if (config.migrations === 'off') await requireFit(pools.pool, migrations);
  else await migrate(pools.pool, migrationsFolder, logger, { signal: untilStopped(shutdown) });
  await requireConnections(pools.pool, poolLimits);
  const replicated = replicaOf(config, { pools, primary: server.address, logger });
  if (replicated) shutdown.onStop(replicated.close);
  return {
    ...pools,
    /** Statements that are prepared by name. */
    namedStatements: tracedStatements(pools.pool),
    visitorReads: null,
    ...replicated,
    address: server.address,
    /** Does what one process may do at a time while a shop starts. */
    alone: (work: () => Promise<void>) => whileNobodyFills(pools.pool, work),
    /** Why nothing can be done now, in one sentence; null when it can. Another process may have migrated meanwhile. */
    whyNotReady: async (): Promise<string | null> =>
      shutdown.isStopping()
        ? 'The process is stopping.'
        : schemaMisfit(pools.pool, migrations).catch(() => 'The database does not answer.'),
    /** Keeps an embedded database running from now on, and stops it with this process. */
    takeOver() {
      isServing = true;
      server.keepRunning();
    },
  };
}

interface Primary {
  readonly pools: DatabasePools<Database>;
  readonly primary: ReachableDatabase['address'];
  readonly logger: Logger;
}

/** A worker answers no visitors. */
function replicaOf(config: Config, { pools, primary, logger }: Primary): ReplicatedPools<Database> | null {
  const { databaseReplicaUrl: replica, roles, preparesStatements, poolLimits } = config;
  return replica === null || !roles.api
    ? null
    : withReplica(pools, { primary, replica, logger, preparesStatements }, poolLimits);
}

function untilStopped(shutdown: Shutdown): AbortSignal {
  const stopping = new AbortController();
  shutdown.onStop(() => stopping.abort());
  return stopping.signal;
}
