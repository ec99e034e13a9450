import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../../test/support/test-app.ts';
import type { HelpCategoryDto } from './help.contract.ts';
import { loadSampleArticles } from './sample-articles.ts';

const file = path.join(__dirname, '..', '..', 'sample-content', 'help', 'articles.json');
const visitorKey = 'visitor-key-0000001';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await loadSampleArticles(app.db, file);
});
afterAll(() => app.close());

async function categories(): Promise<HelpCategoryDto[]> {
  const response = await app.http().get('/help/categories').expect(200);
  return response.body.data.categories;
}

async function firstArticleId(): Promise<string> {
  return (await categories())[0]?.articles[0]?.id ?? '';
}

async function countFeedback(articleId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from help_feedback where article_id = ${articleId}`.execute(app.db);
  return rows[0]?.total ?? 0;
}

describe('GET /help/categories', () => {
  test('HP-02 HP-03 HP-04 HP-05 HP-06 HP-07 HP-22 the six categories come in order, each with its questions', async () => {
    const found = await categories();

    expect(found.map(({ id, title }) => [id, title])).toEqual([
      ['account', 'Account & Login'],
      ['subscription', 'Subscription & Plans'],
      ['downloads', 'Downloads & Licenses'],
      ['payments', 'Payments & Billing'],
      ['technical', 'Technical Support'],
      ['guides', 'Product & Design Guides'],
    ]);
    const sizes = found.map(({ articles }) => articles.length);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(6);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThanOrEqual(36);
  });

  test('HP-21 BC-28 says to check for the reset mail after 5 minutes', async () => {
    const answers = (await categories()).flatMap(({ articles }) => articles.map(({ answer }) => answer));

    expect(answers.filter((answer) => /has not arrived after 5 minutes/.test(answer))).toHaveLength(1);
  });

  test('no two questions are alike', async () => {
    const questions = (await categories()).flatMap(({ articles }) => articles.map(({ question }) => question));

    expect(new Set(questions).size).toBe(questions.length);
  });
});

describe('the sample texts', () => {
  test('a version that is in place is not written again', async () => {
    expect(await loadSampleArticles(app.db, file)).toBe(0);
  });

  test('HP-22 a newer version leaves what the operator changed alone and keeps feedback', async () => {
    const id = await firstArticleId();
    const feedback = { visitorKey: 'visitor-key-of-samples' };
    await app.http().post(`/help/articles/${id}/feedback`).send(feedback).expect(200);
    await sql`update help_article set answer = 'Our own words.', edited_at = now() where id = ${id}`.execute(app.db);
    await sql`update help_article set sample_version = 0`.execute(app.db);

    expect(await loadSampleArticles(app.db, file)).toBeGreaterThanOrEqual(36);

    const article = (await categories())[0]?.articles.find((each) => each.id === id);
    expect(article?.answer).toBe('Our own words.');
    expect(await countFeedback(id)).toBe(1);
  });
});

test('G-05 the texts of the shop speak of studios, of free downloads and of premium patterns', () => {
  const about = readFileSync(path.join(path.dirname(file), '..', 'pages', 'about.md'), 'utf8');
  expect(about).toMatch(/studio/i);
  const answers = readFileSync(file, 'utf8');
  expect(answers).toMatch(/free download/i);
  expect(answers).toMatch(/premium/i);
});

describe('POST /help/articles/{id}/feedback', () => {
  test('HP-13 E-38 counts once per browser, however often it is sent', async () => {
    const id = (await categories())[1]?.articles[0]?.id ?? '';
    for (let sent = 0; sent < 3; sent += 1) {
      await app.http().post(`/help/articles/${id}/feedback`).send({ visitorKey }).expect(200);
    }
    expect(await countFeedback(id)).toBe(1);
  });

  test('HP-13 counts once per person, in every browser', async () => {
    const id = (await categories())[1]?.articles[1]?.id ?? '';
    const { auth } = await app.signUp();
    for (const key of ['browser-key-000001', 'browser-key-000002']) {
      await app.http().post(`/help/articles/${id}/feedback`).set(auth).send({ visitorKey: key }).expect(200);
    }
    expect(await countFeedback(id)).toBe(1);
  });

  test.each(['5c9a7a5e-0000-4000-8000-000000000000', 'nonsense'])('an unknown article (%s) answers 404', async (id) => {
    const response = await app.http().post(`/help/articles/${id}/feedback`).send({ visitorKey }).expect(404);
    expect(response.body).toMatchObject({ code: 'not_found', message: 'This article does not exist.' });
  });

  test.each([undefined, 'short', "'; drop table--"])('V-44 the key %p answers 422', async (key) => {
    const id = await firstArticleId();
    const response = await app.http().post(`/help/articles/${id}/feedback`).send({ visitorKey: key }).expect(422);
    expect(response.body.errors).toMatchObject([{ path: 'visitorKey' }]);
  });

  test('a bad token answers 401', async () => {
    const request = app.http().post(`/help/articles/${await firstArticleId()}/feedback`);
    await request.set('authorization', 'Bearer nobody').send({ visitorKey }).expect(401);
  });
});
