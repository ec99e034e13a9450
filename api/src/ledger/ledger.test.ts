import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import type { LedgerEntry } from './ledger-posting.ts';
import { auditLedger, postTransaction } from './ledger.service.ts';

let database: TestDatabase;
const at = new Date('2026-11-21T12:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const post = (key: string, entries: readonly LedgerEntry[]) =>
  database.db.transaction().execute((trx) => postTransaction(trx, { key, kind: 'test', at, entries }));
const sale: readonly LedgerEntry[] = [
  { account: 'provider', amountCents: 810 },
  { account: 'discounts', amountCents: 90 },
  { account: 'sales', amountCents: -900 },
];

test('A16 what is booked sums to 0, over every account', async () => {
  await post('sale-1', sale);
  expect(await auditLedger(database.db)).toEqual({
    transactions: 1,
    sumCents: 0,
    unbalancedKeys: [],
    balances: { discounts: 90, provider: 810, sales: -900 },
  });
});

test('A16 the same key is booked once, by 20 at a time too', async () => {
  const before = await auditLedger(database.db);
  await Promise.all(Array.from({ length: 20 }, () => post('sale-2', sale)));
  const after = await auditLedger(database.db);
  expect(after.transactions).toBe(before.transactions + 1);
  expect(after.balances['sales']).toBe((before.balances['sales'] ?? 0) - 900);
});

test('A16 entries of 0 are left out, and a fact without any is no transaction', async () => {
  const before = await auditLedger(database.db);
  await post('nothing', [{ account: 'sales', amountCents: 0 }]);
  expect(await auditLedger(database.db)).toEqual(before);
});

test('A16 entries that do not sum to 0 are refused, and nothing of them is kept', async () => {
  const before = await auditLedger(database.db);
  await expect(post('crooked', [{ account: 'sales', amountCents: -1 }])).rejects.toThrow('sum to -1, not to 0');
  expect(await auditLedger(database.db)).toEqual(before);
});

const booked = sql`insert into ledger_transaction (key, kind, posted_at) values ('by-hand', 'test', now()) returning id`;

test.each([
  ['sums to 1', sql`with made as (${booked}) insert into ledger_entry select id, 'sales', 1, now() from made`],
  ['has no entries', booked],
  ['is changed afterwards', sql`update ledger_entry set amount_cents = amount_cents + 1`],
  ['is taken out', sql`delete from ledger_entry`],
  ['loses its head', sql`delete from ledger_transaction`],
])('A16 the database itself refuses a transaction that %s', async (_what, statement) => {
  const before = await auditLedger(database.db);
  await expect(statement.execute(database.db)).rejects.toMatchObject({ code: '23514' });
  expect(await auditLedger(database.db)).toEqual(before);
});

test('A16 a test file that leaves books which do not balance fails as its database is closed', async () => {
  const crooked = await createTestDatabase();
  await sql`alter table ledger_entry disable trigger all`.execute(crooked.db);
  await sql`alter table ledger_transaction disable trigger all`.execute(crooked.db);
  await sql`with made as (${booked}) insert into ledger_entry select id, 'sales', 1, now() from made`.execute(
    crooked.db,
  );
  await expect(crooked.close()).rejects.toThrow('The ledger sums to 1, and these do not sum to 0: by-hand');
});
