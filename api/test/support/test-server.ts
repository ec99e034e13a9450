import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { connectDatabase } from '../../src/platform/database/database.ts';
import { isAlive } from '../../src/platform/database/embedded/cluster.ts';
import {
  startEmbeddedPostgres,
  type DatabaseAddress,
  type EmbeddedPostgres,
} from '../../src/platform/database/embedded/embedded-postgres.ts';
import { stopServer } from '../../src/platform/database/embedded/postmaster.ts';
import { migrate, readMigrations } from '../../src/platform/database/migrate.ts';
import { createLogger } from '../../src/platform/logging/logger.ts';

/** The folder of the SQL files. */
export const migrationsFolder = path.join(__dirname, '..', '..', 'migrations');

/** Where test data lies. */
export const testRoot = path.join(os.tmpdir(), `halfdrop-test-${process.getuid?.() ?? 0}`);

/** Test data may be lost with the machine: waiting for the disk would only make tests slow. */
const fastSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
  max_connections: '400',
  autovacuum: 'off',
};

const silent = createLogger('silent');
let shared: EmbeddedPostgres | null = null;

/** The cluster in which every migration is applied to the database `postgres`, and which holds nothing else. */
export async function startOwnServer(dataFolder: string): Promise<EmbeddedPostgres> {
  const template = await ensureTemplate();
  // Keeps owners and modes: PostgreSQL insists on both.
  const copy = spawnSync('cp', ['-a', template, dataFolder], { encoding: 'utf8' });
  if (copy.status !== 0) throw new Error(copy.stderr);
  return start(dataFolder);
}

/** Starts the server on which every test file of this run has a database of its own. */
export async function startTestServer(): Promise<void> {
  await removeEndedRuns();
  shared = await startOwnServer(path.join(testRoot, `run-${process.pid}`));
  process.env.HALFDROP_TEST_SERVER = JSON.stringify(shared.address);
}

/** Stops the server and removes all that was on it. */
export async function stopTestServer(): Promise<void> {
  await shared?.stop();
  rmSync(path.join(testRoot, `run-${process.pid}`), { recursive: true, force: true });
}

/** Clears away what runs that were killed have left, their servers among it. */
async function removeEndedRuns(): Promise<void> {
  mkdirSync(testRoot, { recursive: true });
  for (const name of readdirSync(testRoot)) {
    const runner = /^run-(\d+)/.exec(name)?.[1];
    if (runner === undefined || (isAlive(Number(runner)) && Number(runner) !== process.pid)) continue;
    await stopServer(path.join(testRoot, name, 'postgres'));
    rmSync(path.join(testRoot, name), { recursive: true, force: true });
  }
}

/** Where the server of this run listens. */
export function testServerAddress(): DatabaseAddress {
  const address: DatabaseAddress = JSON.parse(process.env.HALFDROP_TEST_SERVER ?? 'null');
  return address;
}

/** The template is made once and kept until a migration changes. */
async function ensureTemplate(): Promise<string> {
  const checksums = readMigrations(migrationsFolder).map(({ checksum }) => checksum);
  const version = createHash('sha256').update(checksums.join()).digest('hex').slice(0, 12);
  const template = path.join(testRoot, `template-${version}`);
  if (existsSync(template)) return template;
  const unfinished = `${template}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(testRoot, { recursive: true });
  chmodSync(testRoot, 0o755);
  const server = await start(unfinished);
  const { pool, close } = connectDatabase(server.address, silent);
  await migrate(pool, migrationsFolder, silent);
  await close();
  await server.stop();
  if (existsSync(template)) rmSync(unfinished, { recursive: true, force: true });
  else renameSync(unfinished, template);
  return template;
}

function start(dataFolder: string): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataFolder, resolveFrom: __filename, logger: silent, settings: fastSettings });
}
