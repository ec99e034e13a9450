import path from 'node:path';
import { sql } from 'kysely';
import { sampleTarget } from '../../test/support/sample-target.ts';
import { createTestApp, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { loadSampleCatalog } from '../catalog/sample-catalog.ts';
import { loadSamplePages } from '../content/sample-pages.ts';
import { loadSampleArticles } from '../help/sample-articles.ts';
import type { SitemapEntryDto } from './sitemap.contract.ts';

const sampleFile = path.join(__dirname, '..', '..', 'sample-catalog', 'catalog.json');
const sampleArticles = path.join(__dirname, '..', '..', 'sample-content', 'help', 'articles.json');
const samplePages = path.join(__dirname, '..', '..', 'sample-content', 'pages');

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await loadSampleCatalog(sampleTarget(app, app.clock), sampleFile);
  await loadSamplePages(app.db, app.clock, samplePages);
  await loadSampleArticles(app.db, sampleArticles);
});
afterAll(() => app.close());

async function get(address: string) {
  return (await app.http().get(address).expect(200)).body.data;
}
const slugs = (entries: readonly SitemapEntryDto[]) => entries.map(({ slug }) => slug).toSorted();

test('every approved pattern is named with the moment it opened to everyone, and none that has left the shop', async () => {
  const { assets, pagination } = await get('/sitemap/assets');
  expect(assets).toHaveLength(pagination.totalItems);
  const [first, second] = assets;
  const { opensAt } = await get(`/open-api/assets/by-slug/${second.slug}`);
  expect(second.changedAt).toBe(opensAt);
  await sql`update catalog_asset set status = 'withdrawn' where slug = ${first.slug}`.execute(app.db);
  const later = await get('/sitemap/assets');
  expect(slugs(later.assets)).toEqual(slugs(assets).filter((slug) => slug !== first.slug));
  expect((await get('/sitemap/assets?page=2')).assets).toEqual([]);
});

test('B-22 a new pattern is named from the day it is published, and its page changes when it opens to everyone', async () => {
  const id = await insertTestAsset(app.db, { title: 'Early Heron', publishedAt: app.clock.now() });
  const { slug, publishedAt, opensAt } = await get(`/open-api/assets/${id}`);
  const named = async () => (await get('/sitemap/assets')).assets.find((entry: SitemapEntryDto) => entry.slug === slug);
  expect(await named()).toEqual({ slug, changedAt: publishedAt });
  app.clock.advance(Date.parse(opensAt) - app.clock.now().getTime());
  expect(await named()).toEqual({ slug, changedAt: opensAt });
});

test('a review changes the page of its pattern', async () => {
  const { userId } = await app.signUp();
  const [{ slug }] = (await get('/sitemap/assets')).assets;
  await sql`
    insert into reviews_review (asset_id, user_id, stars, text, created_at, updated_at)
    select id, ${userId}, 5, 'Hangs well.', '2031-01-01', '2031-01-02' from catalog_asset where slug = ${slug}
  `.execute(app.db);
  const [{ changedAt }] = (await get('/sitemap/assets')).assets;
  expect(changedAt).toBe('2031-01-02T00:00:00.000Z');
});

test('studios, collections, texts and categories are named; what a rule gathers has no date', async () => {
  const { designers, collections, texts, categories, helpArticles } = await get('/sitemap/pages');
  const { designers: studios } = await get('/designers?limit=100');
  expect(slugs(designers)).toEqual(slugs(studios));
  expect(slugs(collections)).toEqual(slugs((await get('/open-api/collections')).collections));
  const { categories: help } = await get('/help/categories');
  expect(slugs(helpArticles)).toEqual(slugs(help.flatMap(({ articles }: { articles: SitemapEntryDto[] }) => articles)));
  expect(slugs(categories)).toEqual(slugs((await get('/categories')).categories));
  expect(collections).toContainEqual({ slug: 'trending', changedAt: null });
  const { publishedAt } = await get('/content/pages/terms');
  expect(texts).toContainEqual({ slug: 'terms', changedAt: publishedAt });
});
