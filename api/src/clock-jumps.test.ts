import { createTestApp, type SignedIn, type TestApp } from '../test/support/test-app.ts';
import { insertTestAsset } from '../test/support/test-assets.ts';
import { buy } from '../test/support/test-purchase.ts';
import { readyLink } from '../test/support/test-zip.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const END_OF_32_BITS = Date.parse('2038-01-19T03:14:07Z');

let app: TestApp;
let buyer: SignedIn;
let patterns: readonly string[];

beforeAll(async () => {
  app = await createTestApp();
  patterns = [await insertTestAsset(app.db, { title: 'Rose' }), await insertTestAsset(app.db, { title: 'Fern' })];
});
afterAll(() => app.close());
beforeEach(async () => {
  buyer = await app.signUp();
});

const isSignedIn = async () => (await app.http().get('/auth/me').set(buyer.auth)).status === 200;
const passTo = (instant: number) => app.clock.advance(instant - app.clock.now().getTime());

function numbersOf(orders: readonly { number: string; items: { entitlement: { licenseNumber: string } }[] }[]) {
  return orders.flatMap(({ number, items }) => [number, ...items.map((item) => item.entitlement.licenseNumber)]);
}

/** Buys both patterns, with a clock jump in between. */
async function buyAcross(jump: () => void) {
  const [rose = '', fern = ''] = patterns;
  const first = await buy(app, buyer, [rose], 900);
  jump();
  return [first, await buy(app, buyer, [fern], 900)];
}

test.each([
  ['an hour ahead', HOUR],
  ['an hour back', -HOUR],
  ['back by a second, as over a leap second', -SECOND],
])('C8 when the clock jumps %s, members stay signed in, and what they buy has numbers of its own', async (_, jump) => {
  const orders = await buyAcross(() => app.clock.advance(jump));
  expect(orders.map(({ status }) => status)).toEqual(['completed', 'completed']);
  expect(new Set(numbersOf(orders)).size).toBe(4);
  expect(await isSignedIn()).toBe(true);
  const { body } = await app.http().get('/api/downloads/library').set(buyer.auth).expect(200);
  expect(body.data.entitlements).toHaveLength(2);
});

test('C8 a session lasts 30 days by the clock, whatever the clock did in between', async () => {
  const openedAt = app.clock.now().getTime();
  for (const jump of [HOUR, -2 * HOUR, HOUR]) {
    app.clock.advance(jump);
    expect(await isSignedIn()).toBe(true);
  }
  passTo(openedAt + 30 * DAY - SECOND);
  expect(await isSignedIn()).toBe(true);
  passTo(openedAt + 30 * DAY);
  expect(await isSignedIn()).toBe(false);
});

test('C8 a link to files lasts five minutes by the clock, also after a jump back', async () => {
  const [order] = await buyAcross(() => undefined);
  const { id } = order.items[0].entitlement;
  await readyLink(app, buyer, id);
  const made = await app.http().post(`/api/downloads/${id}/link`).set(buyer.auth).expect(200);
  const madeAt = app.clock.now().getTime();
  const cookie = String(made.headers['set-cookie']).split(';')[0] ?? '';
  const open = () => app.http().get(made.body.data.url).set('cookie', cookie);
  app.clock.advance(-HOUR);
  await open().expect(200);
  passTo(madeAt + 5 * 60 * SECOND - 1);
  await open().expect(200);
  passTo(madeAt + 5 * 60 * SECOND);
  expect((await open()).status).not.toBe(200);
});

test('C8 past the last second of 32 bits people sign in, buy, and read their orders, the newest first', async () => {
  passTo(END_OF_32_BITS - SECOND);
  buyer = await app.signUp();
  const [before, after] = await buyAcross(() => passTo(END_OF_32_BITS + SECOND));
  expect([before.createdAt, after.createdAt]).toEqual(['2038-01-19T03:14:06.000Z', '2038-01-19T03:14:08.000Z']);
  const { body } = await app.http().get('/orders').set(buyer.auth).expect(200);
  expect(body.data.orders.map(({ id }: { id: string }) => id)).toEqual([after.id, before.id]);
  expect(await isSignedIn()).toBe(true);
});
