import { createTestApp, type SignedIn, type TestApp } from '../../../test/support/test-app.ts';
import { insertStudioOf, insertTestAsset } from '../../../test/support/test-assets.ts';
import type { AdminAssetSummaryDto } from './asset-desk.contract.ts';

const DAY = 86_400_000;

let app: TestApp;
let agent: SignedIn;
let designer: SignedIn;
let studioId: string;

beforeAll(async () => {
  app = await createTestApp();
  agent = await app.signUp('catalog');
});
afterAll(() => app.close());
beforeEach(async () => {
  designer = await app.signUp();
  studioId = await insertStudioOf(app.db, designer.userId);
});

/** Puts a pattern of the studio on sale. */
async function onSale(title: string): Promise<string> {
  const id = await insertTestAsset(app.db, { title });
  await app.db
    .updateTable('catalog_asset')
    .set({ designer_id: Number(studioId) })
    .where('id', '=', id)
    .execute();
  return id;
}

const words = { title: 'Peonies', description: 'Many of them.', tags: ['peony', 'red', 'garden'], reason: 'A typo.' };
const read = async (id: string) => (await app.http().get(`/admin/assets/${id}`).set(agent.auth).expect(200)).body.data;
const reword = (id: string, body: object) =>
  app
    .http()
    .put(`/admin/assets/${id}`)
    .set(agent.auth)
    .send({ version: 1, ...words, ...body });
const step = (id: string, name: 'hold' | 'release', reason = 'A copy of the sample.') =>
  app.http().post(`/admin/assets/${id}/${name}`).set(agent.auth).send({ reason });
const page = async (query: object) =>
  (await app.http().get('/admin/assets').query(query).set(agent.auth).expect(200)).body.data;
const titles = async (query: object): Promise<string[]> =>
  (await page(query)).assets.map(({ title }: AdminAssetSummaryDto) => title);
const asStudio = (method: 'get' | 'post', path: string) => app.http()[method](path).set(designer.auth);
const limit = (id: string, lastDay: string | null, reason = 'For Advent.') =>
  app.http().put(`/admin/assets/${id}/last-day`).set(agent.auth).send({ lastDay, reason });
const feature = (id: string, isFeatured: boolean) =>
  app.http().put(`/admin/assets/${id}/featured`).set(agent.auth).send({ isFeatured, reason: 'Fine work.' });
const dayAhead = (days: number) => new Date(app.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);
const publicly = (id: string) => app.http().get(`/open-api/assets/${id}`);

test('R-22 patterns are found by an asset ID, the beginning of a title, and a studio', async () => {
  const id = await onSale('Quilted Moons');
  await onSale('Quilted Stars');
  const { skuId, studio } = await read(id);
  expect(await titles({ q: `HD-${skuId}` })).toEqual(['Quilted Moons']);
  expect(await titles({ q: 'quilted' })).toEqual(['Quilted Stars', 'Quilted Moons']);
  expect(await titles({ q: 'quilted', sort: 'published' })).toEqual(['Quilted Moons', 'Quilted Stars']);
  expect(await titles({ q: studio.name.toUpperCase() })).toEqual(['Quilted Stars', 'Quilted Moons']);
  expect(await titles({ q: 'moons' })).toEqual([]);
  expect(await titles({ q: '%' })).toEqual([]);
  expect((await page({ q: 'quilted', limit: 1 })).pagination).toMatchObject({ totalItems: 2, totalPages: 2 });
});

test('R-22 words change at once, and the studio sees what changed, not who did it', async () => {
  const id = await onSale('Peonys');
  const { body } = await reword(id, {}).expect(200);
  expect(body.data).toMatchObject({ title: 'Peonies', description: 'Many of them.', version: 2 });
  expect((await publicly(id).expect(200)).body.data).toMatchObject({ title: 'Peonies', tags: words.tags });
  const own = (await asStudio('get', `/studio-assets/${id}`).expect(200)).body.data;
  expect(own.changes).toMatchObject([
    { kind: 'edited', actorName: null, before: { title: 'Peonys' }, after: { title: 'Peonies' } },
  ]);
  expect((await reword(id, { title: 'Second' }).expect(409)).body).toMatchObject({
    code: 'version_conflict',
    currentVersion: 2,
  });
  expect((await reword(id, { version: 2, tags: [] }).expect(422)).body.errors[0].path).toBe('tags');
});

test('R-22 what the shop takes from sale is not found, its studio is told why and cannot bring it back', async () => {
  const id = await onSale('Copied Dots');
  const held = await step(id, 'hold').expect(200);
  expect(held.body.data).toMatchObject({
    status: 'withdrawn',
    isHeld: true,
    hold: { reason: 'A copy of the sample.' },
  });
  await publicly(id).expect(404);
  expect(await titles({ view: 'held' })).toContain('Copied Dots');
  expect(await titles({ view: 'withdrawn' })).not.toContain('Copied Dots');
  const refused = await asStudio('post', `/studio-assets/${id}/return`).send({}).expect(409);
  expect(refused.body.message).toBe('The shop has removed it from sale.');
  await step(id, 'hold').expect(409);

  const released = await step(id, 'release', 'It is no copy.').expect(200);
  expect(released.body.data).toMatchObject({ status: 'approved', isHeld: false, hold: null });
  await publicly(id).expect(200);
  await step(id, 'release').expect(409);

  const { body } = await asStudio('get', `/studios/${studioId}/notices`).expect(200);
  expect(body.data.notices).toMatchObject([
    { kind: 'asset_released', title: 'Copied Dots', reason: 'It is no copy.' },
    { kind: 'asset_held', title: 'Copied Dots', reason: 'A copy of the sample.' },
  ]);
  await app.travel(60_000);
  const mails = app.outbox().filter((mail) => mail.includes(`\nTo: ${designer.email}`));
  expect(mails.filter((mail) => mail.includes('A copy of the sample.'))).toHaveLength(1);
});

test('R-22 what a studio has taken from sale is not put back by the shop', async () => {
  const id = await onSale('Resting');
  await asStudio('post', `/studio-assets/${id}/withdraw`).send({}).expect(200);
  expect((await step(id, 'release').expect(409)).body.message).toBe('The shop has not removed it from sale.');
  await step(id, 'hold').expect(409);
  expect(await titles({ view: 'withdrawn' })).toContain('Resting');
});

test('HM-17 R-22 a limited edition is sold until its last day is over, and its studio is told', async () => {
  const id = await onSale('Winter Stars');
  const lastDay = dayAhead(2);
  const { body } = await limit(id, lastDay).expect(200);
  expect(body.data.endsAt).toBe(`${dayAhead(3)}T00:00:00.000Z`);
  expect((await publicly(id).expect(200)).body.data.endsAt).toBe(body.data.endsAt);
  expect(await titles({ view: 'limited' })).toContain('Winter Stars');
  expect((await limit(id, lastDay).expect(409)).body.message).toBe('That is already its last day.');
  expect((await limit(id, dayAhead(-1)).expect(422)).body.errors[0].path).toBe('lastDay');
  expect((await limit(id, '24.12.2026').expect(422)).body.errors[0].path).toBe('lastDay');

  await app.travel(3 * DAY);
  await publicly(id).expect(404);
  expect(await titles({ view: 'withdrawn' })).toContain('Winter Stars');
  const refused = await asStudio('post', `/studio-assets/${id}/return`).send({}).expect(409);
  expect(refused.body.message).toBe('Its last day is over.');
  await limit(id, null, 'It was asked for.').expect(200);
  await asStudio('post', `/studio-assets/${id}/return`).send({}).expect(200);
  expect((await publicly(id).expect(200)).body.data.endsAt).toBeNull();
  expect((await limit(id, null).expect(409)).body.message).toBe('It has no last day.');

  const notices = await asStudio('get', `/studios/${studioId}/notices`).expect(200);
  expect(notices.body.data.notices).toMatchObject([
    { kind: 'asset_unlimited', title: 'Winter Stars', reason: 'It was asked for.' },
    { kind: 'asset_limited', title: 'Winter Stars', reason: 'For Advent.', startsAt: body.data.endsAt },
  ]);
  const mails = app.outbox().filter((mail) => mail.includes(`\nTo: ${designer.email}`));
  expect(mails.filter((mail) => mail.includes(`until the end of ${lastDay}`))).toHaveLength(1);
});

test('R-22 a pattern is featured in front of all others, and not any more', async () => {
  const first = await onSale('Fine Ferns');
  const second = await onSale('Finer Ferns');
  await feature(first, true).expect(200);
  expect((await feature(second, true).expect(200)).body.data.isFeatured).toBe(true);
  expect((await feature(second, true).expect(409)).body.message).toBe('It is featured already.');
  const featured = async (): Promise<string[]> =>
    (await app.http().get('/open-api/assets?collection=featured&sortBy=collection').expect(200)).body.data.assets.map(
      ({ title }: { title: string }) => title,
    );
  expect((await featured()).slice(0, 2)).toEqual(['Finer Ferns', 'Fine Ferns']);
  expect(await titles({ view: 'featured' })).toContain('Fine Ferns');
  await feature(second, false).expect(200);
  expect((await featured())[0]).toBe('Fine Ferns');
  await feature(second, false).expect(409);
  await feature('3b241101-e2bb-4255-8caf-4136c566a962', true).expect(404);
});

test('R-22 what is not there is told; who buys looks after no patterns', async () => {
  await app.http().get('/admin/assets/none').set(agent.auth).expect(404);
  await reword('3b241101-e2bb-4255-8caf-4136c566a962', {}).expect(404);
  await step('3b241101-e2bb-4255-8caf-4136c566a962', 'hold').expect(404);
  expect((await step(await onSale('Kept'), 'hold', ' ').expect(422)).body.errors[0].path).toBe('reason');
  await app.http().get('/admin/assets').expect(401);
  await app.http().get('/admin/assets').set(designer.auth).expect(403);
});
