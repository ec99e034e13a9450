import path from 'node:path';
import { sampleTarget } from '../../../test/support/sample-target.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../test/support/test-app.ts';
import { loadSampleCatalog } from '../sample-catalog.ts';
import type {
  AdminCollectionSummaryDto,
  CollectionConditions,
  CollectionContents,
} from './collection-desk.contract.ts';

const catalogFile = path.join(__dirname, '..', '..', '..', 'sample-catalog', 'catalog.json');

let app: TestApp;
let agent: SignedIn;
/** Three patterns on sale. */
let rose: string;
let lily: string;
let dots: string;

beforeAll(async () => {
  app = await createTestApp();
  await loadSampleCatalog(sampleTarget(app, app.clock), catalogFile);
  agent = await app.signUp('catalog');
  [rose = '', lily = '', dots = ''] = await found({ limit: 3 });
});
afterAll(() => app.close());

async function found(query: object): Promise<string[]> {
  const { body } = await app
    .http()
    .get('/open-api/assets')
    .query({ limit: 100, ...query })
    .expect(200);
  return body.data.assets.map(({ _id }: { _id: string }) => _id);
}
const shown = (slug: string, query: object = {}) => found({ collection: slug, sortBy: 'collection', ...query });

const contents: CollectionContents = {
  title: 'For the garden',
  description: 'What grows.',
  rule: null,
  conditions: null,
  isPublished: true,
  coverId: null,
  assetIds: [],
  reason: 'For the fair.',
};
const none: CollectionConditions = { categories: [], tags: [], colors: [], sort: 'newest' };

const create = (slug: string, body: Partial<CollectionContents>) =>
  app
    .http()
    .post('/admin/collections')
    .set(agent.auth)
    .send({ ...contents, slug, ...body });
const change = (id: string, version: number, body: Partial<CollectionContents>) =>
  app
    .http()
    .put(`/admin/collections/${id}`)
    .set(agent.auth)
    .send({ ...contents, version, ...body });
const order = (ids: readonly string[]) => app.http().put('/admin/collection-order').set(agent.auth).send({ ids });
const list = async (): Promise<AdminCollectionSummaryDto[]> =>
  (await app.http().get('/admin/collections').set(agent.auth).expect(200)).body.data.collections;
const one = async (slug: string) => (await app.http().get(`/open-api/collections/${slug}`).expect(200)).body.data;

test('patterns that were picked are shown in their order, with the chosen cover in front', async () => {
  const made = await create('garden', { assetIds: [lily, rose], coverId: rose }).expect(201);
  expect(made.body.data).toMatchObject({
    slug: 'garden',
    version: 1,
    picked: [
      { assetId: lily, title: expect.any(String), isOnSale: true },
      { assetId: rose, title: expect.any(String), isOnSale: true },
    ],
  });
  expect(await shown('garden')).toEqual([lily, rose]);
  expect((await one('garden')).coverIds).toEqual([rose, lily]);

  const { id } = made.body.data;
  await change(id, 1, { assetIds: [rose, lily, dots] }).expect(200);
  expect(await shown('garden')).toEqual([rose, lily, dots]);
  await change(id, 2, { title: 'Gardens', assetIds: null }).expect(200);
  expect((await app.http().get(`/admin/collections/${id}`).set(agent.auth).expect(200)).body.data).toMatchObject({
    title: 'Gardens',
    pickedCount: 3,
  });
});

test('a collection by conditions has what matches them, and other filters narrow it', async () => {
  const conditions = { ...none, categories: ['geometric'], colors: ['blue'] };
  const { body } = await create('blue-grids', { rule: 'match', conditions, assetIds: null }).expect(201);
  expect(body.data.conditions).toEqual(conditions);
  const grids = await found({ category: 'geometric', colors: 'blue', sortBy: 'newest' });
  expect(grids.length).toBeGreaterThan(3);
  expect(await shown('blue-grids')).toEqual(grids);
  expect((await shown('blue-grids', { free: true })).toSorted()).toEqual(
    (await found({ category: 'geometric', colors: 'blue', free: true })).toSorted(),
  );
  expect(await shown('blue-grids', { category: 'minimalist' })).toEqual([]);
  expect(await one('blue-grids')).toMatchObject({ kind: 'computed', assetCount: grids.length });
});

test('what is not published is nowhere in the shop, and comes back', async () => {
  const made = await create('secret', { assetIds: [rose], isPublished: false }).expect(201);
  await app.http().get('/open-api/collections/secret').expect(404);
  expect(await shown('secret')).toEqual([]);
  const slugs = async () => (await app.http().get('/sitemap/pages').expect(200)).body.data.collections;
  expect(await slugs()).not.toContainEqual(expect.objectContaining({ slug: 'secret' }));
  await change(made.body.data.id, 1, { assetIds: null }).expect(200);
  expect(await shown('secret')).toEqual([rose]);
  expect(await slugs()).toContainEqual(expect.objectContaining({ slug: 'secret' }));
});

test('all collections are put in order at once, or none', async () => {
  const ids = (await list()).map(({ id }) => id);
  await order(ids.toReversed()).expect(200);
  expect((await list()).map(({ id }) => id)).toEqual(ids.toReversed());
  const { body } = await app.http().get('/open-api/collections').expect(200);
  expect(body.data.collections[0].id).toBe(ids.at(-1));
  await order(ids.slice(1)).expect(422);
  await order([...ids.slice(1), ids[1] ?? '']).expect(422);
});

test('who saves second is told, and nothing is overwritten', async () => {
  const { id } = (await create('twice', { assetIds: [rose] }).expect(201)).body.data;
  await change(id, 1, { title: 'First' }).expect(200);
  const second = await change(id, 1, { title: 'Second' }).expect(409);
  expect(second.body).toMatchObject({ code: 'version_conflict', currentVersion: 2 });
  await change('9999', 1, {}).expect(404);
  await app.http().get('/admin/collections/none').set(agent.auth).expect(404);
});

test.each<[string, Partial<CollectionContents>, string]>([
  ['conditions without their rule', { conditions: { ...none, tags: ['rose'] } }, 'conditions'],
  ['a rule without conditions', { rule: 'match' }, 'conditions'],
  ['conditions that all patterns match', { rule: 'match', conditions: none }, 'conditions'],
  ['a pattern that is not there', { assetIds: ['3b241101-e2bb-4255-8caf-4136c566a962'] }, 'assetIds'],
  ['a cover that is no pattern', { coverId: 'rose' }, 'coverId'],
  ['no reason', { reason: ' ' }, 'reason'],
])('a collection with %s is refused beside the field', async (_case, wrong, field) => {
  const { body } = await create('wrong', wrong).expect(422);
  expect(body.errors[0].path).toBe(field);
});

test('the patterns of a seasonal collection are left to the season; an address is given once', async () => {
  const seasonal = (await list()).find(({ isSeasonal }) => isSeasonal);
  await change(seasonal?.id ?? '', 1, { assetIds: [rose] }).expect(422);
  await change(seasonal?.id ?? '', 1, { assetIds: null, title: 'This season' }).expect(200);
  expect((await create('seasonal', {}).expect(409)).body).toMatchObject({ code: 'already_taken', field: 'slug' });
});

test('R-22 who buys makes no collections', async () => {
  await app.http().get('/admin/collections').expect(401);
  await app
    .http()
    .get('/admin/collections')
    .set((await app.signUp()).auth)
    .expect(403);
});
