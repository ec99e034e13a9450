import { join } from 'node:path';
import { MAX_JUDGED_SEARCHES } from '@halfdrop/domain';
import { sql } from 'kysely';
import { sampleTarget } from '../../../test/support/sample-target.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../test/support/test-app.ts';
import { loadSampleCatalog } from '../../catalog/sample-catalog.ts';
import { addShownWords } from '../shown-words.repository.ts';
import type { JudgedDryRunDto, JudgedSearchDto, SearchCandidatesDto } from './judged.contract.ts';

const sampleFile = join(__dirname, '..', '..', '..', 'sample-catalog', 'catalog.json');

let app: TestApp;
let agent: SignedIn;

beforeAll(async () => {
  app = await createTestApp();
  agent = await app.signUp('catalog');
  await loadSampleCatalog(sampleTarget(app, app.clock), sampleFile);
});
afterAll(() => app.close());
afterEach(async () => {
  await app.db.deleteFrom('search_judged').execute();
});

const judge = (words: string, grades: ReadonlyArray<{ readonly assetId: string; readonly grade: number }>) =>
  app.http().put('/admin/search/judged').set(agent.auth).send({ words, grades });
const listed = async (q = ''): Promise<JudgedSearchDto[]> =>
  (await app.http().get('/admin/search/judged').query({ q }).set(agent.auth).expect(200)).body.data.judgedSearches;
const dryRun = (draft: object) =>
  app
    .http()
    .post('/admin/search/judged-dry-run')
    .set(agent.auth)
    .send({ added: [], removed: [], pin: null, ...draft });
const tried = async (draft: object): Promise<JudgedDryRunDto> => (await dryRun(draft).expect(200)).body.data;
const found = async (search: string): Promise<ReadonlyArray<{ readonly _id: string; readonly skuId: string }>> =>
  (await app.http().get('/open-api/assets').query({ search, limit: 20 }).expect(200)).body.data.assets;

/** Returns the n-th result of a search, from 0. */
async function foundAt(search: string, index: number) {
  const pattern = (await found(search))[index];
  if (!pattern) throw new Error(`${search} finds too little`);
  return pattern;
}

test('CT-03 a search is judged, judged anew, found by its beginning, and taken away', async () => {
  const [first, second] = [await foundAt('paisley', 0), await foundAt('paisley', 1)];
  const { body } = await judge('The PAISLEYS', [
    { assetId: first._id, grade: 1 },
    { assetId: second._id, grade: 3 },
  ]).expect(200);
  expect(body.data).toMatchObject({
    words: 'paisleys',
    patterns: [
      { id: second._id, grade: 3 },
      { id: first._id, grade: 1 },
    ],
  });
  await judge('paisleys', [{ assetId: first._id, grade: 2 }]).expect(200);
  expect(await listed('pai')).toMatchObject([{ words: 'paisleys', patterns: [{ id: first._id, grade: 2 }] }]);
  expect(await listed('rose')).toEqual([]);
  const remove = () => app.http().delete('/admin/search/judged/paisleys').set(agent.auth);
  await remove().expect(200);
  expect(await listed()).toEqual([]);
  await remove().expect(404);
});

test.each([
  ['no words', '!?', [{ grade: 3 }], 'words'],
  ['no grades', 'rose', [], 'grades'],
  ['a grade that does not exist', 'rose', [{ grade: 4 }], 'grades.0.grade'],
  ['one pattern twice', 'rose', [{ grade: 3 }, { grade: 2 }], 'grades'],
])('CT-03 a judgment with %s is refused beside the field', async (_case, words, grades, path) => {
  const { _id: assetId } = await foundAt('paisley', 0);
  const { body } = await judge(
    words,
    grades.map((each) => ({ assetId, ...each })),
  ).expect(422);
  expect(body.errors).toMatchObject([{ path }]);
});

test('CT-03 a pattern that does not exist, and one search too many, are refused', async () => {
  const { _id: assetId } = await foundAt('paisley', 0);
  const unknown = await judge('rose', [{ assetId: '00000000-0000-4000-8000-000000000000', grade: 3 }]).expect(422);
  expect(unknown.body.errors).toMatchObject([{ path: 'grades' }]);
  const all = Array.from({ length: MAX_JUDGED_SEARCHES }, (_, index) => `search ${index}`);
  await app.db
    .insertInto('search_judged')
    .values(all.map((words) => ({ words, asset_id: assetId, grade: 3 })))
    .execute();
  const full = await judge('one more', [{ assetId, grade: 3 }]).expect(422);
  expect(full.body.errors).toMatchObject([{ path: 'words', message: expect.stringContaining('At most 200') }]);
  await judge('search 7', [{ assetId, grade: 2 }]).expect(200);
});

test('CT-03 a synonym shows which results of judged searches enter, and the score before and after', async () => {
  const best = await foundAt('paisley', 0);
  await judge('quokka', [{ assetId: best._id, grade: 3 }]).expect(200);
  await judge('paisley', [{ assetId: best._id, grade: 3 }]).expect(200);
  const run = await tried({ added: [{ typed: 'quokka', meant: 'paisley', isTwoWay: false }] });
  expect(run).toMatchObject({ searchCount: 2, scoreBefore: 0.5, changedCount: 1 });
  expect(run.scoreAfter).toBeGreaterThan(0.6);
  expect(run.changes).toHaveLength(1);
  expect(run.changes[0]).toMatchObject({ words: 'quokka', scoreBefore: 0 });
  expect(run.changes[0]?.moves.find(({ id }) => id === best._id)).toMatchObject({
    grade: 3,
    placeBefore: null,
  });
  expect(run.changes[0]?.moves.map(({ placeAfter }) => placeAfter)).toEqual(
    run.changes[0]?.moves.map((_, index) => index + 1),
  );
  expect(await found('quokka')).toEqual([]);
});

test('CT-03 a pin shows what enters, moves and leaves, and one of what is not on sale is refused', async () => {
  const [first, fifteenth] = [await foundAt('paisley', 0), await foundAt('paisley', 14)];
  await judge('paisley', [{ assetId: first._id, grade: 3 }]).expect(200);
  const run = await tried({ pin: { words: 'Paisley', assetIds: [fifteenth.skuId] } });
  expect(run).toMatchObject({ scoreBefore: 1, changedCount: 1 });
  expect(run.scoreAfter).toBeCloseTo(1 / Math.log2(3), 5);
  const moves = run.changes[0]?.moves ?? [];
  expect(moves[0]).toMatchObject({ id: fifteenth._id, placeBefore: null, placeAfter: 1 });
  expect(moves[1]).toMatchObject({ id: first._id, grade: 3, placeBefore: 1, placeAfter: 2 });
  expect(moves.at(-1)).toMatchObject({ placeBefore: 10, placeAfter: null });
  expect((await found('paisley'))[0]?._id).toBe(first._id);

  const refused = await dryRun({ pin: { words: 'paisley', assetIds: ['HD-99999999'] } }).expect(422);
  expect(refused.body.errors).toMatchObject([{ path: 'pin.assetIds' }]);
});

test('CT-03 a draft that changes nothing says so, and so does a shop that has judged nothing', async () => {
  expect(await tried({})).toEqual({
    searchCount: 0,
    scoreBefore: null,
    scoreAfter: null,
    changedCount: 0,
    changes: [],
  });
  await judge('paisley', [{ assetId: (await foundAt('paisley', 0))._id, grade: 3 }]).expect(200);
  const run = await tried({ added: [{ typed: 'quokka', meant: 'floral', isTwoWay: false }] });
  expect(run).toMatchObject({ scoreBefore: 1, scoreAfter: 1, changedCount: 0, changes: [] });
});

test('CT-03 what people search for and nobody has judged is told by how often, found or not', async () => {
  const now = app.clock.now();
  const { _id: assetId } = await foundAt('paisley', 0);
  const { userId } = await app.signUp();
  await sql`
    insert into studios_member (studio_id, account_id, role)
    select designer_id, ${userId}, 'owner' from catalog_asset where id = ${assetId}`.execute(app.db);
  const shown = (count: number) => ({ count, assetIds: new Set([assetId]) });
  await addShownWords(
    app.db,
    new Map([
      ['wild poppies', shown(9)],
      ['judged already', shown(8)],
    ]),
    now,
  );
  await app.db
    .insertInto('search_zero_result')
    .values([
      { day: now, words: 'unicorn', count: 4 },
      { day: new Date(now.getTime() - 30 * 86_400_000), words: 'last month', count: 40 },
    ])
    .execute();
  await judge('judged already', [{ assetId, grade: 3 }]).expect(200);
  const { body } = await app.http().get('/admin/search/candidates').set(agent.auth).expect(200);
  const { candidates }: SearchCandidatesDto = body.data;
  const told = candidates.filter(({ words }) =>
    ['wild poppies', 'judged already', 'unicorn', 'last month'].includes(words),
  );
  expect(told).toEqual([
    { words: 'wild poppies', count: 9 },
    { words: 'unicorn', count: 4 },
  ]);
});

test('CT-03 searches are judged by owners and catalog alone', async () => {
  await app.http().get('/admin/search/judged').expect(401);
  const finance = await app.signUp('finance');
  await app.http().get('/admin/search/judged').set(finance.auth).expect(403);
  await app.http().get('/admin/search/candidates').set(finance.auth).expect(403);
  await app.http().post('/admin/search/judged-dry-run').set(finance.auth).send({}).expect(403);
});
