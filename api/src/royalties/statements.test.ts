import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertStudioOf, insertTestAsset } from '../../test/support/test-assets.ts';
import { buy } from '../../test/support/test-purchase.ts';
import { DAY, signUpForYears, subscribe } from '../../test/support/test-subscription.ts';
import { verifyRoyalties } from './verify-royalties.ts';

let app: TestApp;
let owner: SignedIn;
let studio: string;
let rose: string;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await signUpForYears(app);
  studio = await insertStudioOf(app.db, owner.userId);
  rose = await insertTestAsset(app.db, { title: `Rose ${studio}` });
  await sql`update catalog_asset set designer_id = ${studio}::smallint where id = ${rose}`.execute(app.db);
});

const get = (path: string, by = owner) => app.http().get(path).set(by.auth);
const statements = async () => (await get(`/studios/${studio}/statements`).expect(200)).body.data.statements;
const page = async (number: number) => (await get(`/studios/${studio}/statements/${number}`).expect(200)).body.data;

/** Advances the clock to the third of the next month, when the statement exists. */
async function toNextMonth() {
  const now = app.clock.now();
  const third = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 3, 12);
  await app.travel(third - now.getTime());
}

async function sell() {
  return buy(app, await signUpForYears(app), [rose], 900);
}

async function refund(sold: { readonly id: string; readonly sessionId: string }, cents: number) {
  const paymentRef = `pay_${sold.sessionId}`;
  await app.shop.payments.provider.refund({ paymentRef, amountCents: cents, key: `desk-${paymentRef}-${cents}` });
  await app.runJobs();
}

test('a month has one statement, whose lines name event, net, rate and formula, and its owner a mail', async () => {
  expect(await statements()).toEqual([]);
  const order = await sell();
  await toNextMonth();
  const [statement, ...others] = await statements();
  expect(others).toEqual([]);
  expect(statement).toMatchObject({
    number: 1,
    lineCount: 1,
    total: 450,
    month: expect.stringMatching(/^\d{4}-\d\d$/),
  });
  const { lines, pagination } = await page(1);
  expect(pagination).toMatchObject({ totalItems: 1, page: 1 });
  expect(lines).toMatchObject([
    {
      number: 1,
      event: `order-paid:${order.id}`,
      kind: 'sale',
      title: `Rose ${studio}`,
      net: 900,
      basisPoints: 5000,
      formula: '9.00 x 50%',
      amount: 450,
    },
  ]);
  expect(app.outbox().filter((mail) => mail.includes('The statement of') && mail.includes(owner.email))).toHaveLength(
    1,
  );
});

test('R-23 a statement is told in the inbox, and by mail unless that was switched off', async () => {
  const choice = { topic: 'statements', isMailed: false };
  await app.http().put(`/studios/${studio}/notice-mail`).set(owner.auth).send(choice).expect(200);
  await sell();
  await toNextMonth();
  const [statement] = await statements();
  const { notices } = (await get(`/studios/${studio}/notices`).expect(200)).body.data;
  expect(notices).toContainEqual(
    expect.objectContaining({ kind: 'statement_ready', month: statement.month, amount: 450 }),
  );
  expect(app.outbox().filter((mail) => mail.includes('The statement of') && mail.includes(owner.email))).toEqual([]);
});

test('a statement stays as it is: what goes back later is a line of the next one', async () => {
  const order = await sell();
  await toNextMonth();
  const [first] = await statements();
  await refund(order, 333);
  expect(await statements()).toEqual([first]);
  await toNextMonth();
  const [second, again] = await statements();
  expect(again).toEqual(first);
  expect(second).toMatchObject({ number: 2, lineCount: 1, total: -167 });
  expect((await page(2)).lines).toMatchObject([
    { kind: 'refund', net: -333, amount: -167, formula: '-(4.50 x 3.33 / 9.00)' },
  ]);
});

test('periods of subscriptions stand on it, too', async () => {
  const buyer = await signUpForYears(app);
  await subscribe(app, buyer, 'pro-monthly');
  await app.http().post('/api/downloads/subscription').set(buyer.auth).send({ assetId: rose }).expect(200);
  await app.travel(33 * DAY);
  await toNextMonth();
  expect((await page(1)).lines).toMatchObject([
    { kind: 'period', title: null, sku: null, net: 4900, amount: 2450, formula: '49.00 x 50% x 1 / 1' },
  ]);
});

test('its CSV has the hash that was kept, and its PDF can be had', async () => {
  await sell();
  await sell();
  await toNextMonth();
  const [{ csvUrl, pdfUrl, csvSha256 }] = await statements();
  const csv = await get(csvUrl)
    .expect(200)
    .expect('content-type', /text\/csv/);
  expect(createHash('sha256').update(csv.text).digest('hex')).toBe(csvSha256);
  expect(csv.text.split('\r\n')).toHaveLength(4);
  const pdf = await get(pdfUrl).expect(200).expect('content-type', 'application/pdf');
  expect(pdf.body.subarray(0, 5).toString()).toBe('%PDF-');
});

test('only owners of the studio see its statements; what is none is not found', async () => {
  await sell();
  await toNextMonth();
  const [{ csvUrl, pdfUrl }] = await statements();
  const paths = [`/studios/${studio}/statements`, `/studios/${studio}/statements/1`, csvUrl, pdfUrl];
  const other = await signUpForYears(app);
  for (const path of paths) await get(path, other).expect(403);
  await insertStudioOf(app.db, other.userId);
  for (const path of paths) await get(path, other).expect(404);
  for (const path of paths) await app.http().get(path).expect(401);
  for (const number of ['2', '0', 'x', '99999999999']) await get(`/studios/${studio}/statements/${number}`).expect(404);
  await get(`/studios/${studio}/statements/1?page=0`).expect(422);
});

test('A16 all statements are computed again without a difference, and what was changed behind them is found', async () => {
  const order = await sell();
  await refund(order, 100);
  await toNextMonth();
  await refund(order, 800);
  await sell();
  expect(await verifyRoyalties(app.db)).toMatchObject({ differenceCents: 0, findings: [] });
  await sql`alter table royalties_line disable trigger royalties_line_stays`.execute(app.db);
  await sql`update royalties_line set amount_cents = amount_cents + 7
    where order_id = ${order.id} and kind = 'sale'`.execute(app.db);
  const { differenceCents, findings } = await verifyRoyalties(app.db);
  expect(differenceCents).toBeGreaterThanOrEqual(7);
  expect(findings.join('\n')).toMatch(/Line \d+ has 457 cents, not 450\.[\s\S]*hash of another CSV/);
  await sql`update royalties_line set amount_cents = amount_cents - 7
    where order_id = ${order.id} and kind = 'sale'`.execute(app.db);
  await sql`alter table royalties_line enable trigger royalties_line_stays`.execute(app.db);
  expect((await verifyRoyalties(app.db)).findings).toEqual([]);
});
