import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { connectDatabase, type DatabaseConnection } from '../../src/platform/database/database.ts';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../src/platform/database/embedded/embedded-postgres.ts';
import { migrate, readMigrations } from '../../src/platform/database/migrate.ts';
import { createLogger } from '../../src/platform/logging/logger.ts';

/** The folder of the SQL files. */
export const migrationsFolder = path.join(__dirname, '..', '..', 'migrations');

const silent = createLogger('silent');
const root = path.join(os.tmpdir(), `halfdrop-test-${process.getuid?.() ?? 0}`);

/** Test data may be lost with the machine: waiting for the disk would only make tests slow. */
const fastSettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', shared_buffers: '32MB' };

/** A database of one test file, with every migration applied and nothing else in it. */
export interface TestDatabase extends DatabaseConnection {
  readonly dataFolder: string;
}

/** Copies a prepared cluster and starts a server of its own on it; `close` stops and removes it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = await ensureTemplate();
  const dataFolder = path.join(root, `run-${process.pid}-${randomBytes(4).toString('hex')}`);
  copyFolder(template, dataFolder);
  const server = await start(dataFolder);
  const connection = connectDatabase(server.address, silent);
  return {
    ...connection,
    dataFolder,
    close: async () => {
      await connection.close();
      await server.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** The cluster that the migrations lead to is made once and kept until one of them changes. */
async function ensureTemplate(): Promise<string> {
  const checksums = readMigrations(migrationsFolder).map(({ checksum }) => checksum);
  const version = createHash('sha256').update(checksums.join()).digest('hex').slice(0, 12);
  const template = path.join(root, `template-${version}`);
  if (existsSync(template)) return template;
  const unfinished = `${template}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  chmodSync(root, 0o755);
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

/** Keeps owners and modes: PostgreSQL insists on both. */
function copyFolder(from: string, to: string): void {
  const copy = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
  if (copy.status !== 0) throw new Error(copy.stderr);
}
