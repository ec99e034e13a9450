import { sql } from 'kysely';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertStudioOf, insertTestAsset } from '../../test/support/test-assets.ts';
import { buy } from '../../test/support/test-purchase.ts';
import { auditLedger } from '../ledger/ledger.service.ts';
import { signPayload } from '../payments/signature.ts';

const DAY = 86_400_000;

let app: TestApp;
let admin: SignedIn;
let buyer: SignedIn;
/** Patterns: one of a studio for 9.00 USD, one of another for 12.00, and one of the shop for 9.00. */
let rose: string;
let fern: string;
let moss: string;
let roseStudio: string;
let fernStudio: string;
let refunds = 0;

beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signUp('owner');
  roseStudio = await insertStudioOf(app.db, (await app.signUp()).userId);
  fernStudio = await insertStudioOf(app.db, (await app.signUp()).userId);
  rose = await insertTestAsset(app.db, { title: 'Rose', categoryId: 1 });
  fern = await insertTestAsset(app.db, { title: 'Fern', categoryId: 3 });
  moss = await insertTestAsset(app.db, { title: 'Moss', categoryId: 1 });
  await giveTo(rose, roseStudio);
  await giveTo(fern, fernStudio);
});
afterAll(() => app.close());
beforeEach(async () => {
  buyer = await app.signUp();
});
afterEach(async () => {
  expect(await auditLedger(app.db)).toMatchObject({ sumCents: 0, unbalancedKeys: [] });
});

const giveTo = (assetId: string, studioId: string) =>
  sql`update catalog_asset set designer_id = ${studioId}::smallint where id = ${assetId}`.execute(app.db);

/** Returns the debt to some studios and the shop's total cost according to the books. */
async function owed() {
  const { balances } = await auditLedger(app.db);
  const to = (studioId: string) => -(balances[`royalties:${studioId}`] ?? 0);
  return { rose: to(roseStudio), fern: to(fernStudio), all: balances['royalty-costs'] ?? 0 };
}

/** Returns how an action changes those amounts. */
async function owedBy(action: () => Promise<unknown>) {
  const before = await owed();
  await action();
  const after = await owed();
  return { rose: after.rose - before.rose, fern: after.fern - before.fern, all: after.all - before.all };
}

async function linesOf(orderId: string) {
  const lines = app.db.selectFrom('royalties_line').selectAll().where('order_id', '=', orderId);
  return lines.orderBy('id').execute();
}

async function refund(number: string, asked: object) {
  refunds += 1;
  await app
    .http()
    .post(`/admin/orders/${number}/refunds`)
    .set(admin.auth)
    .set('idempotency-key', `royalties-${refunds}`)
    .send({ reason: 'duplicate', ...asked })
    .expect(201);
  await app.runJobs();
}

const deliver = (event: object) => {
  const payload = JSON.stringify(event);
  return app
    .http()
    .post('/api/webhooks/sandbox')
    .set('content-type', 'application/json')
    .set('halfdrop-signature', signPayload(app.secrets.sandboxWebhook, payload, app.clock.now()))
    .send(payload);
};

test('A12 a sale earns each studio half of what was paid for its patterns after the discount', async () => {
  await app.http().put('/cart/coupon').set(buyer.auth).send({ code: 'save10' }).expect(200);
  expect(await owedBy(() => buy(app, buyer, [rose, fern], 1890))).toEqual({ rose: 405, fern: 540, all: 945 });
});

test("the shop's own patterns earn nothing", async () => {
  expect(await owedBy(() => buy(app, buyer, [moss], 900))).toEqual({ rose: 0, fern: 0, all: 0 });
});

test('a line names its sale, what was paid, and the rate; it is available after 14 days', async () => {
  const order = await buy(app, buyer, [rose], 900);
  const [line, ...others] = await linesOf(order.id);
  expect(others).toEqual([]);
  expect(line).toMatchObject({
    event_key: `order-paid:${order.id}`,
    kind: 'sale',
    asset_id: rose,
    studio_id: Number(roseStudio),
    rate_card_version: 1,
    rate_basis_points: 5000,
    net_cents: 900,
    amount_cents: 450,
  });
  expect((line?.available_at.getTime() ?? 0) - (line?.occurred_at.getTime() ?? 0)).toBe(14 * DAY);
});

test('B3 a payment that is told 20 times at once earns once', async () => {
  const earned = await owedBy(async () => {
    const { sessionId } = await buy(app, buyer, [rose], 900);
    const event = { type: 'payment.succeeded', sessionId, amountCents: 900, paymentRef: `pay_${sessionId}` };
    const told = await Promise.all(
      Array.from({ length: 20 }, (_, index) => deliver({ ...event, id: `evt_again_${index}` })),
    );
    expect(told.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  });
  expect(earned).toEqual({ rose: 450, fern: 0, all: 450 });
});

test('A14 a refund of some patterns takes from their studios alone, and the rest from the others', async () => {
  await app.http().put('/cart/coupon').set(buyer.auth).send({ code: 'save10' }).expect(200);
  const order = await buy(app, buyer, [rose, fern], 1890);
  const seen = await app.http().get(`/admin/orders/${order.number}`).set(admin.auth).expect(200);
  const [first] = seen.body.data.items;
  const ofRose = await owedBy(() => refund(order.number, { itemIds: [first.id] }));
  expect(ofRose).toEqual({ rose: -405, fern: 0, all: -405 });
  expect(await owedBy(() => refund(order.number, {}))).toEqual({ rose: 0, fern: -540, all: -540 });
});

test("A14 amounts that go back at the provider's take a line exactly, told twice or not", async () => {
  const order = await buy(app, buyer, [rose, moss], 1800);
  const paymentRef = `pay_${order.sessionId}`;
  const taken: number[] = [];
  for (const amountCents of [333, 1, 900, 566]) {
    const event = { type: 'payment.refunded', paymentRef, amountCents, refundRef: `re_${order.id}_${amountCents}` };
    const { all } = await owedBy(async () => {
      await deliver({ ...event, id: `evt_${order.id}_${amountCents}` }).expect(200);
      await deliver({ ...event, id: `evt_${order.id}_${amountCents}_again` }).expect(200);
    });
    taken.push(all);
  }
  expect(taken.reduce((sum, cents) => sum + cents, 0)).toBe(-450);
  const lines = await linesOf(order.id);
  expect(lines.reduce((sum, { amount_cents: cents }) => sum + cents, 0)).toBe(0);
  expect(lines.reduce((sum, { net_cents: cents }) => sum + cents, 0)).toBe(0);
  const available = lines.map(({ available_at: at }) => at.getTime());
  expect(new Set(available).size).toBe(1);
});

test.each([
  ['changed', sql`update royalties_line set amount_cents = amount_cents - 1 where amount_cents > 0`],
  ['taken out', sql`delete from royalties_line`],
])('A16 the database refuses that a line is %s', async (_what, statement) => {
  await buy(app, buyer, [rose], 900);
  await expect(statement.execute(app.db)).rejects.toMatchObject({ code: '23514' });
});
