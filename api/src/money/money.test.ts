import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { buy } from '../../test/support/test-purchase.ts';
import { postTransaction } from '../ledger/ledger.service.ts';
import type { LedgerTransactionDto } from './money.contract.ts';

const HOUR = 3_600_000;

let app: TestApp;
let finance: SignedIn;
let rose: string;

beforeAll(async () => {
  app = await createTestApp();
  finance = await app.signUp('finance');
  rose = await insertTestAsset(app.db, { title: 'Rose', categoryId: 1 });
});
afterAll(() => app.close());

const get = (path: string) => app.http().get(`/admin/money${path}`).set(finance.auth);
const keysOf = async (query: string): Promise<string[]> =>
  (await get(`/transactions?${query}`).expect(200)).body.data.transactions.map(({ key }: LedgerTransactionDto) => key);

/** Runs the nightly reconciliation an hour later, when no money is in transit. */
async function compare() {
  app.clock.advance(HOUR);
  await app.http().post('/admin/money/reconciliations').set(finance.auth).expect(202);
  await app.runJobs();
  return (await get('/reconciliations').expect(200)).body.data;
}

const orderIdOf = async (number: string) =>
  (await app.db.selectFrom('orders_order').select('id').where('number', '=', number).executeTakeFirstOrThrow()).id;

test('A16 transactions are found by day, account and key, and one shows its entries and its order', async () => {
  const order = await buy(app, await app.signUp(), [rose], 900);
  const key = `order-paid:${await orderIdOf(order.number)}`;
  const day = app.clock.now().toISOString().slice(0, 10);
  expect(await keysOf(`day=${day}`)).toContain(key);
  expect(await keysOf('day=2020-01-01')).toEqual([]);
  expect(await keysOf('account=provider')).toContain(key);
  expect(await keysOf('account=payouts')).toEqual([]);
  expect(await keysOf(`q=${encodeURIComponent(key.slice(0, 20))}`)).toEqual([key]);

  const one = await get(`/transactions/${encodeURIComponent(key)}`).expect(200);
  expect(one.body.data).toEqual({
    transaction: { key, kind: 'order-paid', postedAt: expect.any(String), amount: 900 },
    entries: [
      { account: 'provider', amount: 900 },
      { account: 'sales', amount: -900 },
    ],
    orderNumber: order.number,
  });
  await get('/transactions/none').expect(404);
  const wrong = await get('/transactions?day=yesterday&account=Provider!').expect(422);
  expect(wrong.body.errors.map(({ path }: { readonly path: string }) => path)).toEqual(['day', 'account']);
});

test('A16 an account is read back to its first transaction, of a day and by the beginning of a key, too', async () => {
  const entries = [
    { account: 'royalty-costs', amountCents: 5 },
    { account: 'royalties:7', amountCents: -5 },
  ] as const;
  for (const [key, day] of [
    ['first', '2019-03-01'],
    ['second', '2019-03-02'],
  ] as const) {
    const posting = { key, kind: 'test', at: new Date(`${day}T12:00:00Z`), entries };
    await app.db.transaction().execute((trx) => postTransaction(trx, posting));
  }
  expect(await keysOf('account=royalties:7')).toEqual(['second', 'first']);
  expect(await keysOf('account=royalties:7&limit=1&page=2')).toEqual(['first']);
  expect(await keysOf('account=royalties:7&day=2019-03-01')).toEqual(['first']);
  expect(await keysOf('account=royalties:7&q=sec')).toEqual(['second']);
  expect(await keysOf('account=royalties:8')).toEqual([]);
});

test('A16 the entries of a month are one CSV whose amounts sum to zero', async () => {
  await buy(app, await app.signUp(), [rose], 900);
  const month = app.clock.now().toISOString().slice(0, 7);
  const file = await app.http().get(`/api/admin/money/ledger/${month}`).set(finance.auth).expect(200);
  expect(file.headers['content-type']).toMatch(/^text\/csv/);
  const [head, ...lines] = file.text.trimEnd().split('\r\n');
  expect(head).toBe('posted_at,transaction,kind,account,amount,currency');
  const cents = lines.map((line) => Math.round(Number(line.split(',')[4]) * 100));
  expect(lines.length).toBeGreaterThanOrEqual(4);
  expect(cents).toContain(-900);
  expect(cents.reduce((sum, each) => sum + each, 0)).toBe(0);
  const empty = await app.http().get('/api/admin/money/ledger/2019-01').set(finance.auth).expect(200);
  expect(empty.text).toBe(`${head}\r\n`);
  await app.http().get('/api/admin/money/ledger/2026-13').set(finance.auth).expect(422);
});

test('A16 what the provider and the books both have is no difference, refunds among it', async () => {
  const order = await buy(app, await app.signUp(), [rose], 900);
  await app
    .http()
    .post(`/admin/orders/${order.number}/refunds`)
    .set(finance.auth)
    .set('idempotency-key', 'part-of-a-sale')
    .send({ reason: 'duplicate', amountCents: 300 })
    .expect(201);
  await app.runJobs();
  const { reconciliations, differences } = await compare();
  expect(differences).toEqual([]);
  expect(reconciliations[0]).toMatchObject({ provider: 'sandbox', chargeCount: 3, refundCount: 1, differenceCount: 0 });
});

test('A16 a charge that the books have not, one that the provider has not, and another amount are named', async () => {
  const first = await buy(app, await app.signUp(), [rose], 900);
  const second = await buy(app, await app.signUp(), [rose], 900);
  const payments = await app.db
    .selectFrom('payments_sandbox_payment')
    .select('id')
    .orderBy('created_at', 'desc')
    .limit(2)
    .execute();
  const refOf = async ({ number }: { readonly number: string }) =>
    (
      await app.db
        .selectFrom('orders_order')
        .select('payment_ref')
        .where('number', '=', number)
        .executeTakeFirstOrThrow()
    ).payment_ref;
  const [gone, other] = [await refOf(first), await refOf(second)];
  expect(new Set(payments.map(({ id }) => id))).toEqual(new Set([gone, other]));
  await app.db.deleteFrom('payments_sandbox_payment').where('id', '=', String(gone)).execute();
  await app.db
    .updateTable('payments_sandbox_payment')
    .set({ amount_cents: 901 })
    .where('id', '=', String(other))
    .execute();
  const stray = { id: 'pay_stray', amount_cents: 500, refunded_cents: 0, key: 'stray', delivery: 'once' } as const;
  await app.db
    .insertInto('payments_sandbox_payment')
    .values({ ...stray, created_at: app.clock.now() })
    .execute();

  const { differences } = await compare();
  expect(differences).toHaveLength(3);
  expect(differences).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        difference: 'missing-here',
        reference: 'pay_stray',
        theirAmount: 500,
        ourAmount: null,
      }),
      expect.objectContaining({
        difference: 'missing-there',
        reference: gone,
        ourAmount: 900,
        orderNumber: first.number,
      }),
      expect.objectContaining({ difference: 'other-amount', reference: other, theirAmount: 901, ourAmount: 900 }),
    ]),
  );
  const check = await app.http().get('/admin/money-checks/provider-difference').set(finance.auth).expect(200);
  expect(check.body.data.check.findingCount).toBe(3);
});

test('A16 money of the last minutes may still be on its way and is no difference', async () => {
  await app.db.deleteFrom('payments_sandbox_payment').where('id', '=', 'pay_stray').execute();
  const before = (await compare()).differences.length;
  const late = { id: 'pay_late', amount_cents: 500, refunded_cents: 0, key: 'late', delivery: 'once' } as const;
  const at = new Date(app.clock.now().getTime() + HOUR - 60_000);
  await app.db
    .insertInto('payments_sandbox_payment')
    .values({ ...late, created_at: at })
    .execute();
  expect((await compare()).differences).toHaveLength(before);
  expect((await compare()).differences).toHaveLength(before + 1);
});

test('A16 the money of the shop is for owners and finance', async () => {
  await app.http().get('/admin/money/transactions').expect(401);
  const support = await app.signUp('support');
  for (const path of ['/admin/money/transactions', '/admin/money/reconciliations', '/api/admin/money/ledger/2026-11']) {
    await app.http().get(path).set(support.auth).expect(403);
  }
});
