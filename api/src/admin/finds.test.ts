import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { buy } from '../../test/support/test-purchase.ts';
import type { AdminFindDto } from './finds.contract.ts';

let app: TestApp;
let person: SignedIn;
let order: string;
let ticket: string;

beforeAll(async () => {
  app = await createTestApp();
  person = await app.signUp();
  const rose = await insertTestAsset(app.db, { title: 'Rose', categoryId: 1 });
  order = (await buy(app, person, [rose], 900)).number;
  const request = { category: 'payments', subject: 'No receipt', description: 'It has not come.' };
  ticket = (await app.http().post('/support/tickets').set(person.auth).send(request).expect(201)).body.data.number;
});
afterAll(() => app.close());

async function finds(q: string, by: SignedIn): Promise<AdminFindDto[]> {
  return (await app.http().get('/admin/finds').query({ q }).set(by.auth).expect(200)).body.data.finds;
}

test('R-22 an order, a person, a ticket and a coupon are found by the beginning of what people quote', async () => {
  const owner = await app.signUp('owner');
  expect(await finds(order.toLowerCase(), owner)).toEqual([
    { kind: 'order', id: order, label: order, detail: person.email },
  ]);
  expect(await finds(person.email.toUpperCase(), owner)).toMatchObject([
    { kind: 'person', id: person.userId, detail: person.email },
  ]);
  expect(await finds(ticket, owner)).toEqual([{ kind: 'ticket', id: ticket, label: ticket, detail: 'No receipt' }]);
  expect(await finds(' save1 ', owner)).toMatchObject([{ kind: 'coupon', id: 'SAVE10' }]);
  expect(await finds('%%', owner)).toEqual([]);
});

test('R-22 a pattern is found by its asset ID and its title, a studio by its name', async () => {
  const owner = await app.signUp('owner');
  const id = await insertTestAsset(app.db, { title: 'Zinnia Rows' });
  const { sku, designer_id: studioId } = await app.db
    .selectFrom('catalog_asset')
    .select(['sku', 'designer_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const [found] = await finds('zinnia', owner);
  expect(found).toMatchObject({ kind: 'pattern', id, label: 'Zinnia Rows' });
  expect(await finds(`hd-${sku}`, owner)).toEqual([found]);
  const studio = found?.detail.split(', ')[1] ?? '';
  expect(await finds(studio, owner)).toContainEqual(
    expect.objectContaining({ kind: 'studio', id: String(studioId), label: studio }),
  );
  expect(await finds('zinnia', await app.signUp('support'))).toEqual([]);
});

test('R-22 PR-13 nobody finds what they may not see', async () => {
  const catalog = await app.signUp('catalog');
  expect(await finds('SAVE10', catalog)).toMatchObject([{ kind: 'coupon' }]);
  for (const q of [order, person.email, ticket]) expect(await finds(q, catalog)).toEqual([]);
  const support = await app.signUp('support');
  expect(await finds('SAVE10', support)).toEqual([]);
  expect(await finds(ticket, support)).toMatchObject([{ kind: 'ticket' }]);
  await app.http().get('/admin/finds?q=hdo').set(person.auth).expect(403);
  await app.http().get('/admin/finds?q=h').set(support.auth).expect(422);
});

test('R-22 at most five of a kind are found', async () => {
  const owner = await app.signUp('owner');
  for (let more = 0; more < 6; more += 1) await app.signUp();
  expect(await finds('buyer', owner)).toHaveLength(5);
});
