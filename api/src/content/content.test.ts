import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { buy } from '../../test/support/test-purchase.ts';
import { loadSamplePages } from './sample-pages.ts';

const samples = path.join(__dirname, '..', '..', 'sample-content', 'pages');
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await sql`truncate content_page cascade`.execute(app.db);
});

async function publish(slug: string, version: number, publishedAt: string | null): Promise<void> {
  await sql`
    insert into content_page (slug, version, title, summary, body, published_at)
    values (${slug}, ${version}, ${`${slug} ${version}`}, 'A summary.', '## One', ${publishedAt})`.execute(app.db);
}

describe('a page', () => {
  test('R-13 is the newest published version; drafts and unknown pages are not found alike', async () => {
    await publish('terms', 1, null);
    const missing = await app.http().get('/content/pages/terms').expect(404);
    expect(missing.body).toMatchObject({ code: 'not_found', message: 'There is no such page.' });

    await publish('terms', 2, '2026-01-01T00:00:00Z');
    await publish('terms', 3, '2026-02-01T00:00:00Z');
    await publish('terms', 4, null);
    const { body } = await app.http().get('/content/pages/terms').expect(200);
    expect(body.data).toMatchObject({ slug: 'terms', version: 3, title: 'terms 3', body: '## One' });
    expect(body.data.versions.map((each: { version: number }) => each.version)).toEqual([3, 2]);
  });

  test('R-37 keeps every published version readable, and no draft', async () => {
    await publish('license-terms', 1, '2026-01-01T00:00:00Z');
    await publish('license-terms', 2, '2026-02-01T00:00:00Z');
    await publish('license-terms', 3, null);
    const first = await app.http().get('/content/pages/license-terms?version=1').expect(200);
    expect(first.body.data).toMatchObject({ version: 1, publishedAt: '2026-01-01T00:00:00.000Z' });
    await app.http().get('/content/pages/license-terms?version=3').expect(404);
    await app.http().get('/content/pages/license-terms?version=0').expect(422);
  });

  test.each(['%00', '..%2Fterms', 'x'.repeat(101), "' or 1=1"])('of the hostile slug %s is refused', async (slug) => {
    const { status } = await app.http().get(`/content/pages/${slug}`);
    expect([404, 422]).toContain(status);
  });
});

describe('the sample texts', () => {
  test('R-12 R-13 R-36 R-37 R-39 R-40 R-41 R-09 are there for every page of the shop', async () => {
    await loadSamplePages(app.db, app.clock, samples);
    const slugs = ['about', 'api', 'contributors', 'cookies', 'license-terms', 'licenses', 'privacy', 'terms'];
    for (const slug of slugs) {
      const { body } = await app.http().get(`/content/pages/${slug}`).expect(200);
      expect(body.data.title.length).toBeGreaterThan(2);
      expect(body.data.body).toContain('## ');
    }
  });

  test.each([
    ['PV-01', 'Information we collect'],
    ['PV-02', 'How we use it'],
    ['PV-03', 'Sharing'],
    ['PV-04', 'Security'],
    ['PV-05', 'Your rights'],
    ['PV-06', 'Cookies'],
    ['PV-07', 'Children under 13'],
    ['PV-08', 'International users'],
    ['PV-09', 'Changes to this policy'],
    ['PV-10', 'Contact us'],
  ])('%s the privacy policy has a section "%s" with words in it', async (_row, heading) => {
    await loadSamplePages(app.db, app.clock, samples);
    const { body } = await app.http().get('/content/pages/privacy').expect(200);
    const section = String(body.data.body)
      .split(/^## /m)
      .find((each) => each.startsWith(`${heading}\n`));
    expect(section?.length).toBeGreaterThan(heading.length + 80);
    expect(body.data.body.match(/^## /gm)).toHaveLength(10);
  });

  test.each([
    ['AB-04', 'Behind the scenes', 4],
    ['AB-05', 'Sustainability', 4],
    ['AB-06', 'Kind words', 4],
    ['AB-07', 'Where patterns come from', 6],
  ])('%s under "%s" the about page has %i entries', async (_row, heading, count) => {
    await loadSamplePages(app.db, app.clock, samples);
    const { body } = await app.http().get('/content/pages/about').expect(200);
    const section =
      String(body.data.body)
        .split(/^## /m)
        .find((each) => each.startsWith(heading)) ?? '';
    expect(section.match(/^### /gm)).toHaveLength(count);
  });

  test('are loaded once, leave edited versions alone, and yield to newer ones of the operator', async () => {
    expect(await loadSamplePages(app.db, app.clock, samples)).toBeGreaterThan(7);
    await sql`update content_page set title = 'Ours' where slug = 'terms'`.execute(app.db);
    await publish('privacy', 9, '2026-12-01T00:00:00Z');
    expect(await loadSamplePages(app.db, app.clock, samples)).toBe(0);
    const title = async (slug: string) => (await app.http().get(`/content/pages/${slug}`)).body.data.title;
    expect(await title('terms')).toBe('Ours');
    expect(await title('privacy')).toBe('privacy 9');
  });

  test('that are not texts stop the start in one sentence and write nothing', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'halfdrop-texts-'));
    writeFileSync(
      path.join(folder, 'good.md'),
      '---\ntitle: T\nsummary: S\nversion: 1\npublished: 2026-01-01\n---\n\n## A\n',
    );
    writeFileSync(path.join(folder, 'worse.md'), 'no facts');
    await expect(loadSamplePages(app.db, app.clock, folder)).rejects.toThrow(
      /^The sample text .*worse\.md cannot be read\.$/,
    );
    await app.http().get('/content/pages/good').expect(404);
    rmSync(folder, { recursive: true });
  });
});

test('R-36 the licenses are compared from one table, with what the price book adds', async () => {
  const { body } = await app.http().get('/content/licenses').expect(200);
  expect(body.data.licenses).toMatchObject([
    { license: 'personal', allowsCommercialUse: false, formats: ['png'], surcharge: null },
    { license: 'standard', needsAttribution: true, allowsProductsForResale: false, surcharge: { usd: 0, inr: 0 } },
    { license: 'commercial', needsAttribution: false, surcharge: null },
    { license: 'extended', allowsProductsForResale: true, surcharge: { usd: 1000, inr: 89900 } },
  ]);
});

test('C-11 each license answers what people ask before they buy', async () => {
  const { body } = await app.http().get('/content/licenses').expect(200);
  const answers = (license: string) =>
    body.data.licenses
      .find((each: { license: string }) => each.license === license)
      .uses.map(({ name, answer }: { name: string; answer: string }) => `${name}: ${answer}`);
  expect(answers('standard')).toEqual([
    'Work for a client: yes_with_credit',
    'Wallpaper, fabric or gift wrap for sale: no',
    'Goods printed on demand: no',
    'A logo or trademark: no',
  ]);
  expect(answers('extended')).toEqual([
    'Work for a client: yes',
    'Wallpaper, fabric or gift wrap for sale: yes',
    'Goods printed on demand: yes',
    'A logo or trademark: no',
  ]);
});

describe('R-37 a purchase', () => {
  test('keeps the version of the license terms that held that day, whatever is published later', async () => {
    await publish('license-terms', 1, '2026-01-01T00:00:00Z');
    await publish('license-terms', 2, '2026-02-01T00:00:00Z');
    const assetId = await insertTestAsset(app.db, { title: 'Fern' });
    const buyer = await app.signUp();
    const order = await buy(app, buyer, [assetId], 900);
    await publish('license-terms', 3, '2026-03-01T00:00:00Z');

    expect(order.items[0]).toMatchObject({ licenseTermsVersion: 2, entitlement: { licenseTermsVersion: 2 } });
    const later = await app.http().get(`/orders/by-session/${order.sessionId}`).set(buyer.auth).expect(200);
    expect(later.body.data.items[0].licenseTermsVersion).toBe(2);
  });

  test('says so when no terms were published', async () => {
    const assetId = await insertTestAsset(app.db, { title: 'Moss' });
    const order = await buy(app, await app.signUp(), [assetId], 900);
    expect(order.items[0]).toMatchObject({ licenseTermsVersion: null, entitlement: { licenseTermsVersion: null } });
  });
});

test('R-35 every category names the most popular pattern on it; an empty one has none', async () => {
  await sql`select search_index_assets(array(select id from catalog_asset))`.execute(app.db);
  const liked = await insertTestAsset(app.db, { title: 'Liked' });
  await sql`update catalog_asset set popularity = 9 where id = ${liked}`.execute(app.db);
  await sql`select search_index_assets(array[${liked}::uuid])`.execute(app.db);
  const { body } = await app.http().get('/categories').expect(200);
  const [contemporary, geometric] = body.data.categories;
  expect(contemporary).toMatchObject({ slug: 'contemporary', coverId: liked });
  expect(contemporary.children[0]).toMatchObject({ slug: 'pop-memphis', coverId: liked });
  expect(geometric).toMatchObject({ assetCount: 0, coverId: null });
});

test('R-35 a category shows the same pattern until the next minute, unless that leaves the shop', async () => {
  const coverOf = async () => (await app.http().get('/categories').expect(200)).body.data.categories[0].coverId;
  const [first, second] = [
    await insertTestAsset(app.db, { title: 'First' }),
    await insertTestAsset(app.db, { title: 'Second' }),
  ];
  const setPopularity = async (id: string, popularity: number) => {
    await sql`update catalog_asset set popularity = ${popularity} where id = ${id}`.execute(app.db);
    await sql`select search_index_assets(array[${id}::uuid])`.execute(app.db);
  };
  const nextMinute = async () => app.shop.jobs['search.keep-covers']?.({});
  await setPopularity(first, 50);
  await nextMinute();
  await setPopularity(second, 60);
  expect(await coverOf()).toBe(first);
  await nextMinute();
  expect(await coverOf()).toBe(second);
  await sql`update catalog_asset set status = 'withdrawn' where id = ${second}`.execute(app.db);
  await sql`select search_index_assets(array[${second}::uuid])`.execute(app.db);
  expect(await coverOf()).toBe(first);
});
