import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Database, Db } from '../../src/database.ts';
import { connectDatabase, poolOfWrites, type DatabaseConnection } from '../../src/platform/database/database.ts';
import type { DatabaseAddress } from '../../src/platform/database/embedded/embedded-postgres.ts';
import { createLogger } from '../../src/platform/logging/logger.ts';
import { startOwnServer, testRoot, testServerAddress } from './test-server.ts';

/** A database of one test file, with every migration applied and nothing else in it. */
export interface TestDatabase extends DatabaseConnection<Database> {
  /** Over the pool of transactions that wait for each other. */
  readonly writes: Db;
  readonly address: DatabaseAddress;
  readonly dataFolder: string;
}

const silent = createLogger('silent');

/** How the database of a test is made. */
export interface TestDatabaseOptions {
  /** Whether the server is the test's own, to be stopped and started again. */
  readonly hasOwnServer?: boolean;
  /** Lays the way on which the database is reached. */
  readonly reach?: (address: DatabaseAddress) => Promise<DatabaseAddress>;
}

/** Makes a database; `close` removes it. */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { hasOwnServer = false, reach = (address) => Promise.resolve(address) } = options;
  const name = `run-${process.pid}-${randomBytes(4).toString('hex')}`;
  const dataFolder = path.join(testRoot, name);
  const { address, remove } = hasOwnServer ? await onOwnServer(dataFolder) : await onSharedServer(name);
  mkdirSync(dataFolder, { recursive: true });
  const reached = await reach(address);
  const connection = connectDatabase<Database>(reached, silent);
  const writing = connectDatabase<Database>(reached, silent, poolOfWrites);
  return {
    ...connection,
    address: reached,
    writes: writing.db,
    dataFolder,
    close: async () => {
      await writing.close();
      await connection.close();
      await remove();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

async function onOwnServer(dataFolder: string) {
  const server = await startOwnServer(dataFolder);
  return { address: server.address, remove: server.stop };
}

async function onSharedServer(name: string) {
  const address = testServerAddress();
  await onServer(`create database "${name}" template ${address.database}`);
  return { address: { ...address, database: name }, remove: () => onServer(`drop database "${name}"`) };
}

/** Whoever is connected to a database keeps it from being copied: these statements come from elsewhere. */
async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ ...testServerAddress(), database: 'template1' });
  await client.connect();
  await client.query(statement);
  await client.end();
}
