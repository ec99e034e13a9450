import { sql } from 'kysely';
import { createTestApp, type SignedIn, type TestApp } from '../../../test/support/test-app.ts';
import { insertStudioOf, insertTestAsset } from '../../../test/support/test-assets.ts';
import { insertWaitingSubmission } from '../../../test/support/test-submissions.ts';
import type { StudioCollectionsDto } from './collections.contract.ts';

let app: TestApp;
let designer: SignedIn;
let studioId: string;
beforeEach(async () => {
  app = await createTestApp();
  designer = await app.signUp();
  studioId = await insertStudioOf(app.db, designer.userId);
});
afterEach(() => app.close());

const path = (rest = 'collections') => `/studios/${studioId}/${rest}`;
const create = (body: object) => app.http().post(path()).set(designer.auth).send(body);
const list = async (): Promise<StudioCollectionsDto> =>
  (await app.http().get(path()).set(designer.auth).expect(200)).body.data;
const draft = (title: string) =>
  insertWaitingSubmission(app.db, { studioId, accountId: designer.userId, title, submittedAt: app.clock.now() });
const publicCollections = async () =>
  (await app.http().get(`/designers/${studioId}/collections`).expect(200)).body.data.collections;

async function onSale(title: string): Promise<string> {
  const id = await insertTestAsset(app.db, { title });
  await sql`update catalog_asset set designer_id = ${studioId} where id = ${id}`.execute(app.db);
  return id;
}

const loom = (patterns: object[] = [], changes: object = {}) => ({
  name: 'From the loom',
  description: 'Woven, in two blues.',
  patterns,
  ...changes,
});

test('R-23 a studio puts drafts and patterns on sale together, each with a role, in an order of its own', async () => {
  const [reeds, dots] = [await draft('Reeds'), await onSale('Dots')];
  const patterns = [
    { id: reeds, role: 'hero' },
    { id: dots, role: 'blender' },
  ];
  const { body } = await create(loom(patterns, { coverId: dots })).expect(201);
  expect(body.data.collections).toMatchObject([
    {
      name: 'From the loom',
      coverId: dots,
      patterns: [
        { role: 'hero', pattern: { id: reeds, title: 'Reeds', status: 'submitted', isAsset: false } },
        { role: 'blender', pattern: { id: dots, title: 'Dots', status: 'approved', isAsset: true } },
      ],
      version: 1,
    },
  ]);
  const [{ id }] = body.data.collections;
  const turned = { version: 1, ...loom(patterns.toReversed()) };
  await app
    .http()
    .put(path(`collections/${id}`))
    .set(designer.auth)
    .send(turned)
    .expect(200);
  const [collection] = (await list()).collections;
  expect(collection?.patterns.map(({ pattern }) => pattern.id)).toEqual([dots, reeds]);
  expect(collection).toMatchObject({ coverId: dots, version: 2 });
});

test('PR-10 shoppers see nothing of a collection of drafts, and of others what is on sale alone', async () => {
  const reeds = await draft('Reeds');
  await create(loom([{ id: reeds, role: 'hero' }])).expect(201);
  expect(await publicCollections()).toEqual([]);
  const dots = await onSale('Dots');
  const [collection] = (await list()).collections;
  const both = [
    { id: reeds, role: 'hero' },
    { id: dots, role: 'coordinate' },
  ];
  const saved = { version: 1, ...loom(both, { coverId: reeds }) };
  await app
    .http()
    .put(path(`collections/${collection?.id}`))
    .set(designer.auth)
    .send(saved)
    .expect(200);
  expect(await publicCollections()).toMatchObject([{ name: 'From the loom', assetCount: 1, coverAssetIds: [dots] }]);
  const { body } = await app.http().get(`/open-api/assets/${dots}`).expect(200);
  expect(body.data).toMatchObject({ role: 'coordinate', collection: { name: 'From the loom' } });
  expect(JSON.stringify(body)).not.toContain('Reeds');
});

test('PR-10 what others call their collections, and that they are there, is not told', async () => {
  const other = await app.signUp();
  const others = await insertStudioOf(app.db, other.userId);
  const theirs = app.http().post(`/studios/${others}/collections`).set(other.auth).send(loom());
  await theirs.expect(201);
  await create(loom()).expect(201);
  expect((await list()).collections[0]?.slug).toBe(`from-the-loom-studio-of-${designer.userId}`);
  await app.http().get(`/studios/${others}/collections`).set(designer.auth).expect(404);
  await app.http().get(`/studios/${others}/loose-patterns`).set(designer.auth).expect(404);
  await app
    .http()
    .put(`/studios/${others}/collection-order`)
    .set(designer.auth)
    .send({ collectionIds: [] })
    .expect(404);
});

test('R-23 each refusal says which field, and nothing of what was there is lost', async () => {
  const dots = await onSale('Dots');
  const foreign = await insertTestAsset(app.db, { title: 'Foreign' });
  await create(loom([{ id: dots, role: 'hero' }])).expect(201);
  const taken = await create(loom([], { name: 'FROM THE LOOM' })).expect(422);
  expect(taken.body.errors).toMatchObject([{ path: 'name' }]);
  const unknown = await create(loom([{ id: foreign, role: 'hero' }], { name: 'Others' })).expect(422);
  expect(unknown.body.errors).toMatchObject([{ path: 'patterns.0.id' }]);
  const twice = [
    { id: dots, role: 'hero' },
    { id: dots, role: 'blender' },
  ];
  await create(loom(twice, { name: 'Twice' })).expect(422);
  const [collection] = (await list()).collections;
  const address = path(`collections/${collection?.id}`);
  const old = await app
    .http()
    .put(address)
    .set(designer.auth)
    .send({ version: 9, ...loom() })
    .expect(409);
  expect(old.body).toMatchObject({ code: 'version_conflict', currentVersion: 1 });
  expect((await list()).collections).toHaveLength(1);
  expect(collection?.patterns).toHaveLength(1);
});

test('R-23 a pattern stands in one collection, and is loose once its collection has ended', async () => {
  const dots = await onSale('Dots');
  await draft('Reeds');
  await create(loom([{ id: dots, role: 'hero' }])).expect(201);
  await create(loom([{ id: dots, role: 'blender' }], { name: 'Second' })).expect(201);
  const { collections } = await list();
  expect(collections.map(({ patterns }) => patterns.length)).toEqual([0, 1]);
  const [first, second] = collections.map(({ id }) => id);
  const ordered = app
    .http()
    .put(path('collection-order'))
    .set(designer.auth)
    .send({ collectionIds: [second] });
  await ordered.expect(200);
  expect((await list()).collections.map(({ id }) => id)).toEqual([second, first]);
  await app
    .http()
    .delete(path(`collections/${second}`))
    .set(designer.auth)
    .expect(200);
  await app
    .http()
    .delete(path(`collections/${second}`))
    .set(designer.auth)
    .expect(404);
  const loose = await app.http().get(path('loose-patterns?search=dot')).set(designer.auth).expect(200);
  expect(loose.body.data.patterns).toMatchObject([{ id: dots, title: 'Dots', isAsset: true }]);
  expect(await publicCollections()).toEqual([]);
});

test('R-23 of several who make a collection at once, each gets a place of its own', async () => {
  const names = ['One of them', 'Two of them', 'Three of them', 'Four of them'];
  const answers = await Promise.all(names.map((name) => create(loom([], { name }))));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set((await list()).collections.map(({ name }) => name))).toEqual(new Set(names));
});
