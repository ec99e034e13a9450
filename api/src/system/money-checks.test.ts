import { MONEY_CHECKS } from '@halfdrop/domain';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { buy } from '../../test/support/test-purchase.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import type { MoneyCheckDto } from './money-checks.contract.ts';

const MINUTE = 60_000;

let app: TestApp;
let finance: SignedIn;
let owner: SignedIn;
let rose: string;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signUp('owner');
  finance = await app.signUp('finance');
  rose = await insertTestAsset(app.db, { title: 'Rose', categoryId: 1 });
});
afterAll(() => app.close());

async function look(): Promise<void> {
  app.clock.advance(5 * MINUTE);
  await addJob(app.db, 'system.check-money', {});
  await app.runJobs();
}

const list = async (): Promise<MoneyCheckDto[]> =>
  (await app.http().get('/admin/money-checks').set(finance.auth).expect(200)).body.data;
const failing = async () => (await list()).filter(({ findingCount }) => findingCount > 0).map(({ name }) => name);
const findingsOf = async (name: string) =>
  (await app.http().get(`/admin/money-checks/${name}`).set(finance.auth).expect(200)).body.data.findings;
const alarms = () => app.outbox().filter((mail) => mail.includes('/admin/money-checks/'));

test('A16 sound money passes every check', async () => {
  expect(await list()).toEqual(
    MONEY_CHECKS.map((name) => ({ name, findingCount: 0, checkedAt: null, failedAt: null })),
  );
  await buy(app, await app.signUp(), [rose], 900);
  await look();
  const checked = await list();
  expect(checked.map(({ name, findingCount }) => [name, findingCount])).toEqual(MONEY_CHECKS.map((name) => [name, 0]));
  for (const { checkedAt } of checked) expect(checkedAt).toBe(app.clock.now().toISOString());
  expect(alarms()).toEqual([]);
});

test('A16 B7 an order without its license is found, listed, and told to owners once, until it is mended', async () => {
  const order = await buy(app, await app.signUp(), [rose], 900);
  const ofOrder = app.db.updateTable('downloads_entitlement').where('title', '=', 'Rose');
  const { id } = await app.db
    .selectFrom('orders_order')
    .select('id')
    .where('number', '=', order.number)
    .executeTakeFirstOrThrow();
  await ofOrder.set({ order_id: null }).where('order_id', '=', id).execute();
  await look();
  expect(await failing()).toEqual(['order-without-license', 'license-without-cause']);
  expect(await findingsOf('order-without-license')).toEqual([
    { reference: order.number, orderNumber: order.number, amount: 900, happenedAt: expect.any(String) },
  ]);
  expect(alarms()).toHaveLength(2);
  for (const mail of alarms()) expect(mail).toContain(`To: ${owner.email}`);

  const since = (await list())[3]?.failedAt;
  await look();
  expect((await list())[3]?.failedAt).toBe(since);
  expect(alarms()).toHaveLength(2);

  await ofOrder.set({ order_id: id }).where('order_id', 'is', null).execute();
  await look();
  expect(await failing()).toEqual([]);
  expect(await findingsOf('order-without-license')).toEqual([]);
});

test('A16 money that is in one of orders and books alone is found', async () => {
  const order = await buy(app, await app.signUp(), [rose], 900);
  const set = (changes: object) =>
    app.db.updateTable('orders_order').set(changes).where('number', '=', order.number).execute();
  await set({ payment_ref: null });
  await look();
  expect(await failing()).toEqual(['order-without-charge']);
  await set({ status: 'paid', payment_ref: 'pay_of_a_test' });
  await look();
  app.clock.advance(10 * MINUTE);
  await look();
  expect(await failing()).toEqual(['paid-not-completed', 'charge-without-order', 'license-without-cause']);
  expect(await findingsOf('charge-without-order')).toEqual([
    expect.objectContaining({ reference: expect.stringMatching(/^order-paid:/), orderNumber: order.number }),
  ]);
  await set({ status: 'completed' });
});

test('A16 the checks are for owners and finance', async () => {
  await app.http().get('/admin/money-checks').expect(401);
  const support = await app.signUp('support');
  await app.http().get('/admin/money-checks').set(support.auth).expect(403);
  await app.http().get('/admin/money-checks/nothing').set(finance.auth).expect(422);
});
