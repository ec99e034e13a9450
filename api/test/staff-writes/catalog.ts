import { insertTestAsset } from '../support/test-assets.ts';
import { asOwner, type StaffWrites } from './staff-write.ts';

const collectionContents = {
  title: 'Audited',
  description: 'What was audited.',
  rule: 'new',
  conditions: null,
  isPublished: true,
  coverId: null,
  assetIds: null,
  reason: 'For the fair.',
};

const categoryContents = { name: 'Audited', aliases: [], coverSku: null, reason: 'For the fair.' };

/** Requests of staff writes to patterns, categories and collections. */
export const catalogWrites: StaffWrites = {
  'POST /admin/assets/exports': async () => ({ body: { view: 'all' } }),
  'PUT /admin/assets/{assetId}': async (app) => ({
    params: { assetId: await insertTestAsset(app.db, { title: 'Daisy' }) },
    body: { version: 1, title: 'Daisies', description: 'Many.', tags: ['daisy', 'white', 'field'], reason: 'A typo.' },
  }),
  'PUT /admin/assets/{assetId}/last-day': async (app) => ({
    params: { assetId: await insertTestAsset(app.db, { title: 'Snow' }) },
    body: { lastDay: '2999-12-24', reason: 'For Advent.' },
  }),
  'PUT /admin/assets/{assetId}/featured': async (app) => ({
    params: { assetId: await insertTestAsset(app.db, { title: 'Fine' }) },
    body: { isFeatured: true, reason: 'Fine work.' },
  }),
  'POST /admin/assets/{assetId}/hold-announcement': async (app) => ({
    params: { assetId: await insertTestAsset(app.db, { title: 'Announced' }) },
    body: { reason: 'It is outdated.' },
  }),
  'POST /admin/assets/{assetId}/hold': async (app) => ({
    params: { assetId: await insertTestAsset(app.db, { title: 'Copied' }) },
    body: { reason: 'A copy.' },
  }),
  'POST /admin/assets/{assetId}/release': async (app, owner) => {
    const assetId = await insertTestAsset(app.db, { title: 'Held' });
    await asOwner(app, owner, 'post', `/admin/assets/${assetId}/hold`).send({ reason: 'A copy.' }).expect(200);
    return { params: { assetId }, body: { reason: 'It is none.' } };
  },
  'POST /admin/collections': async () => ({ body: { ...collectionContents, slug: 'audited' } }),
  'PUT /admin/collections/{id}': async () => ({ params: { id: '1' }, body: { ...collectionContents, version: 1 } }),
  'PUT /admin/collection-order': async (app, owner) => {
    const listed = asOwner(app, owner, 'get', '/admin/collections');
    const { collections } = (await listed.expect(200)).body.data;
    return { body: { ids: collections.map(({ id }: { id: string }) => id).toReversed() } };
  },
  'POST /admin/categories': async () => ({
    body: { ...categoryContents, slug: 'audited', kind: 'menu', parentId: null },
  }),
  'PUT /admin/categories/{id}': async () => ({ params: { id: '8' }, body: { ...categoryContents, version: 1 } }),
  'POST /admin/categories/{id}/removal': async () => ({
    params: { id: '60' },
    body: { intoId: '59', reason: 'Nobody looks there.', version: 1 },
  }),
  'PUT /admin/category-order': async () => ({ body: { ids: ['14', '13', '12', '11'] } }),
};
