import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { migrationsFolder } from '../../../test/support/test-server.ts';
import { createLogger } from '../logging/logger.ts';
import { migrate } from './migrate.ts';

const logger = createLogger('silent');
let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
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

test('a file that was changed after it had been applied stops the start', async () => {
  write('9004_once.sql', 'select 1');
  await migrate(database.pool, folder, logger);
  write('9004_once.sql', 'select 2');
  await expect(migrate(database.pool, folder, logger)).rejects.toThrow('was changed after it had been applied');
});
