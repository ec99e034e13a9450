import path from 'node:path';
import {
  FIRST_HOME_PAGE,
  HOME_PATTERNS,
  readHomeSections,
  writeHomeSections,
  type HomeSection,
} from '@halfdrop/domain';
import { sampleTarget } from '../../test/support/sample-target.ts';
import { createTestApp, type TestApp } from '../../test/support/test-app.ts';
import { loadSampleCatalog } from '../catalog/sample-catalog.ts';
import type { AssetTileDto } from '../catalog/catalog.contract.ts';
import type { HomePageDto } from './content.contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const file = path.join(__dirname, '..', '..', 'sample-catalog', 'catalog.json');
  await loadSampleCatalog(sampleTarget(app, app.clock), file);
});
afterAll(() => app.close());

async function homePage(query = ''): Promise<HomePageDto> {
  return (await app.http().get(`/content/home${query}`).expect(200)).body.data;
}

async function tilesOf(query: object): Promise<{ assets: AssetTileDto[]; total: number }> {
  const { body } = await app.http().get('/open-api/assets/tiles').query(query).expect(200);
  return { assets: body.data.assets, total: body.data.pagination.totalItems };
}

test('HM-12 sections come with the first patterns of their collections, just as their lists have them, if wanted', async () => {
  const { sections } = await homePage('?withPatterns=true');

  const lists = sections.map(async ({ collection, patterns }) => {
    const limit = Math.max(patterns?.assets.length ?? 0, 1);
    return collection === null ? null : tilesOf({ collection, sortBy: 'collection', limit });
  });
  expect(sections.map(({ patterns }) => patterns)).toEqual(await Promise.all(lists));
  expect(sections.map(({ patterns }) => patterns?.assets.length ?? 0)).toEqual(
    sections.map(({ layout, patterns }) => Math.min(HOME_PATTERNS[layout], patterns?.total ?? 0)),
  );
  expect((await homePage()).sections.every(({ patterns }) => patterns === null)).toBe(true);
  await app.http().get('/content/home?withPatterns=all').expect(422);
});

test('HM-12 sections come with patterns of a category, and with those picked by hand that are on sale, in their order', async () => {
  const writer = await app.signUp('content');
  const [one, two, three] = (await tilesOf({ limit: 3 })).assets.map(({ _id: id }) => id);
  if (!one || !two || !three) throw new Error('The sample has three patterns');
  const [hero] = readHomeSections(FIRST_HOME_PAGE.body);
  if (!hero) throw new Error('The home page has a first section');
  const section = { layout: 'tiles-start', isShown: true, title: 'Ours', caption: '' } as const;
  const sections: HomeSection[] = [
    hero,
    { ...section, key: 'contemporary', source: { kind: 'category', slug: 'contemporary' } },
    { ...section, key: 'picks', source: { kind: 'picks', ids: [three, one, two] } },
  ];
  const words = { title: 'Ours', summary: 'What we show.', body: writeHomeSections(sections) };
  const address = '/admin/texts/home/page';
  await app
    .http()
    .put(`${address}/draft`)
    .set(writer.auth)
    .send({ revision: 0, ...words })
    .expect(200);
  const published = { revision: 1, effectiveAt: null, reason: 'Spring.' };
  await app.http().post(`${address}/versions`).set(writer.auth).send(published).expect(201);
  await app.db.updateTable('catalog_asset').set({ status: 'withdrawn' }).where('id', '=', one).execute();

  const [, contemporary, picks] = (await homePage('?withPatterns=true')).sections;
  expect(contemporary?.patterns).toEqual(await tilesOf({ category: 'contemporary', limit: 9 }));
  expect(picks?.patterns?.total).toBe(2);
  expect(picks?.patterns?.assets.map(({ _id: id }) => id)).toEqual([three, two]);
});
