import path from 'node:path';
import { sampleTarget } from '../../../test/support/sample-target.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../test/support/test-app.ts';
import { loadSampleCatalog } from '../sample-catalog.ts';
import type { AdminCategoryDto, CategoryContents } from './category-desk.contract.ts';

const catalogFile = path.join(__dirname, '..', '..', '..', 'sample-catalog', 'catalog.json');

let app: TestApp;
let agent: SignedIn;

beforeAll(async () => {
  app = await createTestApp();
  await loadSampleCatalog(sampleTarget(app, app.clock), catalogFile);
  agent = await app.signUp('catalog');
});
afterAll(() => app.close());

const contents: CategoryContents = { name: 'Cut Paper', aliases: [], coverSku: null, reason: 'For the fair.' };

const create = (body: object) =>
  app
    .http()
    .post('/admin/categories')
    .set(agent.auth)
    .send({ ...contents, kind: 'menu', parentId: null, ...body });
const change = (id: string, body: object) =>
  app
    .http()
    .put(`/admin/categories/${id}`)
    .set(agent.auth)
    .send({ ...contents, ...body });
const remove = (id: string, body: object) =>
  app
    .http()
    .post(`/admin/categories/${id}/removal`)
    .set(agent.auth)
    .send({ intoId: null, reason: 'Nobody looks there.', version: 1, ...body });
const order = (ids: readonly string[]) => app.http().put('/admin/category-order').set(agent.auth).send({ ids });

async function list(): Promise<AdminCategoryDto[]> {
  return (await app.http().get('/admin/categories').set(agent.auth).expect(200)).body.data.categories;
}

async function bySlug(slug: string): Promise<AdminCategoryDto> {
  const named = (await list()).find((category) => category.slug === slug);
  if (!named) throw new Error(`no category ${slug}`);
  return named;
}

/** Returns the number of patterns a filter matches, and the SKUs of the first. */
async function found(query: object): Promise<{ total: number; skus: string[]; ids: string[] }> {
  const { body } = await app.http().get('/open-api/assets').query(query).expect(200);
  const { assets, pagination } = body.data;
  return {
    total: pagination.totalItems,
    skus: assets.map(({ skuId }: { skuId: string }) => skuId),
    ids: assets.map(({ _id }: { _id: string }) => _id),
  };
}

async function shown(kind: 'menu' | 'filter' = 'menu') {
  const { body } = await app.http().get('/categories').query({ kind }).expect(200);
  const categories: Array<AdminCategoryDto & { children: AdminCategoryDto[] }> = body.data.categories;
  return categories;
}

test('R-22 a category is renamed everywhere, is found at other addresses, and shows the chosen cover', async () => {
  const { total, skus, ids } = await found({ sub: 'cut-paper' });
  const wanted = { name: 'Kirigami Work', aliases: ['paper-cuts'], coverSku: `HD-${skus[2]}` };
  const { body } = await change('12', { ...wanted, version: 1 }).expect(200);
  expect(body.data).toMatchObject({
    slug: 'cut-paper',
    name: 'Kirigami Work',
    aliases: ['paper-cuts'],
    coverSkuId: skus[2],
    version: 2,
  });
  const [contemporary] = await shown();
  expect(contemporary?.children).toContainEqual(
    expect.objectContaining({ slug: 'cut-paper', name: 'Kirigami Work', assetCount: total, coverId: ids[2] }),
  );
  expect((await found({ sub: 'paper-cuts' })).total).toBe(total);
  expect((await app.http().get('/category-addresses').expect(200)).body.data.addresses).toContainEqual({
    alias: 'paper-cuts',
    slug: 'cut-paper',
  });
  expect((await found({ search: 'kirigami', limit: 1 })).total).toBe(0);
  await app.runJobs();
  expect((await found({ search: 'kirigami', limit: 1 })).total).toBe(total);
});

test('R-22 a new category stands in the menu behind the others, and has no price before the price book gives one', async () => {
  const top = await create({ slug: 'folk-art', name: 'Folk Art' }).expect(201);
  expect(top.body.data).toMatchObject({ kind: 'menu', parentId: null, assetCount: 0, price: null, version: 1 });
  const below = await create({ slug: 'rosemaling', name: 'Rosemaling', parentId: top.body.data.id }).expect(201);
  expect(below.body.data.parentId).toBe(top.body.data.id);
  expect((await shown()).at(-1)).toMatchObject({ slug: 'folk-art', children: [{ slug: 'rosemaling' }] });
  const prices = await app.http().get('/admin/prices').set(agent.auth).expect(200);
  expect(prices.body.data.entries).toContainEqual(
    expect.objectContaining({ kind: 'category', name: 'Folk Art', price: null, version: 0 }),
  );
  await create({ slug: 'plaid', name: 'Plaid', kind: 'filter' }).expect(201);
  const facets = await app.http().get('/open-api/assets/facets').expect(200);
  expect(facets.body.data.categories).toContainEqual({ value: 'plaid', label: 'Plaid', count: 0 });
});

test('R-22 another subcategory takes the patterns of a removed one, at its price, and the address leads there', async () => {
  const [from, into] = [await bySlug('optical'), await bySlug('fine-lines')];
  const moved = await found({ sub: 'optical', sortBy: 'newest' });
  const geometric = await bySlug('geometric');
  const minimalist = await bySlug('minimalist');
  const leaving = await remove(from.id, { intoId: into.id }).expect(200);
  expect(leaving.body.data.categories).toContainEqual(
    expect.objectContaining({ slug: 'optical', removedIntoId: into.id, assetCount: from.assetCount, version: 2 }),
  );
  await app.runJobs();
  expect((await list()).map(({ slug }) => slug)).not.toContain('optical');
  expect(await bySlug('fine-lines')).toMatchObject({
    assetCount: into.assetCount + from.assetCount,
    aliases: ['optical'],
  });
  expect((await bySlug('geometric')).assetCount).toBe(geometric.assetCount - from.assetCount);
  expect((await found({ sub: 'optical' })).total).toBe(into.assetCount + from.assetCount);
  const one = await app.http().get(`/open-api/assets/${moved.ids[0]}`).expect(200);
  expect(one.body.data.category).toMatchObject({ slug: 'minimalist', price: minimalist.price });
  expect((await app.http().get('/category-addresses').expect(200)).body.data.addresses).toContainEqual({
    alias: 'optical',
    slug: 'fine-lines',
  });
});

test('R-22 what stands below a removed category goes with it, and so do its coupons and the patterns of its filter', async () => {
  const terms = {
    code: 'GEO20',
    note: 'For the fair',
    discountBasisPoints: 2000,
    amountOff: null,
    startsAt: null,
    endsAt: null,
    maxUses: null,
    maxUsesPerPerson: null,
    categoryId: '2',
    isPremiumOnly: false,
    minSubtotal: null,
  };
  await app.http().post('/admin/coupons').set(agent.auth).send(terms).expect(201);
  const [from, into] = [await bySlug('geometric'), await bySlug('vintage-heritage')];
  const filtered = await found({ category: 'geometric-style' });
  expect(filtered.total).toBe(from.assetCount);
  await remove(from.id, { intoId: into.id }).expect(200);
  await app.runJobs();
  const coupon = await app.http().get('/admin/coupons/GEO20').set(agent.auth).expect(200);
  expect(coupon.body.data.coupon.category).toMatchObject({ id: into.id });
  expect((await bySlug('blocks-arcs')).parentId).toBe(into.id);
  expect((await bySlug('vintage-heritage')).assetCount).toBe(from.assetCount + into.assetCount);
  expect((await found({ category: 'geometric' })).total).toBe(from.assetCount + into.assetCount);
  expect((await found({ category: 'geometric-style' })).total).toBe(filtered.total);
  await app.runJobs();
  expect((await found({ category: 'geometric-style' })).total).toBe(filtered.total);
});

test('R-22 a filter takes the patterns of a removed one', async () => {
  const [from, into] = [await bySlug('modern'), await bySlug('minimal')];
  const all = new Set([...(await everyId('modern')), ...(await everyId('minimal'))]);
  await remove(from.id, { intoId: into.id }).expect(200);
  await app.runJobs();
  expect(new Set(await everyId('minimal'))).toEqual(all);
  expect((await bySlug('minimal')).assetCount).toBe(all.size);
});

async function everyId(category: string): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const next = (await found({ category, page, limit: 100 })).ids;
    ids.push(...next);
    if (next.length < 100) return ids;
  }
}

test('R-22 what has nothing is removed without another', async () => {
  const { body } = await create({ slug: 'short-lived', name: 'Short-lived' }).expect(201);
  const left = await remove(body.data.id, {}).expect(200);
  expect(left.body.data.categories).not.toContainEqual(expect.objectContaining({ slug: 'short-lived' }));
  await create({ slug: 'short-lived', name: 'Again' }).expect(201);
});

test('R-22 what is being removed is not removed again, and neither it nor what takes its patterns goes meanwhile', async () => {
  const made = async (slug: string) => (await create({ slug, name: slug, kind: 'filter' }).expect(201)).body.data.id;
  const [first, second, third] = [await made('first-filter'), await made('second-filter'), await made('third-filter')];
  await remove(first, { intoId: second }).expect(200);
  const messageOf = async (id: string, body: object) => (await remove(id, body).expect(422)).body.errors[0].message;
  expect(await messageOf(first, { intoId: third, version: 2 })).toMatch(/is being removed already/);
  expect(await messageOf(second, { intoId: third })).toMatch(/It is receiving the contents of first-filter/);
  expect(await messageOf(third, { intoId: first })).toMatch(/is being removed: choose another/);
  await app.runJobs();
  expect((await list()).map(({ slug }) => slug)).not.toContain('first-filter');
  await remove(second, { intoId: third }).expect(200);
  await app.runJobs();
  expect((await bySlug('third-filter')).aliases).toEqual(['first-filter', 'second-filter']);
});

test('R-22 patterns are not left without a category, nor without a price', async () => {
  const unpriced = (await create({ slug: 'unpriced', name: 'Unpriced' }).expect(201)).body.data;
  const contemporary = await bySlug('contemporary');
  const wrong: ReadonlyArray<readonly [object, RegExp]> = [
    [{}, /choose the category that takes them/],
    [{ intoId: contemporary.id }, /of the same level/],
    [{ intoId: '11' }, /of the same level/],
    [{ intoId: unpriced.id }, /no price yet/],
  ];
  for (const [body, message] of wrong) {
    const refused = await remove(contemporary.id, body).expect(422);
    expect(refused.body.errors).toEqual([{ path: 'intoId', message: expect.stringMatching(message) }]);
  }
});

test('R-22 the categories of one level are put in order at once, or none', async () => {
  const level = (await list()).filter(({ parentId }) => parentId === '1').map(({ id }) => id);
  await order(level.toReversed()).expect(200);
  const [contemporary] = await shown();
  expect(contemporary?.children.map(({ id }) => id)).toEqual(level.toReversed());
  await order(level.slice(1)).expect(422);
  await order([...level.slice(1), '51']).expect(422);
});

test('R-22 who saves second is told, and nothing is overwritten', async () => {
  const { id, version } = await bySlug('minimalist');
  await change(id, { name: 'Minimal', version }).expect(200);
  const second = await change(id, { name: 'Minimalism', version }).expect(409);
  expect(second.body).toMatchObject({ code: 'version_conflict', currentVersion: version + 1 });
  await remove(id, { intoId: '1', version }).expect(409);
  await change('999', { version: 1 }).expect(404);
  await remove('999', {}).expect(404);
});

test.each<[string, object, string]>([
  ['a cover that is no pattern', { coverSku: 'HD-99999999' }, 'coverSku'],
  ['its own address among the others', { slug: 'wrong', aliases: ['wrong'] }, 'aliases'],
  ['a place below a subcategory', { parentId: '11' }, 'parentId'],
  ['no name', { name: ' ' }, 'name'],
  ['no reason', { reason: '' }, 'reason'],
])('R-22 a category with %s is refused beside the field', async (_case, wrong, field) => {
  const { body } = await create({ slug: 'wrong', name: 'Wrong', ...wrong }).expect(422);
  expect(body.errors[0].path).toBe(field);
});

test('R-22 an address leads to one category', async () => {
  const taken = await create({ slug: 'nature', name: 'Nature' }).expect(409);
  expect(taken.body).toMatchObject({ code: 'already_taken', field: 'slug' });
  const { id, version } = await bySlug('contemporary');
  const other = await change(id, { name: 'Contemporary', aliases: ['heritage'], version }).expect(409);
  expect(other.body).toMatchObject({ code: 'already_taken', field: 'aliases' });
});

test('R-22 who buys looks after no categories', async () => {
  await app.http().get('/admin/categories').expect(401);
  const shopper = await app.signUp();
  await app.http().get('/admin/categories').set(shopper.auth).expect(403);
});
