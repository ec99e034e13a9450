import { connectDatabase } from '../../src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../src/platform/database/embedded/embedded-postgres.ts';
import { createLogger } from '../../src/platform/logging/logger.ts';

/**
 * Starts the embedded database in its own process, for tests that kill it or run it as another user. Prints one JSON
 * line; with `stay` it keeps running, with `stop` it stops the server again.
 */
async function launchOnce(dataFolder: string, privateRoot: string, then: string): Promise<void> {
  const logger = createLogger('silent');
  const server = await startEmbeddedPostgres({ dataFolder, privateRoot, resolveFrom: process.argv[1] ?? '', logger });
  const { pool, close } = connectDatabase(server.address, logger);
  const { rows } = await pool.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  await close();
  console.log(JSON.stringify({ how: server.how, home: server.home, version: rows[0]?.version }));
  if (then === 'stop') await server.stop();
  if (then === 'stay') setInterval(() => undefined, 60_000);
}

const [, , dataFolder = '', privateRoot = '', then = 'leave'] = process.argv;
void launchOnce(dataFolder, privateRoot, then);
