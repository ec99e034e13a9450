import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { StatementNames } from './prepared-statements.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table category (name text primary key, total int not null)`.execute(database.db);
  await sql`insert into category values ('a', 1), ('b', 2)`.execute(database.db);
});
afterAll(() => database.close());

/** Runs everything on one connection by using a transaction. */
const onOneConnection = <Result>(work: (db: TestDatabase['db']) => Promise<Result>) =>
  database.db.connection().execute(work);

async function preparedTexts(db: TestDatabase['db']): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  return rows.map(({ statement }) => statement);
}

test('a statement that repeats is prepared, whatever its values; one that ran once is not', async () => {
  await onOneConnection(async (db) => {
    const read = (name: string) => sql<{ total: number }>`select total from category where name = ${name}`.execute(db);
    const first = await read('a');
    expect(await preparedTexts(db)).not.toContain('select total from category where name = $1');
    const second = await read('b');
    expect([first.rows, second.rows]).toEqual([[{ total: 1 }], [{ total: 2 }]]);
    expect(await preparedTexts(db)).toContain('select total from category where name = $1');
  });
});

test('a migration of the table under a prepared statement fails neither a read nor a transaction', async () => {
  await onOneConnection(async (db) => {
    const read = () => sql`select * from category where name = ${'a'}`.execute(db);
    await read();
    await read();
    await sql`alter table category add column note text`.execute(db);
    expect((await read()).rows).toEqual([{ name: 'a', total: 1, note: null }]);
  });
  const readInTransaction = () =>
    inTransaction(database.db, (trx) => sql`select * from category where name = ${'b'}`.execute(trx));
  await readInTransaction();
  await readInTransaction();
  await sql`alter table category drop column note`.execute(database.db);
  expect((await readInTransaction()).rows).toEqual([{ name: 'b', total: 2 }]);
});

test('no more texts are named than the limit', () => {
  const names = new StatementNames(2);
  for (const text of ['a', 'b', 'c']) names.nameOf(text);
  const given = ['a', 'b', 'c'].map((text) => names.nameOf(text));
  expect(given.map((name) => name !== undefined)).toEqual([true, true, false]);
});
