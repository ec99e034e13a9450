import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { migrationsFolder } from '../../../test/support/test-server.ts';
import { createLogger } from '../logging/logger.ts';
import { readMigrations } from './migration-files.ts';
import { migrate } from './migrate.ts';
import { schemaMisfit } from './schema-fit.ts';

const logger = createLogger('silent');
let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  // The test folders lack the shop's own migrations; clear the flag so that none counts as a missing contract.
  await database.pool.query('update platform_migration set is_contract = false');
});
afterAll(() => database.close());
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'halfdrop-migrations-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

test('a database that is up to date is left alone', async () => {
  expect(await migrate(database.pool, migrationsFolder, logger)).toEqual([]);
});

test('files are applied in the order of their names, once, also by two processes at once', async () => {
  write('9002_second.sql', 'insert into numbers values (2)');
  write('9001_first.sql', 'create table numbers (n int)');
  const applied = await Promise.all([migrate(database.pool, folder, logger), migrate(database.pool, folder, logger)]);
  expect(applied.flat()).toEqual(['9001_first.sql', '9002_second.sql']);
  const { rows } = await database.pool.query('select n from numbers');
  expect(rows).toEqual([{ n: 2 }]);
});

test('a file that fails leaves nothing of itself behind', async () => {
  write('9003_broken.sql', 'create table half (n int); select nonsense');
  await expect(migrate(database.pool, folder, logger)).rejects.toThrow('Migration 9003_broken.sql failed');
  const { rows } = await database.pool.query("select to_regclass('half') as half");
  expect(rows).toEqual([{ half: null }]);
});

test('B12 a table that others hold is waited for in short tries, in which nobody waits long; then it is changed', async () => {
  await database.pool.query('create table busy (n int)');
  write('9005_busy.sql', 'alter table busy add column m int');
  const holder = await database.pool.connect();
  await holder.query('begin; select * from busy');
  const migrated = migrate(database.pool, folder, logger, { patience: { lockTimeout: 100, total: 60_000 } });
  const waits: number[] = [];
  while (waits.length < 5) {
    await lockIsWaitedFor(database.pool);
    const startedAt = performance.now();
    await database.pool.query('select count(*) from busy');
    waits.push(performance.now() - startedAt);
  }
  await holder.query('commit');
  holder.release();
  expect(await migrated).toEqual(['9005_busy.sql']);
  expect(waits.toSorted((left, right) => left - right)[2]).toBeLessThanOrEqual(200);
  await database.pool.query('select m from busy');
});

test('a table that never becomes free ends in one sentence, and nothing of the file was applied', async () => {
  await database.pool.query('create table held (n int)');
  write('9006_held.sql', 'create table beside (n int); alter table held add column m int');
  const holder = await database.pool.connect();
  await holder.query('begin; select * from held');
  const patience = { lockTimeout: 20, total: 100 };
  await expect(migrate(database.pool, folder, logger, { patience })).rejects.toThrow(
    'Migration 9006_held.sql was not applied: for 0.1 s others held what it has to lock; start again once they have ended.',
  );
  await holder.query('commit');
  holder.release();
  const { rows } = await database.pool.query("select to_regclass('beside') as beside");
  expect(rows).toEqual([{ beside: null }]);
  expect(await migrate(database.pool, folder, logger, { patience })).toEqual(['9006_held.sql']);
});

describe('outside of a transaction', () => {
  const build = '-- no transaction\ncreate index concurrently if not exists large_n on large (n)';

  test('an index is built while others write, by one of two processes', async () => {
    await database.pool.query('create table large (n int); insert into large select generate_series(1, 1000)');
    write('9007_index.sql', build);
    const writer = await database.pool.connect();
    await writer.query('begin; insert into large values (0)');
    const migrated = Promise.all([migrate(database.pool, folder, logger), migrate(database.pool, folder, logger)]);
    await lockIsWaitedFor(database.pool);
    await database.pool.query('insert into large values (0)');
    await writer.query('commit');
    writer.release();
    expect((await migrated).flat()).toEqual(['9007_index.sql']);
    expect(await validIndexes('large_n')).toBe(1);
  });

  test('an index whose build was interrupted is built again', async () => {
    await database.pool.query('create table doubled (n int); insert into doubled values (1), (1)');
    const unique = '-- no transaction\ncreate unique index concurrently if not exists doubled_n on doubled (n)';
    write('9008_index.sql', unique);
    await expect(migrate(database.pool, folder, logger)).rejects.toThrow('Migration 9008_index.sql failed');
    expect(await validIndexes('doubled_n')).toBe(0);
    await database.pool.query('delete from doubled');
    expect(await migrate(database.pool, folder, logger)).toEqual(['9008_index.sql']);
    expect(await validIndexes('doubled_n')).toBe(1);
  });
});

describe('the schema and the code', () => {
  const misfit = () => schemaMisfit(database.pool, readMigrations(folder));

  test('fit when all is applied that the code brings, also beside what a newer version has added', async () => {
    write('9009_ours.sql', 'create table ours (n int)');
    await migrate(database.pool, folder, logger);
    expect(await misfit()).toBeNull();
  });

  test('do not fit when something is missing', async () => {
    write('9010_first.sql', 'select 1');
    write('9011_second.sql', 'select 1');
    write('9012_third.sql', 'select 1');
    expect(await misfit()).toBe(
      'The database is older than this version: it lacks migration 9010_first.sql and 2 more.',
    );
  });

  test('do not fit when a newer version has taken something away; older code then neither migrates nor is ready', async () => {
    write('9013_contract.sql', '-- contract: nothing that this test needs\nselect 1');
    await migrate(database.pool, folder, logger);
    rmSync(path.join(folder, '9013_contract.sql'));
    const sentence =
      'The database is newer than this version: migration 9013_contract.sql took away what it needs; run the newer version, or restore the backup of before.';
    expect(await misfit()).toBe(sentence);
    await expect(migrate(database.pool, folder, logger)).rejects.toThrow(sentence);
    await database.pool.query("delete from platform_migration where name = '9013_contract.sql'");
  });
});

/** Resolves when some statement is waiting for a lock. */
async function lockIsWaitedFor(pool: Pool): Promise<void> {
  const isWaiting = async () => {
    const { rowCount } = await pool.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rowCount !== 0;
  };
  while (!(await isWaiting()));
}

async function validIndexes(name: string): Promise<number> {
  const { rowCount } = await database.pool.query(
    'select 1 from pg_index where indexrelid = to_regclass($1) and indisvalid',
    [name],
  );
  return rowCount ?? 0;
}

test('a file that was changed after it had been applied stops the start', async () => {
  write('9004_once.sql', 'select 1');
  await migrate(database.pool, folder, logger);
  write('9004_once.sql', 'select 2');
  await expect(migrate(database.pool, folder, logger)).rejects.toThrow('was changed after it had been applied');
});
