import path from 'node:path';
import { sql } from 'kysely';
import { sampleTarget } from '../../test/support/sample-target.ts';
import { createTestApp, type TestApp } from '../../test/support/test-app.ts';
import type { AssetDto } from '../catalog/catalog.contract.ts';
import { loadSampleCatalog } from '../catalog/sample-catalog.ts';
import type { DesignerDto, DesignerPageDto } from './designers.contract.ts';

const sampleFile = path.join(__dirname, '..', '..', 'sample-catalog', 'catalog.json');

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await loadSampleCatalog(sampleTarget(app, app.clock), sampleFile);
});
afterAll(() => app.close());

async function get(address: string, auth: Record<string, string> = {}) {
  const response = await app.http().get(address).set(auth);
  expect({ address, status: response.status }).toEqual({ address, status: 200 });
  return response.body.data;
}
const directory = (query = ''): Promise<DesignerPageDto> => get(`/designers?${query}`);
const names = ({ designers }: DesignerPageDto) => designers.map(({ name }) => name);

async function assetsOf(slug: string): Promise<AssetDto[]> {
  const { assets, pagination } = await get(`/open-api/assets?designers=${slug}&limit=100`);
  expect(pagination.totalPages).toBe(1);
  return assets;
}

describe('the directory', () => {
  test('R-19 DS-17 lists every studio, featured ones first, then the most popular', async () => {
    const { designers, pagination } = await directory();
    expect(pagination.totalItems).toBe(12);
    expect(designers.map(({ number }) => number).toSorted((left, right) => left - right)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
    expect(designers.filter(({ isFeatured }) => isFeatured).length).toBeGreaterThanOrEqual(3);
    const { rows } = await sql<{ slug: string; popularity: number }>`
      select designer.slug, sum(popularity)::int as popularity
      from catalog_asset asset join catalog_designer designer on designer.id = designer_id
      where status = 'approved' group by designer.slug`.execute(app.db);
    const popularity = new Map(rows.map((row) => [row.slug, row.popularity]));
    const places = designers.map(({ isFeatured, slug }) => (isFeatured ? 1e9 : 0) + (popularity.get(slug) ?? 0));
    expect(places).toEqual(places.toSorted((left, right) => right - left));
  });

  test('DS-01 EN-37 sample studios have no rating and no downloads before people review and download', async () => {
    for (const studio of (await directory()).designers) {
      expect(studio).toMatchObject({ rating: null, ratingCount: 0, downloadCount: 0, followerCount: 0 });
    }
    expect(await get('/designers/stats')).toMatchObject({ rating: null, ratingCount: 0 });
  });

  test('DS-16 EN-37 what a studio shows is what its patterns add up to', async () => {
    const reviewed = [
      [10_000_001, 5, 1, 7],
      [10_000_002, 4.5, 2, 3],
      [10_000_040, 3, 1, 1],
    ];
    for (const [sku, rating, count, downloads] of reviewed) {
      await sql`update catalog_asset set rating = ${rating}, rating_count = ${count}, download_count = ${downloads}
        where sku = ${sku}`.execute(app.db);
    }
    for (const { slug, ...designer } of (await directory()).designers) {
      const assets = await assetsOf(slug);
      const sum = (of: (asset: AssetDto) => number) => assets.reduce((total, asset) => total + of(asset), 0);
      const ratings = sum(({ ratingCount }) => ratingCount);
      expect(designer).toMatchObject({
        id: String(designer.number),
        portfolioUrl: `/designer/${slug}`,
        assetCount: assets.length,
        downloadCount: sum(({ downloadCount }) => downloadCount),
        collectionCount: new Set(assets.flatMap(({ collection }) => collection?.id ?? [])).size,
        ratingCount: ratings,
        followerCount: 0,
        viewerFollows: null,
      });
      const stars = sum((asset) => (asset.rating ?? 0) * asset.ratingCount);
      const mean = ratings === 0 ? null : Math.round((100 * stars) / ratings) / 100;
      expect(designer.rating).toBe(mean);
      const own = assets.map(({ _id }) => _id);
      expect(own).toEqual(expect.arrayContaining([...designer.coverAssetIds, designer.avatarAssetId]));
    }
  });

  test.each([
    ['GARDEN FLO', 'Fennel & Foxglove'],
    ['formWERK', 'Formwerk'],
    ['stitch', 'Studio Kumo'],
  ])('DS-05 %s is found in name or specialty, whatever its letters', async (typed, name) => {
    expect(names(await directory(`search=${encodeURIComponent(typed)}`))).toEqual([name]);
  });

  test.each(['zzzz', '%', '_', "'", '\\'])('DS-13 nothing has %s in its name', async (typed) => {
    const { designers, pagination } = await directory(`search=${encodeURIComponent(typed)}`);
    expect([designers, pagination.totalItems]).toEqual([[], 0]);
  });

  test('DS-06 the chips stand in order, and each leaves as many as it says', async () => {
    const { categories } = await directory();
    const chips = ['Contemporary', 'Geometric', 'Vintage', 'Nature', 'Minimalist', 'Abstract'];
    expect(categories.map(({ label }) => label)).toEqual(chips);
    for (const { value, count } of categories) {
      const { designers } = await directory(`category=${value.toLowerCase()}`);
      expect(designers).toHaveLength(count);
    }
    expect(names(await directory('category=Nature&search=sun'))).toEqual(['Casa Solana']);
    expect(names(await directory('category=nonsense'))).toEqual([]);
  });

  test('the chips count what the search leaves, whichever is chosen', async () => {
    const [all, chosen] = [await directory('search=a'), await directory('search=a&category=Nature')];
    expect(chosen.categories).toEqual(all.categories);
  });

  test('studios are read by id in one call, and by page', async () => {
    const { designers } = await directory('ids=2,5,999,nonsense');
    expect(new Set(designers.map(({ number }) => number))).toEqual(new Set([2, 5]));
    const pages = [await directory('limit=7'), await directory('limit=7&page=2')];
    expect(new Set(pages.flatMap(names)).size).toBe(12);
  });

  test('DS-01 the claims of the directory are counted', async () => {
    const stats = await get('/designers/stats');
    const { pagination } = await get('/open-api/assets?limit=1');
    expect(stats).toMatchObject({ designerCount: 12, assetCount: pagination.totalItems });
    expect(stats).toMatchObject({ rating: 4.25, ratingCount: 4 });
  });

  test.each(['limit=0', 'page=0', 'featured=maybe', `search=${'x'.repeat(201)}`])('%s is refused', async (query) => {
    await app.http().get(`/designers?${query}`).expect(422);
  });
});

describe('one studio', () => {
  test('R-21 AB-03 is found by number and slug', async () => {
    const first: DesignerDto = await get('/designers/1');
    expect(first.slug).toBe('fennel-foxglove');
    expect(await get(`/designers/${first.slug}`)).toEqual(first);
    for (const number of [2, 3, 4]) expect((await get(`/designers/${number}`)).number).toBe(number);
  });

  test.each(['0', '13', '99999', '-1', '1.0', 'nobody', '%00x'])('%s is nobody', async (key) => {
    const { status } = await app.http().get(`/designers/${key}`);
    expect([404, 422]).toContain(status);
  });

  test('DS-18 its design collections hold its patterns', async () => {
    const { collections } = await get('/designers/1/collections');
    const { collectionCount } = await get('/designers/1');
    expect(collections).toHaveLength(collectionCount);
    for (const { slug, assetCount, coverAssetIds } of collections) {
      const { assets, pagination } = await get(`/open-api/assets?designers=1&designCollections=${slug}&limit=100`);
      expect(pagination.totalItems).toBe(assetCount);
      expect(assets.map(({ _id }: AssetDto) => _id)).toEqual(expect.arrayContaining(coverAssetIds));
    }
    await app.http().get('/designers/nobody/collections').expect(404);
  });

  test('a studio that has published nothing has no numbers to show, and is not in the directory', async () => {
    const { designers: _all, ...before } = await get('/designers?limit=100');
    await sql`
      insert into catalog_designer (slug, name, specialty, bio, country, joined_year, category_id)
      values ('blank', 'Blank', 'Silence', 'Nothing yet.', 'NO', 2026, 5)`.execute(app.db);
    expect(await get('/designers/blank')).toMatchObject({
      number: 13,
      rating: null,
      assetCount: 0,
      avatarAssetId: null,
      coverAssetIds: [],
    });
    const { designers, categories, pagination } = await get('/designers?limit=100');
    expect(designers.map(({ slug }: DesignerDto) => slug)).not.toContain('blank');
    expect(pagination.totalItems).toBe(designers.length);
    expect({ categories, pagination }).toEqual(before);
    expect((await get('/designers/stats')).designerCount).toBe(designers.length);
    expect((await get('/designers?ids=13')).designers).toMatchObject([{ slug: 'blank', country: 'Norway' }]);
    await sql`delete from catalog_designer where slug = 'blank'`.execute(app.db);
  });
});

describe('following', () => {
  test('DS-11 counts once per person, is seen by them alone, and is taken back', async () => {
    const [ada, ben] = [await app.signUp(), await app.signUp()];
    const follow = async (auth: Record<string, string>) =>
      (await app.http().put('/designers/formwerk/follow').set(auth).expect(200)).body.data;
    expect(await follow(ada.auth)).toMatchObject({ followerCount: 1, viewerFollows: true });
    expect(await follow(ada.auth)).toMatchObject({ followerCount: 1, viewerFollows: true });
    expect(await follow(ben.auth)).toMatchObject({ followerCount: 2 });
    expect(await get('/designers/5')).toMatchObject({ followerCount: 2, viewerFollows: null });
    expect(await get('/designers/1', ada.auth)).toMatchObject({ followerCount: 0, viewerFollows: false });

    const unfollow = () => app.http().delete('/designers/5/follow').set(ada.auth).expect(200);
    expect((await unfollow()).body.data).toMatchObject({ followerCount: 1, viewerFollows: false });
    expect((await unfollow()).body.data).toMatchObject({ followerCount: 1, viewerFollows: false });
  });

  test('many clicks at once count each person once', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => app.signUp()));
    const clicks = people.flatMap(({ auth }) => Array.from({ length: 25 }, () => auth));
    await Promise.all(clicks.map((auth) => app.http().put('/designers/stratum/follow').set(auth).expect(200)));
    expect(await get('/designers/stratum')).toMatchObject({ followerCount: people.length });
  });

  test('needs a person and a studio', async () => {
    await app.http().put('/designers/formwerk/follow').expect(401);
    await app.http().delete('/designers/formwerk/follow').expect(401);
    const { auth } = await app.signUp();
    await app.http().put('/designers/nobody/follow').set(auth).expect(404);
    await app.http().delete('/designers/nobody/follow').set(auth).expect(404);
  });
});
