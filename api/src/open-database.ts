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
  /** Folder of the SQL migrations. */
  readonly migrationsFolder: string;
  /** File or URL from which the packages of the embedded database are resolved. */
  readonly resolveFrom: string;
}

/** Open database of a process. */
export type OpenDatabase = Awaited<ReturnType<typeof openDatabase>>;

/**
 * Connects to the database, starting it if embedded, and migrates or verifies the schema.
 * @throws StartupError
 */
export async function openDatabase({ config, logger, shutdown, migrationsFolder, resolveFrom }: Opening) {
  const server = await openConfiguredDatabase(config, { resolveFrom, logger });
  let isServing = false;
  // An embedded server that was already running may belong to another process; stop it only once this process has taken
  // over.
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
    /** Named prepared statements. */
    namedStatements: tracedStatements(pools.pool),
    visitorReads: null,
    ...replicated,
    address: server.address,
    /** Runs startup work that only one process may do at a time. */
    alone: (work: () => Promise<void>) => whileNobodyFills(pools.pool, work),
    /**
     * Returns the reason the database is unusable as one sentence, or null. Includes the schema, which another process
     * may have migrated meanwhile.
     */
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

/** Opens the replica for processes that serve visitors; workers do not need one. */
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
