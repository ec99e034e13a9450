import { sql } from 'kysely';
import { createTestApp, type SignedIn, type TestApp } from '../../../test/support/test-app.ts';
import { insertTestAsset } from '../../../test/support/test-assets.ts';
import { buy } from '../../../test/support/test-purchase.ts';
import type { ReportedReviewDto, ReportedReviewSummaryDto } from './reports.contract.ts';

let app: TestApp;
let agent: SignedIn;
let buyer: SignedIn;
let reader: SignedIn;
let assetId: string;

beforeAll(async () => {
  app = await createTestApp();
  agent = await app.signUp('support');
});
afterAll(() => app.close());
beforeEach(async () => {
  [buyer, reader] = [await app.signUp(), await app.signUp()];
  assetId = await insertTestAsset(app.db, { title: 'Madder & Fern' });
  await sql`select search_index_assets(array[${assetId}::uuid])`.execute(app.db);
});

async function write(stars: number, text = 'Buy at my shop instead.', person = buyer): Promise<string> {
  const written = app.http().put(`/open-api/assets/${assetId}/review`).set(person.auth).send({ stars, text });
  return (await written.expect(200)).body.data.id;
}
async function review(stars = 1): Promise<string> {
  await buy(app, buyer, [assetId], 900);
  return write(stars);
}
const report = (id: string, words: object = {}, { auth } = reader) =>
  app
    .http()
    .post(`/reviews/${id}/reports`)
    .set(auth)
    .send({ reason: 'spam', ...words });
const decide = (id: string, decision: 'hide' | 'keep' | 'show', reason = 'It is an advertisement.') =>
  app.http().post(`/admin/reported-reviews/${id}/${decision}`).set(agent.auth).send({ reason });
const one = async (id: string): Promise<ReportedReviewDto> =>
  (await app.http().get(`/admin/reported-reviews/${id}`).set(agent.auth).expect(200)).body.data;
const list = async (query: object): Promise<ReportedReviewSummaryDto[]> =>
  (await app.http().get('/admin/reported-reviews').query(query).set(agent.auth).expect(200)).body.data.reviews;
const ids = async (query: object) => (await list(query)).map(({ id }) => id);
const page = async (person?: SignedIn) => {
  const call = app.http().get(`/open-api/assets/${assetId}/reviews`);
  return (await (person ? call.set(person.auth) : call).expect(200)).body.data;
};
const mails = (words: string) =>
  app.outbox().filter((mail) => mail.includes(`\nTo: ${buyer.email}`) && mail.includes(words));

describe('reporting', () => {
  test('EN-37 a review is reported with a reason, by each person once for each', async () => {
    const id = await review();
    const { body } = await report(id, { note: ' A link to a shop. ' }).expect(201);
    expect(body.data).toEqual({ reviewId: id, reason: 'spam', note: 'A link to a shop.' });
    await report(id, { note: 'Again.' }).expect(201);
    await report(id, { reason: 'off_topic' }).expect(201);
    await report(id, {}, await app.signUp()).expect(201);
    expect(await one(id)).toMatchObject({ reportCount: 3, reasons: ['off_topic', 'spam'], isHidden: false });
    expect((await one(id)).reports.filter(({ note }) => note === 'A link to a shop.')).toHaveLength(1);
    expect((await page()).reviews).toHaveLength(1);
  });

  test('EN-37 what is no report is told: a visitor, an unknown review, a reason that is none', async () => {
    const id = await review();
    await app.http().post(`/reviews/${id}/reports`).send({ reason: 'spam' }).expect(401);
    await report('none').expect(404);
    await report('3b241101-e2bb-4255-8caf-4136c566a962').expect(404);
    expect((await report(id, { reason: 'boring' }).expect(422)).body.errors[0]).toMatchObject({
      path: 'reason',
      message: 'Choose a reason',
    });
    expect((await report(id, { note: 'x'.repeat(501) }).expect(422)).body.errors[0].path).toBe('note');
  });

  test('EN-37 one person reports 20 times a day', async () => {
    const id = await review();
    for (let count = 0; count < 20; count += 1) await report(id).expect(201);
    expect((await report(id).expect(429)).body).toMatchObject({ code: 'rate_limited' });
  });
});

describe('deciding', () => {
  test('R-22 a hidden review is seen by nobody else and does not count; its author is told why, once', async () => {
    const id = await review(1);
    const other = await app.signUp();
    await buy(app, other, [assetId], 900);
    await write(5, 'Prints beautifully.', other);
    await report(id).expect(201);

    const { body } = await decide(id, 'hide').expect(200);
    expect(body.data).toMatchObject({
      isHidden: true,
      hidden: { reason: 'It is an advertisement.' },
      reportCount: 0,
      oldestReportAt: null,
      reports: [{ reason: 'spam', verdict: 'hidden' }],
    });
    expect(await page()).toMatchObject({ reviews: [{ stars: 5 }], summary: { mean: 5, count: 1 } });
    expect(await page(buyer)).toMatchObject({ own: { id, stars: 1 }, isOwnHidden: true });
    expect(await page(other)).toMatchObject({ isOwnHidden: false });
    const shown = await app.http().get(`/open-api/assets/${assetId}`).expect(200);
    expect(shown.body.data).toMatchObject({ rating: 5, ratingCount: 1 });
    await decide(id, 'hide').expect(409);
    await report(id).expect(404);

    await app.travel(60_000);
    expect(mails('The reason: It is an advertisement.')).toHaveLength(1);
  });

  test('R-22 what its author changes of a hidden review stays hidden', async () => {
    const id = await review();
    await report(id).expect(201);
    await decide(id, 'hide').expect(200);
    expect(await write(5, 'Lovely on cotton.')).toBe(id);
    expect(await page()).toMatchObject({ reviews: [], summary: { count: 0 } });
    expect(await one(id)).toMatchObject({ text: 'Lovely on cotton.', isHidden: true });
  });

  test('R-22 a review is shown again: it counts, its author is told, and the reason is used up', async () => {
    const id = await review(4);
    await report(id).expect(201);
    await decide(id, 'hide').expect(200);
    expect((await decide(id, 'show', 'It was a mistake.').expect(200)).body.data).toMatchObject({
      isHidden: false,
      hidden: null,
      reports: [{ verdict: 'kept' }],
    });
    expect(await page()).toMatchObject({ reviews: [{ id }], summary: { mean: 4, count: 1 } });
    await decide(id, 'show').expect(409);
    await report(id).expect(409);
    await app.travel(60_000);
    expect(mails('The reason: It was a mistake.')).toHaveLength(1);
  });

  test('R-22 a review that was kept is not reported again for that reason, until it is written anew', async () => {
    const id = await review();
    await report(id).expect(201);
    await decide(id, 'keep', 'No shop is named.').expect(200);
    expect(await one(id)).toMatchObject({ reportCount: 0, reports: [{ verdict: 'kept' }] });
    const again = await report(id, {}, await app.signUp()).expect(409);
    expect(again.body.message).toBe('We have checked this review for that reason and decided to keep it.');
    await report(id, { reason: 'offensive' }).expect(201);
    await decide(id, 'keep').expect(200);
    await decide(id, 'keep').expect(409);

    app.clock.advance(60_000);
    await write(1, 'Now with a link.');
    await report(id).expect(201);
    expect(await one(id)).toMatchObject({ reportCount: 1, reasons: ['spam'] });
    await app.travel(60_000);
    expect(mails('We have hidden')).toHaveLength(0);
  });

  test('R-22 reported reviews are listed by age and by number of reports, and by what was decided', async () => {
    const first = await review();
    await report(first).expect(201);
    app.clock.advance(60_000);
    [buyer, assetId] = [await app.signUp(), await insertTestAsset(app.db, { title: 'Reeds' })];
    const second = await review();
    await report(second).expect(201);
    await report(second, { reason: 'other', note: 'Rude.' }).expect(201);

    const ours = (found: string[]) => found.filter((id) => id === first || id === second);
    expect(ours(await ids({ sort: 'waiting' }))).toEqual([first, second]);
    expect(ours(await ids({ sort: '-waiting' }))).toEqual([second, first]);
    expect(ours(await ids({ sort: '-reports' }))).toEqual([second, first]);
    expect(ours(await ids({ sort: 'reports' }))).toEqual([first, second]);
    await decide(first, 'hide').expect(200);
    expect(ours(await ids({}))).toEqual([second]);
    expect(ours(await ids({ view: 'hidden' }))).toEqual([first]);
    expect(ours(await ids({ view: 'all' }))).toEqual([second, first]);
    const { body } = await app.http().get('/admin/waiting').set(agent.auth).expect(200);
    expect(body.data.reportedReviews).toBe((await ids({ limit: 100 })).length);
  });

  test('R-22 a review that nobody has reported is not there; who buys decides on nothing', async () => {
    const id = await review();
    await decide(id, 'hide').expect(404);
    await decide('none', 'keep').expect(404);
    await app.http().get(`/admin/reported-reviews/${id}`).set(agent.auth).expect(404);
    await report(id).expect(201);
    expect((await decide(id, 'hide', ' ').expect(422)).body.errors[0].path).toBe('reason');
    await app.http().get('/admin/reported-reviews').expect(401);
    await app.http().get('/admin/reported-reviews').set(reader.auth).expect(403);
  });
});

test('what somebody reported is exported, and forgotten with the account', async () => {
  const id = await review();
  await report(id, { note: 'It names my street.' }).expect(201);
  const exported = await app.http().post('/api/account/export').set(reader.auth).expect(200);
  expect(exported.text ?? exported.body.toString()).toContain('It names my street.');
  const leave = { confirmation: 'DELETE', password: 'correct horse' };
  await app.http().post('/account/delete').set(reader.auth).send(leave).expect(204);
  expect(await one(id)).toMatchObject({ reportCount: 1, reports: [{ note: '', reporterName: null }] });
});
