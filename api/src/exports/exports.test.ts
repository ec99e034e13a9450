import papaparse from 'papaparse';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { buy } from '../../test/support/test-purchase.ts';
import { confirmAddress } from '../../test/support/test-subscription.ts';

const MINUTE = 60_000;

let app: TestApp;
let owner: SignedIn;
let finance: SignedIn;
let bought: string;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signUp('owner');
  finance = await app.signUp('finance');
  await prove(finance);
  const rose = await insertTestAsset(app.db, { title: 'Rose', categoryId: 1 });
  bought = (await buy(app, await app.signUp(), [rose], 900)).number;
  await app.runJobs();
});
afterAll(() => app.close());

const prove = ({ auth }: SignedIn) =>
  app.http().post('/auth/proof').set(auth).send({ password: 'correct horse' }).expect(200);
const link = async (list: string, body: object, { auth } = finance): Promise<string> =>
  (await app.http().post(`/admin/${list}/exports`).set(auth).send(body).expect(200)).body.data.url;
const read = async (url: string) => {
  const { text, headers } = await app.http().get(url).expect(200);
  const { data } = papaparse.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  return { rows: data, headers };
};

test('D-09 the orders of a view are a file, with amounts as they were charged', async () => {
  const { rows, headers } = await read(await link('orders', { view: 'sold' }));
  expect(headers['content-type']).toContain('text/csv');
  expect(headers['content-disposition']).toMatch(/Halfdrop-orders-\d{4}-\d\d-\d\d\.csv/);
  expect(rows).toMatchObject([{ Number: bought, Status: 'completed', Patterns: '1', Total: '9.00', Refunded: '0.00' }]);
  expect((await read(await link('orders', { view: 'refunded' }))).rows).toEqual([]);
  expect((await read(await link('orders', { view: 'all', q: bought.slice(0, 8) }))).rows).toHaveLength(1);
});

test('EN-22 a file holds more coupons than a list shows, each once, and none of its cells is a formula', async () => {
  const terms = {
    note: '=HYPERLINK("https://example.com")',
    discountBasisPoints: 1500,
    amountOff: null,
    startsAt: null,
    endsAt: null,
    maxUses: 1,
    maxUsesPerPerson: null,
    categoryId: null,
    isPremiumOnly: false,
    minSubtotal: null,
  };
  for (const code of ['FAIR', 'PRESS', 'SHOW']) {
    await app
      .http()
      .post('/admin/coupons')
      .set(owner.auth)
      .send({ ...terms, code, seriesCount: 400 })
      .expect(201);
  }
  const { rows } = await read(await link('coupons', { view: 'valid' }));
  const made = rows.filter(({ Note }) => Note?.includes('HYPERLINK'));
  expect(made).toHaveLength(1200);
  expect(new Set(made.map(({ Code }) => Code)).size).toBe(1200);
  expect(made.every(({ Note }) => Note?.startsWith("'="))).toBe(true);
});

test('R-22 people are a file for owners alone, as the view and the words narrow them', async () => {
  await prove(owner);
  const ada = await app.signUp();
  const found = await read(await link('people', { view: 'all', q: ada.email }, owner));
  expect(found.headers['content-disposition']).toMatch(/Halfdrop-people-/);
  expect(found.rows).toMatchObject([{ Email: ada.email, Plan: 'no', Blocked: 'no', 'Staff roles': '' }]);
  const staff = (await read(await link('people', { view: 'staff' }, owner))).rows;
  expect(new Set(staff.map(({ Email }) => Email))).toEqual(new Set([owner.email, finance.email]));
  await app.http().post('/admin/people/exports').set(finance.auth).send({ view: 'all' }).expect(403);
});

test('R-22 subscriptions are a file, by view, plan and address', async () => {
  const ada = await app.signUp();
  await confirmAddress(app, ada);
  await app.http().post('/subscriptions/trial').set(ada.auth).send({ planId: 'membership-monthly' }).expect(201);
  const { rows } = await read(await link('subscriptions', { view: 'trials', q: ada.email }));
  expect(rows).toMatchObject([{ Email: ada.email, Status: 'trialing' }]);
  const plan = { plan: 'membership-monthly', version: 1 };
  expect((await read(await link('subscriptions', { view: 'running', ...plan }))).rows).toHaveLength(1);
  expect((await read(await link('subscriptions', { view: 'over', q: ada.email }))).rows).toEqual([]);
  expect((await read(await link('subscriptions', { view: 'all', plan: 'no-plan', version: 2 }))).rows).toEqual([]);
  expect((await read(await link('subscriptions', { view: 'all', q: 'nobody@example.com' }))).rows).toEqual([]);
});

test('R-22 tickets are a file, those of who asked for it among them', async () => {
  const agent = await app.signUp('support');
  await prove(agent);
  const ada = await app.signUp();
  const ticket = { category: 'downloads', subject: 'A damaged file', description: 'It does not open at all.' };
  const sent = await app.http().post('/support/tickets').set(ada.auth).send(ticket).expect(201);
  const { number } = sent.body.data;
  const tickets = async (view: string, q?: string) => (await read(await link('tickets', { view, q }, agent))).rows;
  expect(await tickets('owed')).toMatchObject([
    { Number: number, Email: ada.email, Status: 'new', Topic: 'downloads', Subject: 'A damaged file', Helped: '' },
  ]);
  expect(await tickets('mine')).toEqual([]);
  const taken = { version: 1, assigneeId: agent.userId };
  await app.http().put(`/admin/tickets/${number}`).set(agent.auth).send(taken).expect(200);
  expect((await tickets('mine', ada.email)).map((row) => row['Number'])).toEqual([number]);
  expect((await read(await link('tickets', { view: 'mine' }, owner))).rows).toEqual([]);
});

test('R-22 patterns and studios are files, with where they stand', async () => {
  await prove(owner);
  const { rows: patterns } = await read(await link('assets', { view: 'on_sale', q: 'rose' }, owner));
  expect(patterns).toMatchObject([{ Title: 'Rose', Status: 'approved', 'Held since': '' }]);
  expect(patterns[0]?.['Asset ID']).toMatch(/^HD-\d{8}$/);
  const { rows: studios } = await read(await link('studios', { view: 'all' }, owner));
  expect(studios.map(({ Name }) => Name)).toContain(patterns[0]?.['Studio']);
  expect((await read(await link('studios', { view: 'held' }, owner))).rows).toEqual([]);
});

test('PR-13 the audit is a file as it is narrowed, with its hashes', async () => {
  await prove(owner);
  await link('people', { view: 'all', q: 'ada@' }, owner);
  const { rows } = await read(await link('audit', { action: 'person.export' }, owner));
  expect(rows[0]).toMatchObject({ Action: 'person.export', Kind: 'export', Subject: 'people' });
  expect(rows[0]?.['After']).toBe(JSON.stringify({ view: 'all', isSearched: true }));
  expect(rows[0]?.['Hash']).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(rows.map(({ Action }) => Action))).toEqual(new Set(['person.export']));
});

test('R-22 an export leaves a line in the audit, without the words that were searched', async () => {
  await link('orders', { view: 'all', q: 'ada@' });
  const { body } = await app.http().get('/admin/audit').set(owner.auth).expect(200);
  expect(body.data.lines[0]).toMatchObject({
    action: 'order.inspect',
    subjectKind: 'export',
    subjectId: 'orders',
    after: { view: 'all', isSearched: true },
  });
  expect(JSON.stringify(body.data.lines)).not.toContain('ada@');
});

test('PR-10 a link opens for five minutes, as it was written, and for whoever may still read the list', async () => {
  const url = await link('orders', { view: 'all' });
  const [, content = '', proof = ''] = /^(.+)\.(.{43})$/.exec(url) ?? [];
  await app
    .http()
    .get(`${content}.${proof.startsWith('A') ? 'B' : 'A'}${proof.slice(1)}`)
    .expect(404);
  await app.http().get('/api/exports/nonsense').expect(404);
  const former = await app.signUp('support');
  await prove(former);
  await prove(owner);
  const theirs = await link('orders', { view: 'all' }, former);
  await app.http().get(theirs).expect(200);
  const leaving = { email: former.email, role: 'support', reason: 'Left the shop.' };
  await app.http().post('/admin/staff/take-role').set(owner.auth).send(leaving).expect(200);
  await app.http().get(theirs).expect(404);
  app.clock.advance(5 * MINUTE);
  await app.http().get(url).expect(404);
});

test('R-22 the password is asked for again, and a view that does not exist is refused', async () => {
  const refused = await app.http().post('/admin/orders/exports').set(finance.auth).send({ view: 'some' }).expect(422);
  expect(refused.body.errors).toMatchObject([{ path: 'view', message: 'Unknown view' }]);
  app.clock.advance(11 * MINUTE);
  const asked = await app.http().post('/admin/orders/exports').set(finance.auth).send({ view: 'all' }).expect(403);
  expect(asked.body.code).toBe('proof_required');
});
