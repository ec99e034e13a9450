import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statfsSync, statSync } from 'node:fs';
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
import { migrate } from '../../src/platform/database/migrate.ts';
import { readMigrations } from '../../src/platform/database/migration-files.ts';
import { createLogger } from '../../src/platform/logging/logger.ts';

/** The folder of the SQL files. */
export const migrationsFolder = path.join(__dirname, '..', '..', 'migrations');

const folderName = `halfdrop-test-${process.getuid?.() ?? 0}`;

/** Where test data lies. */
export const testRoot = path.join(os.tmpdir(), folderName);

/** What the shared server needs at most, its log included. */
const SERVER_BYTES = 4 * 1024 ** 3;

/** Test data may be lost with the machine: waiting for the disk would only make tests slow. */
const fastSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
  max_connections: '400',
  autovacuum: 'off',
};

/** A template is removed that was made so long ago; whoever still needs it makes it again. */
const TEMPLATE_MILLISECONDS = 3 * 86_400_000;

const silent = createLogger('silent');
let shared: EmbeddedPostgres | null = null;
let sharedFolder: string | null = null;

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
  await removeEndedRuns(testRoot);
  const root = serverRoot();
  if (root !== testRoot) await removeEndedRuns(root);
  sharedFolder = path.join(root, `run-${process.pid}`);
  shared = await startOwnServer(sharedFolder);
  process.env.HALFDROP_TEST_SERVER = JSON.stringify(shared.address);
}

/** Stops the server and removes all that was on it. */
export async function stopTestServer(): Promise<void> {
  await shared?.stop();
  if (sharedFolder !== null) rmSync(sharedFolder, { recursive: true, force: true });
}

/** In memory where there is room: a database is a thousand small files, which a busy disk takes a second to make. */
function serverRoot(): string {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return testRoot;
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, os.freemem() / 2) < SERVER_BYTES ? testRoot : path.join(memory, folderName);
}

/** Clears away what runs that were killed have left in a folder, their servers among it. */
async function removeEndedRuns(root: string): Promise<void> {
  mkdirSync(root, { recursive: true });
  chmodSync(root, 0o755);
  for (const name of readdirSync(root)) {
    const runner = /^run-(\d+)/.exec(name)?.[1];
    if (runner === undefined || (isAlive(Number(runner)) && Number(runner) !== process.pid)) continue;
    await stopServer(path.join(root, name, 'postgres'));
    rmSync(path.join(root, name), { recursive: true, force: true });
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
  removeOldTemplates();
  const server = await start(unfinished);
  const { pool, close } = connectDatabase(server.address, silent);
  await migrate(pool, migrationsFolder, silent);
  await close();
  await server.stop();
  if (existsSync(template)) rmSync(unfinished, { recursive: true, force: true });
  else renameSync(unfinished, template);
  return template;
}

/** Templates of migrations that have changed since, unless a run of another checkout may still copy one. */
function removeOldTemplates(): void {
  for (const name of readdirSync(testRoot).filter((each) => /^template-[\da-f]{12}$/.test(each))) {
    const old = path.join(testRoot, name);
    if (Date.now() - statSync(old).mtimeMs > TEMPLATE_MILLISECONDS) rmSync(old, { recursive: true, force: true });
  }
}

function start(dataFolder: string): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataFolder, resolveFrom: __filename, logger: silent, settings: fastSettings });
}
