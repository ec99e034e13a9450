import { FIRST_HOME_PAGE, readHomeSections, writeHomeSections, type HomeSection } from '@halfdrop/domain';
import { insertTestAsset } from '../../../test/support/test-assets.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../test/support/test-app.ts';

const DAY = 86_400_000;
const TEXT = '/admin/texts/home/page';
const first = readHomeSections(FIRST_HOME_PAGE.body);
const tiles: HomeSection = {
  key: 'ours',
  layout: 'tiles-start',
  isShown: true,
  title: 'Ours',
  caption: 'Made here',
  source: { kind: 'collection', slug: 'luxury' },
};

let app: TestApp;
let writer: SignedIn;

beforeEach(async () => {
  app = await createTestApp();
  writer = await app.signUp('content');
});
afterEach(() => app.close());

const shown = async () => (await app.http().get('/content/home').expect(200)).body.data;
const keysShown = async (): Promise<string[]> =>
  (await shown()).sections.map(({ key }: { readonly key: string }) => key);
const words = (sections: readonly HomeSection[]) => ({
  title: 'Ours',
  summary: 'What we show.',
  body: writeHomeSections(sections),
});
const save = (revision: number, sections: readonly HomeSection[]) =>
  app
    .http()
    .put(`${TEXT}/draft`)
    .set(writer.auth)
    .send({ revision, ...words(sections) });
const publish = (revision: number, effectiveAt: string | null = null) =>
  app.http().post(`${TEXT}/versions`).set(writer.auth).send({ revision, effectiveAt, reason: 'Spring.' });
const problemsOf = async (...sections: HomeSection[]): Promise<string[]> => {
  const preview = { kind: 'home', slug: 'page', ...words([...first.slice(0, 1), ...sections]) };
  const { body } = await app.http().post('/admin/texts/preview').set(writer.auth).send(preview).expect(200);
  return body.data.problems;
};

test('HM-12 the shop comes with a home page of ten sections', async () => {
  const page = await shown();
  expect(page).toMatchObject({ title: 'Patterns that repeat beautifully', sections: { length: 10 } });
  expect(page.sections[3]).toEqual({
    key: 'new-arrivals',
    layout: 'tiles-start',
    title: 'New Arrivals',
    caption: 'Added in the last 14 days',
    collection: 'new',
    category: null,
    picks: null,
    patterns: null,
  });
});

test('R-22 sections are put in order, hidden and added; visitors see them once they are published, and the first again', async () => {
  const [hero, collections, ...others] = first;
  if (!hero || !collections) throw new Error('There is no first home page');
  const hidden = { ...collections, isShown: false };
  const saved = await save(0, [hero, tiles, ...others.toReversed(), hidden]).expect(200);
  expect(saved.body.data).toMatchObject({ revision: 1, hasChanges: true, problems: [], versionInForce: null });
  expect(await keysShown()).toEqual(first.map(({ key }) => key));

  await publish(1).expect(201);
  expect(await keysShown()).toEqual(['hero', 'ours', ...others.map(({ key }) => key).toReversed()]);
  const [line] = await app.db
    .selectFrom('staff_audit_line')
    .selectAll()
    .where('subject_id', '=', 'home/page')
    .execute();
  expect(line).toMatchObject({ action: 'content.edit', why: 'Spring.' });

  const { body } = await app.http().get(`${TEXT}/versions/1`).set(writer.auth).expect(200);
  await app
    .http()
    .put(`${TEXT}/draft`)
    .set(writer.auth)
    .send({ revision: 2, ...body.data })
    .expect(200);
  await publish(3).expect(201);
  expect(await keysShown()).toEqual(first.map(({ key }) => key));
});

test('R-22 a home page is published for a time, and holds from then on', async () => {
  await save(0, [...first, tiles]).expect(200);
  await publish(1, new Date(app.clock.now().getTime() + 2 * DAY).toISOString()).expect(201);
  expect(await keysShown()).not.toContain('ours');
  await app.travel(3 * DAY);
  expect(await keysShown()).toContain('ours');
});

test('what a shown section shows has to be there; what is hidden may be unfinished', async () => {
  const assetId = await insertTestAsset(app.db, { title: 'Reeds' });
  expect(
    await problemsOf(
      { ...tiles, key: 'a', source: null },
      { ...tiles, key: 'b', source: { kind: 'collection', slug: 'nowhere' } },
      { ...tiles, key: 'c', source: { kind: 'category', slug: 'nowhere' } },
      { ...tiles, key: 'd', source: { kind: 'picks', ids: ['none'] } },
      { ...tiles, key: 'e', source: { kind: 'collection', slug: 'nowhere' }, isShown: false },
    ),
  ).toEqual([
    '“Ours” has nothing to show: choose what.',
    '“Ours” shows the collection nowhere, which the shop does not.',
    '“Ours” shows the category nowhere, which is not there.',
    '“Ours” has no pattern that is on sale: pick some.',
  ]);
  expect(await problemsOf(tiles, { ...tiles, key: 'd', source: { kind: 'picks', ids: ['none', assetId] } })).toEqual(
    [],
  );

  await save(0, [...first, { ...tiles, source: null }]).expect(200);
  expect((await publish(1).expect(422)).body.errors).toMatchObject([{ path: 'body' }]);
});

test.each([
  ['no heading', [{ ...tiles, title: ' ' }], /needs a heading/],
  ['no large heading in front', [], /begins with its one large heading/],
  ['two sections of one key', [tiles, tiles], /key of its own/],
  [
    'the newsletter twice',
    [
      { ...tiles, layout: 'newsletter' },
      { ...tiles, key: 'b', layout: 'newsletter' },
    ],
    /once/,
  ],
] as const)('a home page with %s is not saved', async (_what, sections, message) => {
  const hero = sections.length === 0 ? [] : first.slice(0, 1);
  const { body } = await save(0, [...hero, ...sections]).expect(422);
  expect(body.errors).toEqual([{ path: 'body', message: expect.stringMatching(message) }]);
});

test('R-22 who saves second is told, and the home page is listed among the texts', async () => {
  await save(0, [...first, tiles]).expect(200);
  expect((await save(0, first).expect(409)).body).toMatchObject({ code: 'version_conflict', currentVersion: 1 });
  const { body } = await app.http().get('/admin/texts').query({ view: 'changed' }).set(writer.auth).expect(200);
  expect(body.data.texts[0]).toMatchObject({ kind: 'home', slug: 'page', title: 'Ours', hasChanges: true });
  await app.http().get('/admin/texts/home/other').set(writer.auth).expect(404);
  await app.http().get('/content/pages/home').expect(404);
});
