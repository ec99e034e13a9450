import { type ShopSwitchName, SWITCHED_OFF_WORDS } from '@halfdrop/domain';
import { createTestApp, type SignedIn, type TestApp } from '../../../test/support/test-app.ts';
import { insertStudioOf, insertTestAsset } from '../../../test/support/test-assets.ts';
import { checkout, fillCart, pay } from '../../../test/support/test-purchase.ts';
import { createAudit } from '../../staff/audit.ts';
import type { ShopSwitchDto } from './switches.contract.ts';
import { createShopSwitches } from './switches.ts';

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signUp('owner');
});
afterAll(() => app.close());

const listed = async (): Promise<ShopSwitchDto[]> =>
  (await app.http().get('/admin/system/switches').set(owner.auth).expect(200)).body.data;
const put = (name: string, body: object) => app.http().put(`/admin/system/switches/${name}`).set(owner.auth).send(body);

async function switchOf(name: ShopSwitchName): Promise<ShopSwitchDto> {
  const found = (await listed()).find((each) => each.name === name);
  if (!found) throw new Error(`there is no switch ${name}`);
  return found;
}

/** Sets a switch, whatever its current version. */
async function flip(name: ShopSwitchName, isOn: boolean): Promise<void> {
  const { version } = await switchOf(name);
  await put(name, { isOn, reason: 'For the test.', version }).expect(200);
}

type Call = (person: SignedIn) => PromiseLike<{ readonly body: { readonly code?: string } }>;

/** What each switch blocks: a request by somebody who would otherwise be served. */
const calls: ReadonlyArray<readonly [name: ShopSwitchName, what: string, call: Call]> = [
  ['purchases', 'an order', (person) => checkout(app, person, 900)],
  [
    'purchases',
    'a plan',
    ({ auth }) => app.http().post('/api/subscriptions/create-session').set(auth).send({ planId: 'pro-monthly' }),
  ],
  [
    'purchases',
    'a trial',
    ({ auth }) => app.http().post('/subscriptions/trial').set(auth).send({ planId: 'membership-monthly' }),
  ],
  [
    'purchases',
    'another plan',
    ({ auth }) => {
      const wanted = { planId: 'pro-monthly', previewedAt: '2026-11-26T00:00:00.000Z', expectedDue: 0 };
      return app.http().post('/subscriptions/change').set(auth).send(wanted);
    },
  ],
  [
    'studio-applications',
    'an application',
    ({ auth }) => app.http().post('/studio-applications/own/submit').set(auth).send({ version: 1 }),
  ],
  [
    'newsletter',
    'the newsletter',
    () => app.http().post('/newsletter/subscriptions').send({ email: 'grace@example.com' }),
  ],
];

test('R-22 everything is on at first, and says what people would read', async () => {
  const all = await listed();
  expect(all.map(({ name }) => name)).toEqual(['purchases', 'studio-applications', 'uploads', 'newsletter']);
  expect(all[0]).toEqual({
    name: 'purchases',
    isOn: true,
    refusal: SWITCHED_OFF_WORDS.purchases,
    reason: null,
    changedAt: null,
    version: 0,
  });
});

test.each(calls)('R-22 with %s off, %s is refused, and answered as ever once it is on', async (name, _what, call) => {
  const person = await app.signUp();
  const codeOf = async () => (await call(person)).body.code;
  const before = await codeOf();
  expect(before).not.toBe('switched_off');
  await flip(name, false);
  expect(await codeOf()).toBe('switched_off');
  await flip(name, true);
  expect(await codeOf()).toBe(before);
});

test('R-22 an order is refused with the sentence of its switch, and the bag stays', async () => {
  const buyer = await app.signUp();
  await fillCart(app, buyer, [await insertTestAsset(app.db, { title: 'Rose', categoryId: 1 })]);
  await flip('purchases', false);
  const { status, body } = await checkout(app, buyer, 900);
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'switched_off', message: SWITCHED_OFF_WORDS.purchases });
  expect((await app.http().get('/cart').set(buyer.auth).expect(200)).body.data.items).toHaveLength(1);
  await app.http().get('/open-api/assets').expect(200);
  await flip('purchases', true);
  expect((await checkout(app, buyer, 900)).status).toBe(201);
});

test('B9 an order whose payment page is open is completed while purchases are off', async () => {
  const buyer = await app.signUp();
  await fillCart(app, buyer, [await insertTestAsset(app.db, { title: 'Lily', categoryId: 1 })]);
  const { sessionId } = (await checkout(app, buyer, 900)).body.data;
  await flip('purchases', false);
  await pay(app, sessionId, { card: '4242424242424242' });
  await app.runJobs();
  const order = await app.http().get(`/orders/by-session/${sessionId}`).set(buyer.auth).expect(200);
  expect(order.body.data.status).toBe('completed');
  await flip('purchases', true);
});

test('R-22 an upload is not begun while uploads are off', async () => {
  const designer = await app.signUp();
  const studioId = await insertStudioOf(app.db, designer.userId);
  const value = (text: string) => Buffer.from(text).toString('base64');
  const begin = () =>
    app
      .http()
      .post('/api/uploads')
      .set(designer.auth)
      .set('tus-resumable', '1.0.0')
      .set('upload-length', '1000')
      .set('upload-metadata', `filename ${value('fern.png')},studio ${value(studioId)},purpose ${value('master')}`);
  await begin().expect(201);
  await flip('uploads', false);
  const { body } = await begin().expect(409);
  expect(body).toMatchObject({ code: 'switched_off', message: SWITCHED_OFF_WORDS.uploads });
  await flip('uploads', true);
});

test('R-22 who and why stands in the audit, and who switches second is told so', async () => {
  const { version } = await switchOf('newsletter');
  const body = { isOn: false, reason: ' The mail server moves. ', version };
  const { data } = (await put('newsletter', body).expect(200)).body;
  expect(data).toMatchObject({ isOn: false, reason: 'The mail server moves.', version: version + 1 });
  const second = await put('newsletter', body).expect(409);
  expect(second.body).toMatchObject({ code: 'version_conflict', currentVersion: version + 1 });
  const audit = app.http().get('/admin/audit').query({ subjectKind: 'switch' }).set(owner.auth);
  expect((await audit.expect(200)).body.data.lines[0]).toMatchObject({
    action: 'system.manage',
    subjectId: 'newsletter',
    why: 'The mail server moves.',
  });
  await flip('newsletter', true);
});

test('R-22 two who switch at the same time do not both succeed', async () => {
  const { version } = await switchOf('uploads');
  const both = [true, false].map((isOn) => put('uploads', { isOn, reason: 'At once.', version }));
  const statuses = (await Promise.all(both)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 409]));
  await flip('uploads', true);
});

test('R-22 another process follows within two seconds', async () => {
  const elsewhere = createShopSwitches({ db: app.db, clock: app.clock, audit: createAudit({ clock: app.clock }) });
  await elsewhere.requireOn('newsletter');
  await flip('newsletter', false);
  const deadline = performance.now() + 2000;
  let isRefused = false;
  while (!isRefused && performance.now() < deadline) {
    isRefused = await elsewhere.requireOn('newsletter').then(
      () => false,
      () => true,
    );
  }
  expect(isRefused).toBe(true);
  await flip('newsletter', true);
});

test.each([
  ['no reason', 'newsletter', { isOn: false, reason: ' ', version: 0 }],
  ['a switch that does not exist', 'gravity', { isOn: false, reason: 'Up.', version: 0 }],
])('R-22 %s is refused', async (_case, name, body) => {
  await put(name, body).expect(422);
});

test('R-22 only owners switch', async () => {
  await app.http().get('/admin/system/switches').expect(401);
  const finance = await app.signUp('finance');
  await app.http().get('/admin/system/switches').set(finance.auth).expect(403);
});
