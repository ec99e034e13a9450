import type { RequestRelease } from '@tus/utils';
import { sql } from 'kysely';
import { connectDatabase, type DatabaseConnection } from '../platform/database/database.ts';
import { createLogger } from '../platform/logging/logger.ts';
import type { Database } from '../database.ts';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { UploadLocker } from './upload-locker.ts';

const ID = '6d5bd6d7-9cf4-4f6c-9f3c-6b9e29f8b1a0';

let database: TestDatabase;
/** Two processes on one database. */
let connections: DatabaseConnection<Database>[];
let here: UploadLocker;
let there: UploadLocker;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  connections = [1, 2].map(() => connectDatabase<Database>(database.address, createLogger('silent')));
  const [first, second] = connections.map(({ pool }) => new UploadLocker(pool));
  if (!first || !second) throw new Error('two are needed');
  here = first;
  there = second;
});
afterEach(() => Promise.all(connections.map(({ close }) => close())));
afterAll(() => database.close());

const never = new AbortController().signal;
const ignore: RequestRelease = () => undefined;

/** Takes the lock of an upload and resolves when somebody requests it. */
async function hold(locker: UploadLocker, id = ID) {
  const lock = locker.newLock(id);
  let tell: RequestRelease = ignore;
  const asked = new Promise<void>((resolve) => (tell = resolve));
  await lock.lock(never, tell);
  return { lock, asked };
}

test.each([
  ['the same process', () => here],
  ['another process', () => there],
])('who finds an upload taken by %s asks for it, and has it once it is free', async (_title, other) => {
  const { lock, asked } = await hold(here);
  const next = other().newLock(ID);
  const steps: string[] = [];
  const taken = next.lock(never, ignore).then(() => steps.push('taken'));
  await asked;
  steps.push('free');
  await lock.unlock();
  await taken;
  await next.unlock();

  expect(steps).toEqual(['free', 'taken']);
});

test('who does not get an upload within some seconds is answered 423', async () => {
  const { lock } = await hold(here);

  await expect(there.newLock(ID).lock(never, ignore)).rejects.toMatchObject({ status_code: 423 });
  await lock.unlock();
});

test('who does not wait any more gets nothing', async () => {
  const { lock } = await hold(here);

  await expect(there.newLock(ID).lock(AbortSignal.abort(), ignore)).rejects.toMatchObject({ status_code: 400 });
  await lock.unlock();
  await (await hold(there)).lock.unlock();
});

test('different uploads do not wait for each other, and share one connection', async () => {
  const ids = Array.from({ length: 50 }, (_, place) => `${ID.slice(0, -2)}${place + 10}`);
  const held = await Promise.all(ids.map((id) => hold(here, id)));
  const openConnections = () => connections.map(({ pool }) => pool.totalCount);
  expect(openConnections()).toEqual([1, 0]);

  await Promise.all(held.map(({ lock }) => lock.unlock()));
  expect(openConnections()).toEqual([0, 0]);
});

test('locks are free when their process is gone, and their holders are told when the connection is', async () => {
  const { asked, lock } = await hold(here);
  await sql`
    select pg_terminate_backend(pid) from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where locktype = 'advisory' and datname = current_database()`.execute(database.db);
  await asked;
  const next = await hold(there);

  await lock.unlock();
  await expect(here.newLock(ID).lock(AbortSignal.abort(), ignore)).rejects.toMatchObject({ status_code: 400 });
  await next.lock.unlock();
});
