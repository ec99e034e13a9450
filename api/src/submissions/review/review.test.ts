import type { Renderers } from '../../artwork/renderers.ts';
import { sendMaster } from '../../../test/support/send-master.ts';
import { createShopRenderers } from '../../../test/support/shop-renderers.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../test/support/test-app.ts';
import { insertStudioOf } from '../../../test/support/test-assets.ts';
import { dotsDrawing, insertWaitingSubmission, wholePattern } from '../../../test/support/test-submissions.ts';
import type { SubmissionDto } from '../submissions.contract.ts';
import type { DispatchDto } from './review.contract.ts';

const MINUTE = 60_000;

let renderers: Renderers;
let app: TestApp;
let designer: SignedIn;
let studioId: string;
let reviewer: SignedIn;
beforeAll(async () => {
  renderers = createShopRenderers();
});
afterAll(() => renderers.close());
beforeEach(async () => {
  app = await createTestApp({ renderers });
  designer = await app.signUp();
  studioId = await insertStudioOf(app.db, designer.userId);
  reviewer = await app.signUp('reviewer');
});
afterEach(() => app.close());

const next = async ({ auth } = reviewer): Promise<DispatchDto> =>
  (await app.http().post('/submission-reviews/next').set(auth).expect(200)).body.data;
const decide = (id: string, verdict: object, { auth } = reviewer) =>
  app.http().post(`/submission-reviews/${id}/verdict`).set(auth).send(verdict);
const own = async (id: string): Promise<SubmissionDto> =>
  (await app.http().get(`/submissions/${id}`).set(designer.auth).expect(200)).body.data;
const shopEdition = async (): Promise<string> => (await app.http().get('/shop-edition').expect(200)).body.data.edition;
const appeal = (id: string, words = 'The drawing is mine.') =>
  app.http().post(`/submissions/${id}/appeal`).set(designer.auth).send({ words });

const marks = [{ left: 0.1, top: 0.2, width: 0.3, height: 0.1 }];
const refusal = { version: 1, verdict: 'rejected', reasons: [{ code: 'copy', marks }], note: 'See the sample.' };

/** Inserts a pattern that waits for review, submitted `minutes` ago. */
function waiting(title: string, minutes = 0): Promise<string> {
  const submittedAt = new Date(app.clock.now().getTime() - minutes * MINUTE);
  return insertWaitingSubmission(app.db, { studioId, accountId: designer.userId, title, submittedAt });
}

async function save(id: string, version: number, change: object): Promise<void> {
  const changes = [{ id, version, ...change }];
  await app.http().put(`/studios/${studioId}/submissions`).set(designer.auth).send({ changes }).expect(200);
}

/** Uploads a real file and submits it. */
async function submitted(said: object = {}): Promise<SubmissionDto> {
  await sendMaster(app, designer, { studioId, bytes: Buffer.from(dotsDrawing()), fileName: 'dots.svg' });
  const list = await app.http().get(`/studios/${studioId}/submissions?status=ready`).set(designer.auth).expect(200);
  const [draft] = list.body.data.submissions;
  const { body } = await app.http().get('/categories').expect(200);
  const [category] = body.data.categories;
  const places = { categoryId: category.id, subcategoryId: category.children[0].id };
  await save(draft.id, draft.version, { ...wholePattern, ...places, ...said });
  await app.http().post(`/submissions/${draft.id}/submit`).set(designer.auth).send({ version: 2 }).expect(200);
  return own(draft.id);
}

test('R-23 PR-10 what is approved is on sale at once: found by its words, with files of what its master allows', async () => {
  const { id, version } = await submitted();
  const { review } = await next();
  expect(review).toMatchObject({ submission: { id, status: 'in_review' }, studio: { id: studioId } });
  const edition = await shopEdition();
  const { body } = await decide(id, { version, verdict: 'approved' }).expect(200);
  expect(body.data).toMatchObject({ status: 'approved', verdicts: [{ verdict: 'approved', reasons: [] }] });
  // Lists cached by gateways are invalidated.
  expect(await shopEdition()).not.toBe(edition);

  const found = await app.http().get('/open-api/assets?search=woven+dots').expect(200);
  const [asset] = found.body.data.assets;
  expect(asset).toMatchObject({ title: 'Woven Dots', slug: 'woven-dots' });
  const detail = (await app.http().get(`/open-api/assets/${asset._id}`).expect(200)).body.data;
  expect(detail).toMatchObject({ isSeamVerified: true, repeat: 'block', dominantColor: '#f2e6d8' });
  expect(detail.files.production.map(({ format }: { format: string }) => format)).toContain('svg');
  await app.runJobs();
  expect(app.outbox().join()).toContain('is on sale');
});

test('R-23 a draft of a collection has the same place in it once it is on sale, and stands for it still', async () => {
  const { id, version } = await submitted();
  const collection = { name: 'Loom', description: '', coverId: id, patterns: [{ id, role: 'hero' }] };
  await app.http().post(`/studios/${studioId}/collections`).set(designer.auth).send(collection).expect(201);
  await next();
  await decide(id, { version, verdict: 'approved' }).expect(200);
  const ours = await app.http().get(`/studios/${studioId}/collections`).set(designer.auth).expect(200);
  const [{ coverId, patterns }] = ours.body.data.collections;
  expect(patterns).toMatchObject([{ role: 'hero', pattern: { id: coverId, isAsset: true, title: 'Woven Dots' } }]);
  const shown = await app.http().get(`/designers/${studioId}/collections`).expect(200);
  expect(shown.body.data.collections).toMatchObject([{ name: 'Loom', coverAssetIds: [coverId] }]);
});

test('R-23 two patterns with one title have addresses of their own', async () => {
  for (const address of ['woven-dots', 'woven-dots-2']) {
    const { id, version } = await submitted();
    await next();
    await decide(id, { version, verdict: 'approved' }).expect(200);
    await app.http().get(`/open-api/assets/by-slug/${address}`).expect(200);
  }
});

test('R-23 nothing is refused without a reason and words, and the designer reads both', async () => {
  const id = await waiting('Copied Dots');
  await next();
  const bare = await decide(id, { version: 1, verdict: 'rejected' }).expect(422);
  expect(bare.body.errors.map(({ path }: { path: string }) => path)).toEqual(['reasons', 'note']);
  await decide(id, refusal).expect(200);
  expect(await own(id)).toMatchObject({
    status: 'rejected',
    verdicts: [
      {
        verdict: 'rejected',
        note: 'See the sample.',
        reasons: [
          { code: 'copy', message: expect.stringContaining('same drawing'), advice: expect.any(String), marks },
        ],
      },
    ],
  });
  await app.runJobs();
  expect(app.outbox().join()).toContain('See the sample.');
});

test('R-23 what is changed as asked can be submitted again', async () => {
  const { id, version } = await submitted();
  await next();
  const change = { version, verdict: 'changes_requested', reasons: [{ code: 'title' }], note: 'Name the motif.' };
  await decide(id, change).expect(200);
  await save(id, version, { title: 'Loom Dots' });
  await app.http().post(`/submissions/${id}/submit`).set(designer.auth).send({ version: 3 }).expect(200);
  expect((await next()).review?.submission).toMatchObject({ id, title: 'Loom Dots' });
  await decide(id, { version: 3, verdict: 'approved' }).expect(200);
});

test('R-23 the file that changes were asked for is seen beside the corrected one, by its studio and who reviews', async () => {
  const { id, version, pictureUrl: before } = await submitted();
  await next();
  const reasons = [{ code: 'seam_visible', marks }];
  await decide(id, { version, verdict: 'changes_requested', reasons, note: 'See the marks.' }).expect(200);
  expect(await own(id)).toMatchObject({ pictureUrl: before, verdicts: [{ pictureUrl: before }] });
  const mended = Buffer.from(dotsDrawing().replace('#a33', '#3a3'));
  await sendMaster(app, designer, { studioId, bytes: mended, fileName: 'mended.svg', submissionId: id });
  const corrected = await own(id);
  expect(corrected.pictureUrl).not.toBe(before);
  expect(corrected.verdicts).toMatchObject([{ pictureUrl: before, reasons: [{ marks }] }]);
  await app.http().get(String(before)).set(designer.auth).expect(200).expect('content-type', 'image/webp');
  await app
    .http()
    .post(`/submissions/${id}/submit`)
    .set(designer.auth)
    .send({ version: corrected.version })
    .expect(200);

  const judged = (await next()).review?.submission.verdicts[0]?.pictureUrl;
  await app.http().get(String(judged)).set(reviewer.auth).expect(200);
  await app.http().get(String(judged)).set(designer.auth).expect(403);
  const stranger = await app.signUp();
  await insertStudioOf(app.db, stranger.userId);
  await app.http().get(String(before)).set(stranger.auth).expect(404);
});

test('R-23 an appeal goes to another person, once', async () => {
  const id = await waiting('Disputed Dots');
  await next();
  await decide(id, refusal).expect(200);
  await appeal(id).expect(200);
  expect((await next()).review).toBeNull();
  const other = await app.signUp('reviewer');
  expect((await next(other)).review?.submission).toMatchObject({ id, appeal: 'The drawing is mine.' });
  await decide(id, refusal, other).expect(200);
  expect((await own(id)).verdicts).toHaveLength(2);
  expect((await appeal(id).expect(409)).body.code).toBe('illegal_transition');
});

test('R-23 the mail of a refusal says that one can appeal, and that of the appeal does not', async () => {
  const mails = () => app.outbox().filter((mail) => mail.includes(designer.email));
  const thatLeadOn = () => mails().filter((mail) => mail.includes('You can appeal once'));
  const id = await waiting('Disputed Dots');
  await next();
  await decide(id, refusal).expect(200);
  await app.runJobs();
  expect(thatLeadOn()).toHaveLength(1);
  const before = mails().length;

  await appeal(id).expect(200);
  const other = await app.signUp('reviewer');
  await next(other);
  await decide(id, refusal, other).expect(200);
  await app.runJobs();
  expect(mails()).toHaveLength(before + 1);
  expect(thatLeadOn()).toHaveLength(1);
});

test('R-23 reviewers who ask at once look at different ones, and no verdict is given twice', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, (_, number) => waiting(`Dots ${number}`, number)));
  const reviewers = await Promise.all(Array.from({ length: 10 }, () => app.signUp('reviewer')));
  const given = await Promise.all(reviewers.map((each) => next(each)));
  const seen = given.map(({ review }) => review?.submission.id);
  expect(new Set(seen).size).toBe(10);
  expect(ids).toEqual(expect.arrayContaining(seen));
  for (const [index, each] of reviewers.entries()) {
    const answers = await Promise.all([0, 1].map(() => decide(String(seen[index]), refusal, each)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  }
});

test('R-23 what a reviewer has left goes to another after four minutes, and keeping it keeps it', async () => {
  const id = await waiting('Left Dots');
  const other = await app.signUp('reviewer');
  await next();
  app.clock.advance(3 * MINUTE);
  await app.http().post(`/submission-reviews/${id}/keep`).set(reviewer.auth).expect(200);
  app.clock.advance(3 * MINUTE);
  expect((await next(other)).review).toBeNull();
  app.clock.advance(2 * MINUTE);
  expect((await next(other)).review?.submission.id).toBe(id);
  expect((await decide(id, refusal).expect(409)).body.code).toBe('illegal_transition');
  await decide(id, refusal, other).expect(200);
  expect((await own(id)).transitions.map(({ to }) => to)).toEqual([
    'submitted',
    'in_review',
    'submitted',
    'in_review',
    'rejected',
  ]);
});

test('R-23 what is skipped comes back last, and to others first', async () => {
  const [older, newer] = [await waiting('Older', 2), await waiting('Newer', 1)];
  expect((await next()).review?.submission.id).toBe(older);
  const { body } = await app.http().post(`/submission-reviews/${older}/skip`).set(reviewer.auth).expect(200);
  expect(body.data.review.submission.id).toBe(newer);
  const other = await app.signUp('reviewer');
  expect((await next(other)).review?.submission.id).toBe(older);
});

test('R-23 the next one is kept for a reviewer, and comes after the verdict', async () => {
  const [first, second, third] = [await waiting('First', 3), await waiting('Second', 2), await waiting('Third', 1)];
  const other = await app.signUp('reviewer');
  expect(await next()).toMatchObject({
    review: { submission: { id: first } },
    upcoming: { submission: { id: second, status: 'submitted' } },
  });
  expect((await next(other)).review?.submission.id).toBe(third);
  expect((await decide(second, refusal).expect(409)).body.code).toBe('illegal_transition');
  await decide(first, refusal).expect(200);
  expect(await next()).toMatchObject({ review: { submission: { id: second, status: 'in_review' } }, upcoming: null });
});

test('R-23 what is kept for one reviewer goes to another when nothing else waits', async () => {
  const [first, second] = [await waiting('First', 2), await waiting('Second', 1)];
  const other = await app.signUp('reviewer');
  await next();
  expect((await next(other)).review?.submission.id).toBe(second);
  await decide(first, refusal).expect(200);
  expect((await next()).review).toBeNull();
  await decide(second, refusal, other).expect(200);
});

test('PR-10 the picture of a submission is for those who review, too', async () => {
  const { id } = await submitted();
  const { review } = await next();
  const address = String(review?.submission.pictureUrl);
  await app.http().get(address).set(reviewer.auth).expect(200).expect('content-type', 'image/webp');
  await app.http().get(address).set(designer.auth).expect(403);
  await app.http().get('/api/submission-reviews/pictures/none.webp').set(reviewer.auth).expect(404);
  expect((await own(id)).pictureUrl).not.toBe(address);
});

test('PR-10 nobody reviews what their own studio hands in', async () => {
  await waiting('Own Dots');
  await insertStudioOf(app.db, reviewer.userId);
  expect((await next()).review).not.toBeNull();
  const member = await app.signUp('reviewer');
  const owned = await insertStudioOf(app.db, member.userId);
  await insertWaitingSubmission(app.db, {
    studioId: owned,
    accountId: member.userId,
    title: 'Mine',
    submittedAt: app.clock.now(),
  });
  expect((await next(member)).review).toBeNull();
});

test('R-23 what a new studio has generated is looked at before what is due on the same day', async () => {
  const { id, answerDueAt } = await submitted({ creationMethod: 'generative' });
  const dueAt = new Date(String(answerDueAt));
  const submittedAt = new Date(app.clock.now().getTime() - 60 * MINUTE);
  const other = { studioId, accountId: designer.userId, title: 'Older', submittedAt, answerDueAt: dueAt, risk: 1 };
  await insertWaitingSubmission(app.db, other);
  expect((await next()).review?.submission.id).toBe(id);
});
