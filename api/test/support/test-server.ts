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

/** Folder of the SQL files. */
export const migrationsFolder = path.join(__dirname, '..', '..', 'migrations');

const folderName = `halfdrop-test-${process.getuid?.() ?? 0}`;

/** Folder of test data. */
export const testRoot = path.join(os.tmpdir(), folderName);

/** Maximum size of the shared server, including its WAL. */
const SERVER_BYTES = 4 * 1024 ** 3;

/** Durability is disabled: test data may be lost, and waiting for the disk would only slow down tests. */
const fastSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
  max_connections: '400',
  autovacuum: 'off',
};

/** Age at which a template is removed; if it is still needed, it is created again. */
const TEMPLATE_MILLISECONDS = 3 * 86_400_000;

const silent = createLogger('silent');
let shared: EmbeddedPostgres | null = null;
let sharedFolder: string | null = null;

/** Starts a cluster whose database `postgres` has every migration applied and nothing else. */
export async function startOwnServer(dataFolder: string): Promise<EmbeddedPostgres> {
  const template = await ensureTemplate();
  // Preserves owners and modes, both of which PostgreSQL requires.
  const copy = spawnSync('cp', ['-a', template, dataFolder], { encoding: 'utf8' });
  if (copy.status !== 0) throw new Error(copy.stderr);
  return start(dataFolder);
}

/** Starts the server on which every test file of this run has its own database. */
export async function startTestServer(): Promise<void> {
  await removeEndedRuns(testRoot);
  const root = serverRoot();
  if (root !== testRoot) await removeEndedRuns(root);
  sharedFolder = path.join(root, `run-${process.pid}`);
  shared = await startOwnServer(sharedFolder);
  process.env.HALFDROP_TEST_SERVER = JSON.stringify(shared.address);
}

/** Stops the server and removes its data. */
export async function stopTestServer(): Promise<void> {
  await shared?.stop();
  if (sharedFolder !== null) rmSync(sharedFolder, { recursive: true, force: true });
}

/**
 * Returns the folder of the server, in memory if there is room: a database consists of a thousand small files, which
 * take a second to create on a busy disk.
 */
function serverRoot(): string {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return testRoot;
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, os.freemem() / 2) < SERVER_BYTES ? testRoot : path.join(memory, folderName);
}

/** Removes what killed runs left in a folder, including their servers. */
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

/** Returns the address of this run's server. */
export function testServerAddress(): DatabaseAddress {
  const address: DatabaseAddress = JSON.parse(process.env.HALFDROP_TEST_SERVER ?? 'null');
  return address;
}

/** Creates the template once and keeps it until a migration changes. */
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

/** Removes templates of outdated migrations, unless a run of another checkout may still be copying one. */
function removeOldTemplates(): void {
  for (const name of readdirSync(testRoot).filter((each) => /^template-[\da-f]{12}$/.test(each))) {
    const old = path.join(testRoot, name);
    if (Date.now() - statSync(old).mtimeMs > TEMPLATE_MILLISECONDS) rmSync(old, { recursive: true, force: true });
  }
}

function start(dataFolder: string): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataFolder, resolveFrom: __filename, logger: silent, settings: fastSettings });
}
