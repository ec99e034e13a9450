import type { Logger } from '../logging/logger.ts';
import { type DatabaseAddress, startEmbeddedPostgres } from './embedded/embedded-postgres.ts';

/** Location of the database. */
interface DatabaseSettings {
  /** Null for the embedded database. */
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
}

/** A running database. */
export interface ReachableDatabase {
  readonly address: DatabaseAddress | string;
  /** `attached` if the server was already running; others may be using it. */
  readonly how: 'attached' | 'started';
  /** Restarts an embedded server whenever it dies, until `stop` is called. */
  readonly keepRunning: () => void;
  /** Stops an embedded server, even if others use it. */
  readonly stop: () => Promise<void> | undefined;
}

/**
 * Connects to the configured database, starting the embedded one if it is not running.
 * @param resolveFrom file or URL of this application from which the package of the binaries is resolved
 * @throws StartupError in one sentence when an embedded one cannot be started
 */
export async function openConfiguredDatabase(
  { databaseUrl, dataFolder }: DatabaseSettings,
  { resolveFrom, logger }: { resolveFrom: string | URL; logger: Logger },
): Promise<ReachableDatabase> {
  if (databaseUrl === null) return startEmbeddedPostgres({ dataFolder, resolveFrom, logger });
  return { address: databaseUrl, how: 'attached', keepRunning: () => undefined, stop: () => undefined };
}
