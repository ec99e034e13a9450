import { sql } from 'kysely';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertStudioOf, insertTestAsset } from '../../test/support/test-assets.ts';
import { buy } from '../../test/support/test-purchase.ts';
import { DAY, signUpForYears, subscribe } from '../../test/support/test-subscription.ts';
import { addShownWords } from '../search/shown-words.repository.ts';

let app: TestApp;
let owner: SignedIn;
let studio: string;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await signUpForYears(app);
  studio = await insertStudioOf(app.db, owner.userId);
});

async function pattern(title: string) {
  const id = await insertTestAsset(app.db, { title });
  await sql`update catalog_asset set designer_id = ${studio}::smallint where id = ${id}`.execute(app.db);
  const asset = app.db.selectFrom('catalog_asset').select('slug').where('id', '=', id);
  return { id, slug: (await asset.executeTakeFirstOrThrow()).slug };
}

interface Counts {
  readonly day: string;
  readonly views: number;
  readonly sales: number;
  readonly claims: number;
}

const today = () => app.clock.now().toISOString().slice(0, 10);
const insights = (query = '', by = owner) => app.http().get(`/studios/${studio}/insights${query}`).set(by.auth);
const shown = async (query = '') => (await insights(query).expect(200)).body.data;
const busy = (days: readonly Counts[]) => days.filter(({ views, sales, claims }) => views + sales + claims > 0);
const view = (slug: unknown, count: unknown) =>
  app
    .http()
    .post('/insights/views')
    .send({ views: [{ slug, count }] });

test('R-23 sales and claims are counted by day and by pattern, and nobody is named', async () => {
  const [rose, fern] = [(await pattern('Rose')).id, (await pattern('Fern')).id];
  await buy(app, await signUpForYears(app), [rose, fern], 1800);
  const first = today();
  await app.travel(3 * DAY);
  await buy(app, await signUpForYears(app), [rose], 900);
  const subscriber = await signUpForYears(app);
  await subscribe(app, subscriber, 'pro-monthly');
  await app.http().post('/api/downloads/subscription').set(subscriber.auth).send({ assetId: fern }).expect(200);
  const { days, patterns } = await shown();
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toEqual({ day: today(), views: 0, sales: 1, claims: 1 });
  expect(busy(days)).toEqual([
    { day: first, views: 0, sales: 2, claims: 0 },
    { day: today(), views: 0, sales: 1, claims: 1 },
  ]);
  expect(patterns).toMatchObject([
    { id: fern, title: 'Fern', sales: 1, claims: 1 },
    { id: rose, title: 'Rose', sales: 2, claims: 0 },
  ]);
});

test('R-23 views add up by day and by pattern, and what no pattern is called is left out', async () => {
  const [rose, fern] = [await pattern('Rose'), await pattern('Fern')];
  const twice = { views: [rose.slug, fern.slug, rose.slug, 'no-such-pattern'].map((slug) => ({ slug, count: 2 })) };
  await app.http().post('/insights/views').send(twice).expect(204);
  await view(fern.slug, 5).expect(204);
  const first = today();
  await app.travel(DAY);
  await view(rose.slug, 1).expect(204);
  const { days, patterns } = await shown();
  expect(busy(days)).toEqual([
    { day: first, views: 11, sales: 0, claims: 0 },
    { day: today(), views: 1, sales: 0, claims: 0 },
  ]);
  expect(patterns).toMatchObject([
    { title: 'Fern', views: 7 },
    { title: 'Rose', views: 5 },
  ]);
});

test('R-23 words by which patterns of a studio were found are told once many have searched for them, on several days', async () => {
  const [rose, fern] = [await pattern('Rose'), await pattern('Fern')];
  const found = (words: string, count: number) =>
    addShownWords(app.db, new Map([[words, { count, assetIds: new Set([rose.id, fern.id]) }]]), app.clock.now());
  for (let day = 0; day < 3; day += 1) {
    await found('wild roses', 2);
    await found('once a day', 1);
    await found('4711', 9);
    if (day === 0) await found('on one day', 50);
    await app.travel(DAY);
  }
  expect((await shown()).foundBy).toEqual([{ words: 'wild roses', count: 6 }]);
  await app.travel(40 * DAY);
  expect((await shown()).foundBy).toEqual([]);
  expect((await shown('?days=90')).foundBy).toEqual([{ words: 'wild roses', count: 6 }]);
  await app.travel(365 * DAY);
  expect(await app.db.selectFrom('search_shown_word').select('words').execute()).toEqual([]);
});

test('V-44 views that are no counts of slugs are refused, and none of them is counted', async () => {
  const { slug } = await pattern('Rose');
  for (const [of, count] of [
    [slug, 0],
    [slug, 1.5],
    [slug, '1'],
    ['', 1],
    [null, 1],
  ]) {
    await view(of, count).expect(422);
  }
  expect((await shown()).patterns).toEqual([]);
});

test('R-23 what happened before the days that are asked for is left out, and views are forgotten in the end', async () => {
  const rose = await pattern('Rose');
  await view(rose.slug, 3).expect(204);
  await buy(app, await signUpForYears(app), [rose.id], 900);
  await app.travel(31 * DAY);
  expect(await shown()).toMatchObject({ patterns: [] });
  const { days, patterns } = await shown('?days=90');
  expect([days.length, busy(days).length, patterns]).toMatchObject([90, 1, [{ views: 3, sales: 1 }]]);
  await insights('?days=31').expect(422);
  await app.travel(335 * DAY);
  expect(await app.db.selectFrom('insights_viewed').selectAll().where('asset_id', '=', rose.id).execute()).toEqual([]);
});

test('G-04 insights are for who works in the studio', async () => {
  const other = await app.signUp();
  await insertStudioOf(app.db, other.userId);
  await insights('', other).expect(404);
  await insights('', await app.signUp()).expect(403);
  await app.http().get(`/studios/${studio}/insights`).expect(401);
});

test('R-23 what many search for in vain is told to studios, without rare words, digits and addresses', async () => {
  const ago = (days: number) => new Date(app.clock.now().getTime() - days * DAY);
  const keep = (words: string, counts: ReadonlyArray<readonly [daysAgo: number, count: number]>) =>
    app.db
      .insertInto('search_zero_result')
      .values(counts.map(([daysAgo, count]) => ({ day: ago(daysAgo), words, count })))
      .execute();
  await keep('unicorn', [
    [1, 2],
    [9, 2],
    [40, 3],
  ]);
  await keep('koi pond', [
    [2, 4],
    [3, 4],
    [4, 4],
  ]);
  await keep('one day alone', [[2, 90]]);
  await keep('few', [
    [2, 1],
    [3, 1],
    [4, 1],
  ]);
  await keep('long ago', [
    [95, 5],
    [96, 5],
    [97, 5],
  ]);
  for (const words of ['123', 'ann@example.com']) {
    await keep(words, [
      [2, 9],
      [3, 9],
      [4, 9],
    ]);
  }
  const { body } = await app.http().get('/wanted-searches').set(owner.auth).expect(200);
  expect(body.data.searches).toEqual([
    { words: 'koi pond', recentCount: 12, count: 12 },
    { words: 'unicorn', recentCount: 4, count: 7 },
  ]);
  await app
    .http()
    .get('/wanted-searches')
    .set((await app.signUp()).auth)
    .expect(403);
  await app.http().get('/wanted-searches').expect(401);
});
