import path from 'node:path';
import { sql } from 'kysely';
import { sampleTarget } from '../../../test/support/sample-target.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../test/support/test-app.ts';
import type { TestDatabase } from '../../../test/support/test-database.ts';
import { createTestSearchThread, type TestSearchThread } from '../../../test/support/test-search-thread.ts';
import { loadSampleCatalog } from '../../catalog/sample-catalog.ts';

const FOLLOWS_WITHIN_MS = 2500;
const sampleFile = path.join(__dirname, '..', '..', '..', 'sample-catalog', 'catalog.json');
const words = 'wave';

interface Tile {
  readonly _id: string;
  readonly skuId: string;
}

describe.each(['PostgreSQL', 'the index in memory'] as const)('pins in %s', (driver) => {
  const threads: TestSearchThread[] = [];
  let app: TestApp;
  let agent: SignedIn;

  const searchBackend = (database: TestDatabase) => {
    const thread = createTestSearchThread(database);
    threads.push(thread);
    return thread;
  };
  beforeAll(async () => {
    app = await createTestApp(driver === 'PostgreSQL' ? {} : { searchBackend });
    agent = await app.signUp('catalog');
    await loadSampleCatalog(sampleTarget(app, app.clock), sampleFile);
    await Promise.all(threads.map((thread) => thread.startUntilCurrent()));
  });
  afterAll(() => app.close());

  const find = async (query: object): Promise<{ assets: Tile[]; pagination: { totalItems: number } }> =>
    (await app.http().get('/open-api/assets').query(query).expect(200)).body.data;
  const ids = async (query: object) => (await find(query)).assets.map(({ _id }) => _id);
  const save = (assetIds: readonly string[], endsOn: string | null = null, typed = words) =>
    app.http().put('/admin/search/pins').set(agent.auth).send({ words: typed, assetIds, endsOn });
  const remove = () => app.http().delete(`/admin/search/pins/${words}`).set(agent.auth);

  /** Searches until the first pattern is, or is not, the given one, or a timeout expires. */
  async function follows(id: string, isFirst: boolean): Promise<void> {
    const deadline = performance.now() + FOLLOWS_WITHIN_MS;
    while (performance.now() < deadline) if (((await ids({ search: words }))[0] === id) === isFirst) return;
    throw new Error(`the search did not follow: ${id} is ${isFirst ? 'not ' : ''}first`);
  }

  test('CT-03 pinned patterns stand first in their order, each once, on every page', async () => {
    const before = await find({ search: words, limit: 100 });
    const found = before.assets.map(({ _id }) => _id);
    expect(before.pagination.totalItems).toBe(found.length);
    const [other] = (await find({ search: 'paisley', limit: 100 })).assets.filter(({ _id }) => !found.includes(_id));
    const deep = before.assets[20];
    if (!other || !deep) throw new Error('the sample has too few patterns');
    const { body } = await save([`HD-${deep.skuId}`, other.skuId]).expect(200);
    expect(body.data).toMatchObject({ words, patterns: [{ id: deep._id, isOnSale: true }, { id: other._id }] });
    await follows(deep._id, true);

    const numbers = Array.from({ length: Math.ceil((before.pagination.totalItems + 1) / 12) }, (_, index) => index + 1);
    const pages = await Promise.all(numbers.map((page) => ids({ search: words, limit: 12, page })));
    const all = pages.flat();
    expect(all.slice(0, 2)).toEqual([deep._id, other._id]);
    expect(new Set(all).size).toBe(all.length);
    expect(new Set(all)).toEqual(new Set([other._id, ...found]));
    expect((await find({ search: words })).pagination.totalItems).toBe(before.pagination.totalItems + 1);
    expect(await ids({ search: `the ${words.toUpperCase()}`, limit: 12 })).toEqual(pages[0]);
    expect((await ids({ search: words, sortBy: 'newest' }))[0]).not.toBe(deep._id);
    expect(await ids({ search: words, free: true })).not.toContain(other._id);

    await app.db.updateTable('catalog_asset').set({ status: 'withdrawn' }).where('id', '=', deep._id).execute();
    await sql`select search_index_assets(array[${deep._id}::uuid])`.execute(app.db);
    await follows(other._id, true);
    expect(await ids({ search: words, limit: 100 })).not.toContain(deep._id);
    const listed = await app.http().get('/admin/search/pins').query({ q: 'wav' }).set(agent.auth).expect(200);
    expect(listed.body.data.pins[0].patterns.map(({ isOnSale }: { isOnSale: boolean }) => isOnSale)).toEqual([
      false,
      true,
    ]);
    await remove().expect(200);
    await follows(other._id, false);
    await remove().expect(404);
  });

  test('CT-03 a pin ends with its day', async () => {
    const [, , third] = (await find({ search: words })).assets;
    const today = app.clock.now().toISOString().slice(0, 10);
    await save([third?.skuId ?? ''], today).expect(200);
    await follows(third?._id ?? '', true);
    app.clock.advance(86_400_000);
    await follows(third?._id ?? '', false);
  });

  test('CT-03 what cannot be pinned is told by its field; who buys pins nothing', async () => {
    expect((await save(['HD-00000001']).expect(422)).body.errors).toMatchObject([{ path: 'assetIds' }]);
    expect((await save([]).expect(422)).body.errors[0].path).toBe('assetIds');
    expect((await save(['nonsense']).expect(422)).body.errors[0].path).toMatch(/^assetIds/);
    expect((await save(['10000001', 'HD-10000001']).expect(422)).body.errors[0].path).toBe('assetIds');
    expect((await save(['10000001'], null, ' the ').expect(422)).body.errors[0].path).toBe('words');
    expect((await save(['10000001'], 'tomorrow').expect(422)).body.errors[0].path).toBe('endsOn');
    await app.http().get('/admin/search/pins').expect(401);
    const buyer = await app.signUp();
    await app.http().get('/admin/search/pins').set(buyer.auth).expect(403);
  });
});
