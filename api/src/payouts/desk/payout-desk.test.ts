import { randomUUID } from 'node:crypto';
import papaparse from 'papaparse';
import { createTestApp, type SignedIn, type TestApp } from '../../../test/support/test-app.ts';
import { insertStudioOf } from '../../../test/support/test-assets.ts';
import type { PayoutRow } from '../payouts.repository.ts';
import type { AdminPayoutDto } from './payout-desk.contract.ts';

const HOUR = 3_600_000;

let app: TestApp;
let finance: SignedIn;
let studioId: string;

beforeAll(async () => {
  app = await createTestApp();
  finance = await app.signUp('finance');
  studioId = await insertStudioOf(app.db, (await app.signUp()).userId);
  const account = { studio_id: Number(studioId), created_at: app.clock.now() };
  await app.db.insertInto('payouts_account').values(account).execute();
  await insertPayout(1, { status: 'paid', amount_cents: 2700 });
  await insertPayout(2, { status: 'sent', amount_cents: 3100, settled_at: null });
  await insertPayout(3, { status: 'returned', amount_cents: 4150, reason: 'The bank account is closed.' });
});
afterAll(() => app.close());

/** Inserts a payout of the studio, an hour after the previous one. */
async function insertPayout(number: number, changes: Pick<PayoutRow, 'status' | 'amount_cents'> & Partial<PayoutRow>) {
  const at = new Date(app.clock.now().getTime() + number * HOUR);
  const made = { id: randomUUID(), studio_id: Number(studioId), account_ref: 'account-1', number };
  await app.db
    .insertInto('payouts_payout')
    .values({ ...made, month: `2026-0${number}`, requested_at: at, settled_at: at, ...changes })
    .execute();
}

const list = async (query: object): Promise<AdminPayoutDto[]> =>
  (await app.http().get('/admin/payouts').query(query).set(finance.auth).expect(200)).body.data.payouts;
const numbers = async (query: object) => (await list(query)).map(({ number }) => number);

test('R-22 payouts are listed by where they stand, with why one came back, and by the name of the studio', async () => {
  expect(await numbers({})).toEqual([3, 2, 1]);
  expect(await numbers({ sort: 'requested', limit: 2 })).toEqual([1, 2]);
  expect(await numbers({ view: 'on_the_way' })).toEqual([2]);
  expect(await numbers({ view: 'paid' })).toEqual([1]);
  const [returned] = await list({ view: 'failed' });
  expect(returned).toMatchObject({ amount: 4150, status: 'returned', reason: 'The bank account is closed.' });
  expect(returned?.studio.id).toBe(studioId);
  expect(await numbers({ q: returned?.studio.name.toUpperCase() })).toEqual([3, 2, 1]);
  expect(await numbers({ q: 'nobody' })).toEqual([]);
  await app.http().get('/admin/payouts?view=some').set(finance.auth).expect(422);
});

test('R-22 payouts are a file for the bookkeeper, after the password', async () => {
  const link = () => app.http().post('/admin/payouts/exports').set(finance.auth).send({ view: 'failed' });
  expect((await link().expect(403)).body.code).toBe('proof_required');
  await app.http().post('/auth/proof').set(finance.auth).send({ password: 'correct horse' }).expect(200);
  const { text } = await app
    .http()
    .get((await link().expect(200)).body.data.url)
    .expect(200);
  const { data } = papaparse.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  expect(data).toMatchObject([{ Payout: '3', Amount: '41.50', Status: 'returned', Month: '2026-03' }]);
});

test('PR-13 owners and finance alone see payouts of all studios', async () => {
  await app.http().get('/admin/payouts').expect(401);
  const support = await app.signUp('support');
  await app.http().get('/admin/payouts').set(support.auth).expect(403);
  await app.http().post('/admin/payouts/exports').set(support.auth).send({ view: 'all' }).expect(403);
});
