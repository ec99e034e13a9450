import { publicAssetId } from '@halfdrop/domain';
import { createTestApp, type SignedIn, type TestApp } from '../../../test/support/test-app.ts';
import { insertTestAsset } from '../../../test/support/test-assets.ts';
import { checkout, fillCart } from '../../../test/support/test-purchase.ts';
import type { PriceDetailsDto, PriceEntryDto } from './price-desk.contract.ts';

const DAY = 86_400_000;

let app: TestApp;
let keeper: SignedIn;
let buyer: SignedIn;

beforeAll(async () => {
  app = await createTestApp();
  keeper = await app.signUp('catalog');
});
afterAll(() => app.close());
beforeEach(async () => {
  buyer = await app.signUp();
});

/** Puts a pattern on sale and indexes it. */
async function sell(title: string, categoryId: number): Promise<string> {
  const id = await insertTestAsset(app.db, { title, categoryId });
  await app.db.transaction().execute((trx) => app.shop.searchIndex.refresh(trx, [id]));
  return id;
}
const read = async (path: string): Promise<PriceDetailsDto> =>
  (await app.http().get(`/admin/prices/${path}`).set(keeper.auth).expect(200)).body.data;
const post = (path: string, body: object) => app.http().post(`/admin/prices/${path}`).set(keeper.auth).send(body);
/** Changes a price using its current version. */
async function change(path: string, usd: number | null, startsAt: string | null = null) {
  const { version } = (await read(path)).entry;
  const price = usd === null ? null : { usd, inr: usd * 80 };
  return post(path, { price, startsAt, reason: 'Dearer ink.', version });
}
const cartOf = async (person: SignedIn) => (await app.http().get('/cart').set(person.auth).expect(200)).body.data;
const priceOf = async (id: string) => (await app.http().get(`/open-api/assets/${id}`).expect(200)).body.data.price.usd;
const foundAt = async (usd: number): Promise<string[]> =>
  (await app.http().get('/open-api/assets').query({ minPrice: usd, maxPrice: usd }).expect(200)).body.data.assets.map(
    ({ title }: { title: string }) => title,
  );

test('D-09 a category that costs something else is shown, found and sold so at once, and no one pays an unseen sum', async () => {
  const rose = await sell('Rose', 1);
  await fillCart(app, buyer, [rose]);
  expect((await cartOf(buyer)).notices).toEqual([]);
  const before = await read('category/1');
  expect(before).toMatchObject({
    entry: { name: 'Contemporary', price: { usd: 900, inr: 74_900 }, planned: null, version: 1 },
    patternCount: 1,
    cartCount: 1,
  });

  const changed: PriceEntryDto = (await change('category/1', 1050)).body.data;
  expect(changed).toMatchObject({ price: { usd: 1050, inr: 84_000 }, version: 2 });
  expect(await priceOf(rose)).toBe(1050);
  expect(await foundAt(900)).toEqual([]);
  expect(await foundAt(1050)).toEqual(['Rose']);

  const told = 'The price of Rose has changed from $9.00 to $10.50 since you put it in your bag.';
  expect(await cartOf(buyer)).toMatchObject({ total: { usd: 1050 }, notices: [told] });
  const refused = await checkout(app, buyer, 900);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({ code: 'total_changed', total: 1050 });
  expect((await checkout(app, buyer, 1050)).body.data.total).toBe(1050);

  expect((await read('category/1')).versions).toMatchObject([
    { version: 2, price: { usd: 1050 }, reason: 'Dearer ink.', status: 'started' },
    { version: 1, price: { usd: 900 }, status: 'started' },
  ]);
});

test('D-09 a pattern that is put in again costs what was seen then, and a lower price is told as well', async () => {
  const iris = await sell('Iris', 2);
  await fillCart(app, buyer, [iris]);
  await change('category/2', 750);
  const told = 'The price of Iris has changed from $8.00 to $7.50 since you put it in your bag.';
  expect((await cartOf(buyer)).notices).toEqual([told]);
  await fillCart(app, buyer, [iris]);
  expect((await cartOf(buyer)).notices).toEqual([]);
});

test('D-09 what the extended license adds is a price of its own', async () => {
  const lily = await sell('Lily', 3);
  await app.http().post(`/cart/${lily}`).set(buyer.auth).send({ license: 'extended' }).expect(200);
  expect(await read('surcharge/extended')).toMatchObject({ entry: { name: 'Extended licence' }, cartCount: 1 });
  await change('surcharge/extended', 1200).then(({ status }) => expect(status).toBe(200));
  expect(await cartOf(buyer)).toMatchObject({
    total: { usd: 2400 },
    notices: [
      'The price of Lily with the extended licence has changed from $22.00 to $24.00 since you put it in your bag.',
    ],
  });
  expect(await priceOf(lily)).toBe(1200);
});

test('D-09 a price from a day on waits for it, is replaced by another one, and can be canceled', async () => {
  const fern = await sell('Fern', 4);
  const day = (days: number) => new Date(app.clock.now().getTime() + days * DAY).toISOString();
  await change('category/4', 1500, day(5));
  await change('category/4', 1600, day(3));
  expect((await read('category/4')).versions.map(({ status }) => status)).toEqual(['planned', 'canceled', 'started']);
  await app.travel(2 * DAY);
  expect(await priceOf(fern)).toBe(1400);
  await app.travel(DAY + 60_000);
  expect(await priceOf(fern)).toBe(1600);
  expect(await foundAt(1600)).toEqual(['Fern']);
  await app.travel(3 * DAY);
  expect(await priceOf(fern)).toBe(1600);

  await change('category/4', 1700, day(3));
  const { version } = (await read('category/4')).entry;
  const canceled = await post('category/4/cancellation', { reason: 'Not yet.', version });
  expect(canceled.body.data).toMatchObject({ price: { usd: 1600 }, planned: null });
  await post('category/4/cancellation', { reason: 'Not yet.', version }).expect(404);
  await app.travel(4 * DAY);
  expect(await priceOf(fern)).toBe(1600);
});

test('D-09 one pattern has a price of its own until it is given up, whatever its category costs', async () => {
  const opal = await sell('Opal', 5);
  const { skuId } = (await app.http().get(`/open-api/assets/${opal}`).expect(200)).body.data;
  const path = `asset/${publicAssetId(skuId)}`;
  expect((await read(path)).entry).toMatchObject({ id: opal, price: null, inheritedPrice: { usd: 600 }, version: 0 });
  await change(path, 2900);
  await change('category/5', 650);
  expect(await priceOf(opal)).toBe(2900);
  expect(await foundAt(2900)).toEqual(['Opal']);
  expect((await read('category/5')).patternCount).toBe(0);
  const own = await app.http().get('/admin/own-prices').set(keeper.auth).expect(200);
  expect(own.body.data).toMatchObject({
    entries: [{ kind: 'asset', name: 'Opal', skuId, price: { usd: 2900 } }],
    pagination: { totalItems: 1 },
  });
  await change(path, null);
  expect(await priceOf(opal)).toBe(650);
  expect(await foundAt(650)).toEqual(['Opal']);
});

test('D-09 the book has every category in the order of the menu, then what licenses add', async () => {
  const { body } = await app.http().get('/admin/prices').set(keeper.auth).expect(200);
  const entries: PriceEntryDto[] = body.data.entries;
  expect(entries.map(({ kind }) => kind)).toEqual([...Array.from({ length: 8 }, () => 'category'), 'surcharge']);
  expect(entries[0]).toMatchObject({ name: 'Contemporary' });
});

test('D-09 who saves second is told, and a price that cannot be is refused beside its field', async () => {
  const body = { price: { usd: 900, inr: 80_000 }, startsAt: null, reason: 'Cheaper ink.', version: 0 };
  const conflict = await post('category/6', body).expect(409);
  expect(conflict.body).toMatchObject({ code: 'version_conflict', currentVersion: 1 });
  const refusals: ReadonlyArray<readonly [path: string, change: object]> = [
    ['price', { price: { usd: 0, inr: 80_000 } }],
    ['price', { price: null }],
    ['price', { price: { usd: 1000, inr: 84_900 } }],
    ['startsAt', { startsAt: new Date(app.clock.now().getTime() - DAY).toISOString() }],
    ['reason', { reason: ' ' }],
  ];
  for (const [path, wrong] of refusals) {
    const refused = await post('category/6', { ...body, version: 1, ...wrong }).expect(422);
    expect(refused.body.errors).toMatchObject([{ path }]);
  }
  const gift = await insertTestAsset(app.db, { title: 'Gift', isFree: true });
  await post(`asset/${gift}`, { ...body, version: 0 }).expect(422);
  expect((await read('category/6')).versions).toHaveLength(1);
});

test.each(['category/99', 'category/none', 'surcharge/personal', 'asset/HD-99999999', 'asset/nonsense'])(
  'D-09 there is no price of %s',
  async (path) => {
    await app.http().get(`/admin/prices/${path}`).set(keeper.auth).expect(404);
    await post(path, { price: { usd: 1, inr: 1 }, startsAt: null, reason: 'None.', version: 0 }).expect(404);
  },
);
