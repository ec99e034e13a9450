import type { Logger } from '../logging/logger.ts';
import { type DatabaseAddress, startEmbeddedPostgres } from './embedded/embedded-postgres.ts';

/** Where the configuration says that the database is. */
interface DatabaseSettings {
  /** Null for the embedded database. */
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
}

/** A database that can be connected to. */
export interface ReachableDatabase {
  readonly address: DatabaseAddress | string;
  /** `attached`: it already ran, and others may use it. */
  readonly how: 'attached' | 'started';
  /** From now on starts an embedded one again whenever it dies, until `stop`. */
  readonly keepRunning: () => void;
  /** Ends an embedded one, whoever uses it. */
  readonly stop: () => Promise<void> | undefined;
}

/**
 * Reaches the database of the shop, and starts it where it is embedded and does not run.
 * @param resolveFrom a file or URL of this application, from which the binaries' package is looked up
 * @throws StartupError in one sentence when an embedded one cannot be started
 */
export async function openConfiguredDatabase(
  { databaseUrl, dataFolder }: DatabaseSettings,
  { resolveFrom, logger }: { resolveFrom: string | URL; logger: Logger },
): Promise<ReachableDatabase> {
  if (databaseUrl === null) return startEmbeddedPostgres({ dataFolder, resolveFrom, logger });
  return { address: databaseUrl, how: 'attached', keepRunning: () => undefined, stop: () => undefined };
}
