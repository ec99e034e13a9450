import path from 'node:path';
import { createTestApp, type SignedIn, type TestApp } from '../../../test/support/test-app.ts';
import { insertArticle, insertPage } from '../../../test/support/test-texts.ts';
import { loadSamplePages } from '../sample-pages.ts';
import type { AdminTextSummaryDto, TextKey, TextWords } from './text-desk.contract.ts';

const DAY = 86_400_000;

let app: TestApp;
let writer: SignedIn;

beforeAll(async () => {
  app = await createTestApp();
  writer = await app.signUp('content');
  await insertArticle(app.db, { slug: 'download-again' });
});
afterAll(() => app.close());

const page = (slug: string): TextKey => ({ kind: 'page', slug });
const article: TextKey = { kind: 'article', slug: 'download-again' };
const words = (body: string): TextWords => ({ title: 'Ours', summary: 'In short.', body });
const at = (days: number) => new Date(app.clock.now().getTime() + days * DAY).toISOString();
const addressOf = ({ kind, slug }: TextKey) => `/admin/texts/${kind}/${slug}`;

const read = async (key: TextKey) => (await app.http().get(addressOf(key)).set(writer.auth).expect(200)).body.data;
const save = (key: TextKey, revision: number, written: TextWords, by = writer) =>
  app
    .http()
    .put(`${addressOf(key)}/draft`)
    .set(by.auth)
    .send({ revision, ...written });
const publish = (key: TextKey, revision: number, effectiveAt: string | null = null) =>
  app
    .http()
    .post(`${addressOf(key)}/versions`)
    .set(writer.auth)
    .send({ revision, effectiveAt, reason: 'Clearer words.' });
const shown = async (slug: string) => (await app.http().get(`/content/pages/${slug}`).expect(200)).body.data;
const titles = async (query: object): Promise<string[]> =>
  (await app.http().get('/admin/texts').query(query).set(writer.auth).expect(200)).body.data.texts.map(
    ({ slug }: AdminTextSummaryDto) => slug,
  );

async function answerShown(): Promise<string> {
  const { body } = await app.http().get('/help/categories').expect(200);
  const articles: Array<{ slug: string; answer: string }> = body.data.categories.flatMap(
    (category: { articles: object[] }) => category.articles,
  );
  return articles.find(({ slug }) => slug === article.slug)?.answer ?? '';
}

test('R-13 what is written of a page is shown once it is published, and its first words can be gone back to', async () => {
  await insertPage(app.db, { slug: 'about', publishedAt: app.clock.now() });
  const saved = await save(page('about'), 0, words('## Two')).expect(200);
  expect(saved.body.data).toMatchObject({ revision: 1, hasChanges: true, words: words('## Two'), versionInForce: 1 });
  expect(await shown('about')).toMatchObject({ version: 1, body: '## One\n\nWords.' });

  const published = await publish(page('about'), 1).expect(201);
  expect(published.body.data).toMatchObject({ revision: 2, hasChanges: false, versionInForce: 2 });
  expect(await shown('about')).toMatchObject({ version: 2, title: 'Ours', body: '## Two' });

  const first = await app
    .http()
    .get(`${addressOf(page('about'))}/versions/1`)
    .set(writer.auth)
    .expect(200);
  await save(page('about'), 2, first.body.data).expect(200);
  await publish(page('about'), 3).expect(201);
  expect(await shown('about')).toMatchObject({ version: 3, title: 'About about', body: '## One\n\nWords.' });
  await app
    .http()
    .get(`${addressOf(page('about'))}/versions/9`)
    .set(writer.auth)
    .expect(404);
});

test('HP-22 an article keeps its words until another version takes effect, and its first ones are version 1', async () => {
  const answer = { title: 'Can I?', summary: '', body: 'As often as you like.' };
  await save(article, 0, answer).expect(200);
  await publish(article, 1, at(2)).expect(201);
  expect(await answerShown()).toBe('Like this.');
  expect(await titles({ view: 'scheduled' })).toEqual([article.slug]);
  await app.travel(3 * DAY);
  expect(await answerShown()).toBe('As often as you like.');
  expect((await read(article)).versions.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
  const [edited] = await app.db
    .selectFrom('help_article')
    .select('edited_at')
    .where('slug', '=', article.slug)
    .execute();
  expect(edited?.edited_at).not.toBeNull();
});

test('HP-22 a question may be as short as any title', async () => {
  const begin = { category: 'guides', slug: 'why', question: 'Y?' };
  await app.http().post('/admin/articles').set(writer.auth).send(begin).expect(201);
});

test('HP-22 an article that is begun is shown once it is published', async () => {
  const begin = { category: 'guides', slug: 'wash-fabric', question: 'How do I wash it?' };
  const create = () => app.http().post('/admin/articles').set(writer.auth).send(begin);
  const begun: TextKey = { kind: 'article', slug: begin.slug };
  const { body } = await create().expect(201);
  expect(body.data).toMatchObject({
    words: { title: begin.question, summary: '', body: '' },
    revision: 0,
    hasChanges: true,
    wordsInForce: null,
    versions: [],
  });
  expect((await create().expect(409)).body).toMatchObject({ code: 'already_taken', field: 'slug' });
  const slugs = async () => {
    const pages = (await app.http().get('/sitemap/pages').expect(200)).body.data;
    const help = (await app.http().get('/help/categories').expect(200)).body.data;
    return JSON.stringify([pages.helpArticles, help.categories]);
  };
  expect(await slugs()).not.toContain(begin.slug);
  expect(await titles({ q: 'wash', view: 'changed' })).toEqual([begin.slug]);
  expect((await publish(begun, 0).expect(409)).body.code).toBe('illegal_transition');

  await save(begun, 0, { title: begin.question, summary: '', body: 'At 30 degrees.' }).expect(200);
  const published = await publish(begun, 1).expect(201);
  expect(published.body.data).toMatchObject({ versionInForce: 1, hasChanges: false });
  expect(await slugs()).toContain('At 30 degrees.');
});

test('R-13 PV-09 the terms are published for a day on which account holders know of it', async () => {
  await insertPage(app.db, { slug: 'terms', publishedAt: app.clock.now() });
  const { earliestAt } = await read(page('terms'));
  expect(Date.parse(earliestAt) - app.clock.now().getTime()).toBeGreaterThanOrEqual(15 * DAY);
  await save(page('terms'), 0, words('## Fairer')).expect(200);
  const early = await publish(page('terms'), 1, at(3)).expect(422);
  expect(early.body.errors).toMatchObject([{ path: 'effectiveAt' }]);
  await publish(page('terms'), 1, at(400)).expect(422);
  const { body } = await publish(page('terms'), 1).expect(201);
  expect(body.data).toMatchObject({ versionInForce: 1, versions: [{ version: 2, effectiveAt: earliestAt }, {}] });
  await app.travel(DAY);
  expect(app.outbox().filter((mail) => mail.includes(`\nTo: ${writer.email}`))).toHaveLength(1);
  await app.travel(17 * DAY);
  expect(await shown('terms')).toMatchObject({ version: 2, body: '## Fairer' });
});

test('who writes second is told, and nothing is overwritten', async () => {
  const other = await app.signUp('content');
  await insertPage(app.db, { slug: 'cookies', publishedAt: app.clock.now() });
  await save(page('cookies'), 0, words('First')).expect(200);
  const second = await save(page('cookies'), 0, words('Second'), other).expect(409);
  expect(second.body).toMatchObject({ code: 'version_conflict', currentVersion: 1 });
  expect((await publish(page('cookies'), 0).expect(409)).body.code).toBe('version_conflict');
  expect((await read(page('cookies'))).words.body).toBe('First');

  const at1 = await Promise.all(['A', 'B', 'C'].map((body) => save(page('cookies'), 1, words(body))));
  expect(at1.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(at1.filter(({ status }) => status === 409)).toHaveLength(2);
});

test('a page is not published with links that lead nowhere, nor with a tag that is not closed', async () => {
  await insertPage(app.db, { slug: 'licenses', publishedAt: app.clock.now() });
  const links =
    '[a](/pricing?x#y) [b](/help/download-again) [c](https://example.com) [d](#top) [e](mailto:a@b.example)';
  await save(page('licenses'), 0, words(`${links} [f](/prices) [g](/help/none) \`[h](/code)\``)).expect(200);
  const refused = await publish(page('licenses'), 1).expect(422);
  expect(refused.body.errors).toEqual([
    { path: 'body', message: 'The link to /prices leads nowhere.' },
    { path: 'body', message: 'The link to /help/none leads nowhere.' },
  ]);
  await save(page('licenses'), 1, words('{{#isPaymentTest}} never closed')).expect(200);
  expect((await read(page('licenses'))).problems).toEqual([expect.stringContaining('A tag in braces cannot be read')]);
  await save(page('licenses'), 2, words(links)).expect(200);
  await publish(page('licenses'), 3).expect(201);
  const nothingNew = await publish(page('licenses'), 4).expect(409);
  expect(nothingNew.body.code).toBe('illegal_transition');
});

test('a preview has the words of the settings, as a visitor reads them', async () => {
  const preview = { kind: 'page', ...words('Write to {{supportEmail}}{{constructor}}{{toString}}.') };
  const { body } = await app.http().post('/admin/texts/preview').set(writer.auth).send(preview).expect(200);
  expect(body.data).toEqual({
    summary: 'In short.',
    body: expect.stringMatching(/^Write to \S+@\S+\.$/),
    problems: [],
    home: null,
  });
});

test('texts are listed by kind, by what is not published, and by words of their titles', async () => {
  await insertPage(app.db, { slug: 'contributors', publishedAt: app.clock.now() });
  expect(await titles({ view: 'articles' })).toContain('download-again');
  expect(await titles({ view: 'articles' })).not.toContain('contributors');
  expect(await titles({ view: 'pages', q: 'about contrib' })).toEqual(['contributors']);
  await save(page('contributors'), 0, words('More')).expect(200);
  expect(await titles({ view: 'changed' })).toContain('contributors');
  expect(await titles({ q: '%' })).toEqual([]);
});

test('words that no text can have are refused beside their fields; a text that is not there is told', async () => {
  const wrong = await save(article, (await read(article)).revision, { title: '', summary: 'S', body: 'x' }).expect(422);
  expect(wrong.body.errors.map(({ path: field }: { path: string }) => field)).toEqual(['title', 'summary']);
  await save(page('nowhere'), 0, words('x')).expect(404);
  await publish(page('nowhere'), 0).expect(404);
  await app.http().get('/admin/texts/page/nowhere').set(writer.auth).expect(404);
});

test('what the staff has written to is left alone by newer sample texts', async () => {
  await insertPage(app.db, { slug: 'privacy', publishedAt: app.clock.now() });
  await save(page('privacy'), 0, words('Ours')).expect(200);
  await loadSamplePages(app.db, app.clock, path.join(__dirname, '..', '..', '..', 'sample-content', 'pages'));
  expect((await read(page('privacy'))).versions).toHaveLength(1);
});

test('R-22 who buys writes no texts', async () => {
  await app.http().get('/admin/texts').expect(401);
  await app
    .http()
    .get('/admin/texts')
    .set((await app.signUp()).auth)
    .expect(403);
});
