import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Config, readConfig } from '../../api/src/config.ts';
import type { Database } from '../../api/src/database.ts';
import { openConfiguredDatabase } from '../../api/src/platform/database/configured-database.ts';
import { connectDatabase, type DatabaseConnection } from '../../api/src/platform/database/database.ts';
import { Problem } from '../../api/src/platform/http/problem.ts';
import { createLogger } from '../../api/src/platform/logging/logger.ts';
import { reportFailure } from '../../api/src/platform/process.ts';
import { StartupError } from '../../api/src/platform/startup-error.ts';

/** The database may be busy or still starting. */
export const PATIENCE_MS = 30_000;

/** PostgreSQL error code. */
const UNDEFINED_TABLE = '42P01';

/**
 * Runs a database command for an operator, and exits with code 1 and a message if it fails.
 * @param work receives the configuration and the command-line arguments
 */
export async function runProgram(work: (config: Config, args: readonly string[]) => Promise<void>): Promise<void> {
  try {
    await work(readConfig(process.env), process.argv.slice(2));
  } catch (error) {
    reportFailure(explained(error));
    process.exitCode = 1;
  }
}

/** Converts errors the operator can resolve to a one-sentence message. */
function explained(error: unknown): unknown {
  if (error instanceof Problem) return new StartupError(error.message);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === UNDEFINED_TABLE) return new StartupError('The database is empty: start the shop once, which fills it.');
  if (code === 'ECONNREFUSED') return new StartupError('The database does not answer.');
  return error;
}

/**
 * Connects to the database of the shop, which may be running; an embedded one is started temporarily if it is not.
 * @throws StartupError if no shop was ever started in the data folder
 */
export async function withDatabase(
  config: Config,
  work: (connection: DatabaseConnection<Database>) => Promise<void>,
): Promise<void> {
  const { databaseUrl, dataFolder } = config;
  const isThere = ['postgres', 'postgres.location'].some((name) => existsSync(path.join(dataFolder, name)));
  if (databaseUrl === null && !isThere) throw new StartupError(`There is no database in ${dataFolder}.`);
  const logger = createLogger('error');
  const database = await openConfiguredDatabase(config, { resolveFrom: import.meta.url, logger });
  const connection = connectDatabase<Database>(database.address, logger, { connectTimeout: PATIENCE_MS });
  try {
    await work(connection);
  } finally {
    await connection.close();
    if (database.how === 'started') await database.stop();
  }
}
