import { sql } from 'kysely';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertStudioOf, insertTestAsset } from '../../test/support/test-assets.ts';
import { buy } from '../../test/support/test-purchase.ts';
import type { StudioReviewPageDto } from './answers.contract.ts';

let app: TestApp;
let owner: SignedIn;
let buyer: SignedIn;
let studioId: string;
let assetId: string;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.signUp();
  buyer = await app.signUp();
  studioId = await insertStudioOf(app.db, owner.userId);
  assetId = await insertTestAsset(app.db, { title: 'Madder & Fern' });
  await sql`update catalog_asset set designer_id = ${studioId} where id = ${assetId}`.execute(app.db);
  await sql`select search_index_assets(array[${assetId}::uuid])`.execute(app.db);
});

/** Buys the pattern and reviews it; returns the review's id. */
async function review(words: object = {}): Promise<string> {
  await buy(app, buyer, [assetId], 900);
  return rewrite(words);
}
async function rewrite(words: object): Promise<string> {
  const said = { stars: 4, text: 'Too small for a wall.', ...words };
  const written = app.http().put(`/open-api/assets/${assetId}/review`).set(buyer.auth).send(said);
  return (await written.expect(200)).body.data.id;
}
const answer = (id: string, text: unknown, { auth } = owner) =>
  app.http().put(`/reviews/${id}/answer`).set(auth).send({ text });
const remove = (id: string, { auth } = owner) => app.http().delete(`/reviews/${id}/answer`).set(auth);
const list = async (query = ''): Promise<StudioReviewPageDto> =>
  (await app.http().get(`/studios/${studioId}/reviews${query}`).set(owner.auth).expect(200)).body.data;
const shown = async () => (await app.http().get(`/open-api/assets/${assetId}/reviews`).expect(200)).body.data.reviews;
const mails = () => app.outbox().filter((mail) => mail.includes(`To: ${buyer.email}`) && mail.includes('has answered'));

test('R-23 a studio answers a review once; everyone reads the answer under it, in the name of the studio', async () => {
  const id = await review();
  const first = (await answer(id, ' Print it at twice the size. ').expect(200)).body.data;
  expect(first.answer).toMatchObject({ studio: `studio-of-${owner.userId}`, text: 'Print it at twice the size.' });
  app.clock.advance(60_000);
  const { body } = await answer(id, 'It is for cloth.').expect(200);

  expect(body.data.answer).toEqual({ ...first.answer, text: 'It is for cloth.' });
  expect(await shown()).toEqual([body.data]);
  expect((await remove(id).expect(200)).body.data.answer).toBeNull();
  await remove(id).expect(200);
  expect(await shown()).toMatchObject([{ id, answer: null }]);
});

test('R-23 a studio reads what is said of its patterns alone, and what waits for an answer', async () => {
  const id = await review();
  expect(await list('?isAnswered=false')).toMatchObject({
    reviews: [{ review: { id, stars: 4, answer: null }, assetId, title: 'Madder & Fern' }],
    pagination: { totalItems: 1 },
    unansweredCount: 1,
  });
  expect(await list('?isAnswered=true')).toMatchObject({ reviews: [], unansweredCount: 1 });

  await answer(id, 'Thank you.').expect(200);
  expect(await list()).toMatchObject({ reviews: [{ review: { answer: { text: 'Thank you.' } } }], unansweredCount: 0 });
  const stranger = await app.signUp();
  await insertStudioOf(app.db, stranger.userId);
  await app.http().get(`/studios/${studioId}/reviews`).set(stranger.auth).expect(404);
  await app.http().get('/studios/nonsense/reviews').set(owner.auth).expect(404);
});

test('R-23 nobody but the studio of the pattern answers', async () => {
  const id = await review();
  await app.http().put(`/reviews/${id}/answer`).send({ text: 'x' }).expect(401);
  await answer(id, 'x', buyer).expect(403);
  const stranger = await app.signUp();
  await insertStudioOf(app.db, stranger.userId);
  await answer(id, 'x', stranger).expect(404);
  await remove(id, stranger).expect(404);
  await answer('nonsense', 'x').expect(404);
  expect(await shown()).toMatchObject([{ answer: null }]);
});

test('R-23 an editor of the studio answers, too, and the answer stays when the account is gone', async () => {
  const editor = await app.signUp();
  await sql`insert into studios_member (studio_id, account_id, role)
    values (${studioId}, ${editor.userId}, 'editor')`.execute(app.db);
  const id = await review();
  await answer(id, 'Thank you.', editor).expect(200);

  const exported = await app.http().post('/api/account/export').set(editor.auth).expect(200);
  expect(exported.text ?? exported.body.toString()).toContain('Thank you.');
  const confirmed = { confirmation: 'DELETE', password: 'correct horse' };
  await app.http().post('/account/delete').set(editor.auth).send(confirmed);
  expect(await shown()).toMatchObject([{ answer: { text: 'Thank you.' } }]);
  const { rows } = await sql`select author_id from reviews_answer where review_id = ${id}`.execute(app.db);
  expect(rows).toEqual([{ author_id: null }]);
});

test.each([
  ['', 'Answer is required'],
  ['x'.repeat(2001), 'Answer must be at most 2000 characters'],
])('R-23 an answer has 1 to 2000 characters', async (text, message) => {
  const { body } = await answer(await review(), text).expect(422);
  expect(body.errors).toEqual([{ path: 'text', message }]);
});

test('R-23 who asked for it gets one mail of the answer, however often it is written anew', async () => {
  const id = await review({ isAnswerMailed: true });
  await answer(id, 'Print it larger.').expect(200);
  await app.runJobs();
  await answer(id, 'Print it much larger.').expect(200);
  await app.runJobs();
  expect(mails()).toHaveLength(1);
  expect(mails()[0]).toContain('Print it larger.');
});

test('R-23 nobody is mailed who did not ask, or does not want it any more', async () => {
  const id = await review();
  await answer(id, 'Print it larger.').expect(200);
  await app.runJobs();
  await rewrite({ isAnswerMailed: true });
  await rewrite({ isAnswerMailed: false });
  await answer(id, 'Print it much larger.').expect(200);
  await app.runJobs();
  expect(mails()).toEqual([]);
  const page = await app.http().get(`/open-api/assets/${assetId}/reviews`).set(buyer.auth).expect(200);
  expect(page.body.data.isAnswerMailed).toBe(false);
});

test('R-23 the answer is hidden with its review when the license ends', async () => {
  const id = await review();
  await answer(id, 'Thank you.').expect(200);
  await sql`update downloads_entitlement set revoked_at = now() where user_id = ${buyer.userId}`.execute(app.db);
  expect(await shown()).toEqual([]);
  expect(await list()).toMatchObject({ reviews: [], unansweredCount: 0 });
  await answer(id, 'Thank you!').expect(404);
});
