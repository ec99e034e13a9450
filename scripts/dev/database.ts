import { startEmbeddedPostgres } from '../../api/src/platform/database/embedded/embedded-postgres.ts';
import { makeDataFolder } from '../../api/src/platform/files/data-folder.ts';
import { createShutdown, reportFailure } from '../../api/src/platform/process.ts';
import { createLogger } from '../../api/src/platform/logging/logger.ts';

/** Runs the embedded database in a separate process, so that the api can be restarted without it. */
const shutdown = createShutdown();
const dataFolder = process.env['DATA_DIR'] ?? '.data';
const logger = createLogger('warn');

async function start(): Promise<void> {
  makeDataFolder(dataFolder);
  const database = await startEmbeddedPostgres({ dataFolder, resolveFrom: import.meta.url, logger });
  shutdown.onStop(() => database.stop());
  database.keepRunning();
  const { host, user, password, database: name } = database.address;
  const url = `postgres://${user}:${encodeURIComponent(password)}@localhost/${name}?host=${encodeURIComponent(host)}`;
  process.send?.({ type: 'ready', url });
}

start().catch(async (error: unknown) => {
  reportFailure(error);
  await shutdown.stop(1);
});
