import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { Database } from '../../src/database.ts';
import { auditLedger } from '../../src/ledger/ledger.service.ts';
import type { DatabaseAddress } from '../../src/platform/database/embedded/embedded-postgres.ts';
import {
  defaultPoolLimits,
  openPools,
  type DatabasePools,
  type PoolLimits,
} from '../../src/platform/database/pools.ts';
import { createLogger } from '../../src/platform/logging/logger.ts';
import { startOwnServer, testRoot, testServerAddress } from './test-server.ts';

/** An otherwise empty database of one test file, with every migration applied. */
export interface TestDatabase extends DatabasePools<Database> {
  readonly address: DatabaseAddress;
  readonly dataFolder: string;
}

const silent = createLogger('silent');

/** Options of a test's database. */
export interface TestDatabaseOptions {
  /** Whether the test has its own server, which it can stop and restart. */
  readonly hasOwnServer?: boolean;
  /** Returns the address through which the database is reached, such as a proxy. */
  readonly reach?: (address: DatabaseAddress) => Promise<DatabaseAddress>;
  readonly poolLimits?: Partial<PoolLimits>;
}

/**
 * Creates a database. `close` drops it and throws if its ledger does not balance, which no test file may leave behind.
 */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { hasOwnServer = false, reach = (address) => Promise.resolve(address), poolLimits = {} } = options;
  const name = `run-${process.pid}-${randomBytes(4).toString('hex')}`;
  const dataFolder = path.join(testRoot, name);
  const { address, remove } = hasOwnServer ? await onOwnServer(dataFolder) : await onSharedServer(name);
  mkdirSync(dataFolder, { recursive: true });
  const reached = await reach(address);
  // On a busy machine connecting takes long; a test of timeouts passes its own options.
  const patience = Object.keys(options).length === 0 ? { connectTimeout: 20_000 } : {};
  const pools = openPools<Database>(
    { address: reached, logger: silent, ...patience },
    { ...defaultPoolLimits, ...poolLimits },
  );
  return {
    ...pools,
    address: reached,
    dataFolder,
    close: async () => {
      const { unbalancedKeys, sumCents } = await auditLedger(pools.db);
      await pools.close();
      await remove();
      // This process may still be writing a zip that nobody waits for.
      await rm(dataFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
      if (sumCents === 0 && unbalancedKeys.length === 0) return;
      throw new Error(`The ledger sums to ${sumCents}, and these do not sum to 0: ${unbalancedKeys.join(', ')}`);
    },
  };
}

async function onOwnServer(dataFolder: string) {
  const server = await startOwnServer(dataFolder);
  return { address: server.address, remove: server.stop };
}

async function onSharedServer(name: string) {
  const address = testServerAddress();
  await onServer(`create database "${name}" template ${address.database} strategy file_copy`);
  return { address: { ...address, database: name }, remove: () => onServer(`drop database "${name}"`) };
}

/** Runs a statement from another database, since one with open connections cannot be copied. */
async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ ...testServerAddress(), database: 'template1' });
  await client.connect();
  await client.query(statement);
  await client.end();
}
