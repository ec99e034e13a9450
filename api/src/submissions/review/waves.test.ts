import { sql } from 'kysely';
import { createTestApp, type SignedIn, type TestApp } from '../../../test/support/test-app.ts';
import { insertStudioOf } from '../../../test/support/test-assets.ts';
import { insertWaitingSubmission } from '../../../test/support/test-submissions.ts';
import type { DispatchDto } from './review.contract.ts';

const MINUTE = 60_000;

let app: TestApp;
let designer: SignedIn;
let studioId: string;
let reviewer: SignedIn;
beforeEach(async () => {
  app = await createTestApp();
  designer = await app.signUp();
  studioId = await insertStudioOf(app.db, designer.userId);
  reviewer = await app.signUp('reviewer');
});
afterEach(() => app.close());

const next = async ({ auth } = reviewer): Promise<DispatchDto> =>
  (await app.http().post('/submission-reviews/next').set(auth).expect(200)).body.data;
const refusal = { version: 1, verdict: 'rejected', reasons: [{ code: 'seam_visible' }], note: 'See the marks.' };
const decide = (id: string, { auth } = reviewer) =>
  app.http().post(`/submission-reviews/${id}/verdict`).set(auth).send(refusal);
const idsOf = ({ review, wave }: DispatchDto) =>
  [review, ...wave].flatMap((each) => (each ? [each.submission.id] : [])).toSorted();

function waiting(title: string, minutes: number): Promise<string> {
  const submittedAt = new Date(app.clock.now().getTime() - minutes * MINUTE);
  return insertWaitingSubmission(app.db, { studioId, accountId: designer.userId, title, submittedAt });
}

/** Adds patterns to a new collection of the studio. */
async function collected(...ids: string[]): Promise<void> {
  const patterns = ids.map((id, index) => ({ id, role: index === 0 ? 'hero' : 'blender' }));
  const collection = { name: `Loom ${ids.length}`, description: '', coverId: ids[0], patterns };
  await app.http().post(`/studios/${studioId}/collections`).set(designer.auth).send(collection).expect(201);
}

test('R-23 what waits of one collection is reviewed together, and each has a verdict of its own', async () => {
  const [first, other, second, third] = [
    await waiting('First', 40),
    await waiting('Other', 30),
    await waiting('Second', 20),
    await waiting('Third', 10),
  ];
  await collected(first, second, third);
  const turn = await next();
  expect(turn.review?.submission.id).toBe(first);
  expect(idsOf(turn)).toEqual([first, second, third].toSorted());
  expect(turn.wave.map(({ submission }) => submission.status)).toEqual(['in_review', 'in_review']);
  expect(turn.upcoming?.submission.id).toBe(other);
  expect((await next(await app.signUp('reviewer'))).wave).toEqual([]);

  await decide(second).expect(200);
  expect(idsOf(await next())).toEqual([first, third].toSorted());
  await decide(first).expect(200);
  await decide(third).expect(200);
});

test('R-23 a wave is kept, left and skipped as a whole', async () => {
  const [first, second] = [await waiting('First', 20), await waiting('Second', 10)];
  await collected(first, second);
  const other = await app.signUp('reviewer');
  await next();
  app.clock.advance(3 * MINUTE);
  await app.http().post(`/submission-reviews/${first}/keep`).set(reviewer.auth).expect(200);
  app.clock.advance(3 * MINUTE);
  expect((await next(other)).review).toBeNull();
  app.clock.advance(2 * MINUTE);
  expect(idsOf(await next(other))).toEqual([first, second].toSorted());
  const elsewhere = await waiting('Elsewhere', 0);
  await app.http().post(`/submission-reviews/${second}/skip`).set(other.auth).expect(200);
  expect(idsOf(await next(other))).toEqual([elsewhere]);
  await decide(first, other).expect(409);
  expect(idsOf(await next())).toEqual([first, second].toSorted());
});

test('R-23 an appeal comes alone, though its collection waits', async () => {
  const [first, second] = [await waiting('First', 20), await waiting('Second', 10)];
  await next();
  await decide(first).expect(200);
  await app.http().post(`/submissions/${first}/appeal`).set(designer.auth).send({ words: 'It joins.' }).expect(200);
  await sql`update submissions_submission set answer_due_at = now() - interval '9 days' where id = ${first}`.execute(
    app.db,
  );
  await collected(second, first);
  const turn = await next(await app.signUp('reviewer'));
  expect(turn).toMatchObject({ review: { submission: { id: first, status: 'appealed' } }, wave: [] });
});
