import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await sql`create table counter (name text primary key, total int not null)`.execute(db);
  await sql`insert into counter values ('a', 0), ('b', 0)`.execute(db);
});
afterAll(() => database.close());

test('C5 two transactions that lock in opposite orders both take effect: the one that lost is run again', async () => {
  const attempts: string[] = [];
  // Both hold their first row before requesting the second, so without a retry one of them would fail.
  let holders = 0;
  let letGo = (): void => undefined;
  const bothHold = new Promise<void>((resolve) => (letGo = resolve));
  const addTo = (first: string, second: string) =>
    inTransaction(database.db, async (trx) => {
      attempts.push(first);
      await sql`update counter set total = total + 1 where name = ${first}`.execute(trx);
      holders += 1;
      if (holders === 2) letGo();
      await bothHold;
      await sql`update counter set total = total + 1 where name = ${second}`.execute(trx);
    });
  await Promise.all([addTo('a', 'b'), addTo('b', 'a')]);
  const { rows } = await sql`select name, total from counter order by name`.execute(database.db);
  expect(rows).toEqual([
    { name: 'a', total: 2 },
    { name: 'b', total: 2 },
  ]);
  // The loser may deadlock with the other again.
  expect(attempts.length).toBeGreaterThan(2);
});

test('another failure is not run again', async () => {
  let attempts = 0;
  const failing = inTransaction(database.db, async () => {
    attempts += 1;
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(attempts).toBe(1);
});
