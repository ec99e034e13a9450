import { join } from 'node:path';
import { sampleTarget } from '../../../test/support/sample-target.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../test/support/test-app.ts';
import { loadSampleCatalog } from '../../catalog/sample-catalog.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { SynonymDto } from './search-desk.contract.ts';

const FOLLOWS_WITHIN_MS = 2000;
const sampleFile = join(__dirname, '..', '..', '..', 'sample-catalog', 'catalog.json');

let app: TestApp;
let agent: SignedIn;

beforeAll(async () => {
  app = await createTestApp();
  agent = await app.signUp('catalog');
  await loadSampleCatalog(sampleTarget(app, app.clock), sampleFile);
});
afterAll(() => app.close());

const get = (path: string) => app.http().get(`/admin/search${path}`).set(agent.auth);
const save = (body: object) => app.http().put('/admin/search/synonyms').set(agent.auth).send(body);
const remove = (typed: string, meant: string) =>
  app
    .http()
    .delete(`/admin/search/synonyms/${encodeURIComponent(typed)}/${meant}`)
    .set(agent.auth);
const dryRun = (body: object) =>
  app
    .http()
    .post('/admin/search/dry-run')
    .set(agent.auth)
    .send({ added: [], removed: [], ...body });
const totalOf = async (text: string): Promise<number> =>
  (await app.http().get('/open-api/assets').query({ search: text }).expect(200)).body.data.pagination.totalItems;

/** Searches until something, or nothing, is found, or a timeout expires. */
async function followed(text: string, isFound: boolean): Promise<boolean> {
  const deadline = performance.now() + FOLLOWS_WITHIN_MS;
  while (performance.now() < deadline) if ((await totalOf(text)) > 0 === isFound) return true;
  return false;
}

test('CT-03 a draft is tried before it counts, and counts within two seconds once it is saved', async () => {
  expect(await totalOf('quokka')).toBe(0);
  const synonym = { typed: 'quokka', meant: 'paisley', isTwoWay: false };
  const { before, after } = (await dryRun({ text: 'quokka', added: [synonym] }).expect(200)).body.data;
  expect(before).toEqual({ total: 0, patterns: [] });
  expect(after.total).toBeGreaterThan(0);
  expect(after.patterns[0]).toEqual({
    id: expect.any(String),
    slug: expect.any(String),
    title: expect.any(String),
  });
  expect(await totalOf('quokka')).toBe(0);

  expect((await save({ ...synonym, typed: ' Quokka ' }).expect(200)).body.data).toEqual(synonym);
  expect(await followed('quokka', true)).toBe(true);
  expect(await totalOf('quokka')).toBe(after.total);
  const without = (await dryRun({ text: 'quokka', removed: [{ typed: 'quokka', meant: 'paisley' }] }).expect(200)).body;
  expect(without.data).toMatchObject({ before: { total: after.total }, after: { total: 0 } });

  expect((await remove('quokka', 'paisley').expect(200)).body.data).toEqual(synonym);
  expect(await followed('quokka', false)).toBe(true);
  await remove('quokka', 'paisley').expect(404);
});

test('CT-03 synonyms are found by either side, and turned about', async () => {
  await save({ typed: 'trelliswork', meant: 'espalierwork', isTwoWay: false }).expect(200);
  await save({ typed: 'trelliswork', meant: 'espalierwork', isTwoWay: true }).expect(200);
  const listed = async (q: string): Promise<SynonymDto[]> =>
    (await get(`/synonyms?q=${q}`).expect(200)).body.data.synonyms;
  const expected = [{ typed: 'trelliswork', meant: 'espalierwork', isTwoWay: true }];
  expect([await listed('Trelliswo'), await listed('espalierw')]).toEqual([expected, expected]);
});

test.each([
  ['the same words', { typed: 'rose', meant: 'Rose', isTwoWay: false }, 'meant'],
  ['four typed words', { typed: 'red rose garden party', meant: 'rose', isTwoWay: false }, 'typed'],
  ['three meant words', { typed: 'rose', meant: 'red rose garden', isTwoWay: false }, 'meant'],
  ['three words in both directions', { typed: 'red rose garden', meant: 'rose', isTwoWay: true }, 'typed'],
  ['no words', { typed: '!?', meant: 'rose', isTwoWay: false }, 'typed'],
])('CT-03 a synonym of %s is refused beside the field', async (_case, synonym, field) => {
  const { body } = await save(synonym).expect(422);
  expect(body.errors.map(({ path }: { readonly path: string }) => path)).toEqual([field]);
});

test('P-19 what found nothing in 90 days is told by how often, with its last day', async () => {
  const day = app.clock.now();
  await app.db
    .insertInto('search_zero_result')
    .values([
      { day, words: 'unicorn', count: 3 },
      { day: new Date(day.getTime() - 86_400_000), words: 'unicorn', count: 4 },
      { day, words: 'dinosaur', count: 1 },
      { day: new Date(day.getTime() - 100 * 86_400_000), words: 'forgotten', count: 9 },
    ])
    .execute();
  await addJob(app.db, 'shop.prune', {});
  await app.runJobs();
  const { zeroResults } = (await get('/zero-results').expect(200)).body.data;
  const lastDay = day.toISOString().slice(0, 10);
  const inserted = zeroResults.filter(({ words }: { readonly words: string }) => words !== 'quokka');
  expect(inserted).toEqual([
    { words: 'unicorn', count: 7, lastDay },
    { words: 'dinosaur', count: 1, lastDay },
  ]);
});

test('CT-03 what words find is looked after by owners and catalog alone', async () => {
  await app.http().get('/admin/search/synonyms').expect(401);
  const finance = await app.signUp('finance');
  await app.http().get('/admin/search/synonyms').set(finance.auth).expect(403);
  await app.http().get('/admin/search/zero-results').set(finance.auth).expect(403);
  await app.http().post('/admin/search/dry-run').set(finance.auth).send({}).expect(403);
});
