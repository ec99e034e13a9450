import { createTestApp, type SignedIn, type TestApp } from '../../../test/support/test-app.ts';
import { insertStudioOf } from '../../../test/support/test-assets.ts';
import { insertWaitingSubmission } from '../../../test/support/test-submissions.ts';
import type { SubmissionDto } from '../submissions.contract.ts';
import type { ReviewFiguresDto } from './review.contract.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

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

const figures = async (): Promise<ReviewFiguresDto> =>
  (await app.http().get('/submission-reviews/figures').expect(200)).body.data;
const own = async (id: string): Promise<SubmissionDto> =>
  (await app.http().get(`/submissions/${id}`).set(designer.auth).expect(200)).body.data;

interface Waiting {
  readonly minutes?: number;
  readonly dueInDays?: number;
  readonly risk?: number;
}

function waiting(title: string, { minutes = 0, dueInDays = 0, risk = 0 }: Waiting = {}): Promise<string> {
  const now = app.clock.now().getTime();
  return insertWaitingSubmission(app.db, {
    studioId,
    accountId: designer.userId,
    title,
    submittedAt: new Date(now - minutes * MINUTE),
    answerDueAt: new Date(now + dueInDays * DAY),
    risk,
  });
}

async function taken({ auth } = reviewer): Promise<string> {
  const { body } = await app.http().post('/submission-reviews/next').set(auth).expect(200);
  return body.data.review.submission.id;
}

/** Refuses the submission assigned to a reviewer. */
async function refused(by = reviewer): Promise<string> {
  const id = await taken(by);
  const verdict = { version: 1, verdict: 'rejected', reasons: [{ code: 'seam_visible' }], note: 'See the marks.' };
  await app.http().post(`/submission-reviews/${id}/verdict`).set(by.auth).send(verdict).expect(200);
  return id;
}

async function appealed(id: string): Promise<void> {
  await app.http().post(`/submissions/${id}/appeal`).set(designer.auth).send({ words: 'It joins.' }).expect(200);
}

test('R-23 the queue goes by the day an answer is due, then by risk, then by age', async () => {
  const later = await waiting('Later', { minutes: 90, dueInDays: 2, risk: 3 });
  const younger = await waiting('Younger', { minutes: 1, dueInDays: 1 });
  const older = await waiting('Older', { minutes: 60, dueInDays: 1 });
  const riskier = await waiting('Riskier', { dueInDays: 1, risk: 2 });
  const order = [riskier, older, younger, later];
  const places = await Promise.all(order.map(async (id) => (await own(id)).placeInQueue));
  expect(places).toEqual([1, 2, 3, 4]);
  const seen = [];
  for (let turn = 0; turn < order.length; turn += 1) seen.push(await refused());
  expect(seen).toEqual(order);
  expect(await own(later)).toMatchObject({ status: 'rejected', placeInQueue: null });
});

test('R-23 a shop that has answered nobody says so', async () => {
  await waiting('First');
  expect(await figures()).toMatchObject({
    waiting: 1,
    verdicts: 0,
    p50WaitMinutes: null,
    p90WaitMinutes: null,
    appeals: 0,
    overturnedShare: null,
  });
});

test('R-23 waits are those from handing in to the verdict, of 30 days, however often a reviewer went away', async () => {
  await waiting('Old', { minutes: 5000 });
  await refused();
  app.clock.advance(31 * DAY);
  const later = await app.signUp('reviewer');
  for (const minutes of [10, 20, 30]) await waiting(`Waits ${minutes}`, { minutes });
  await taken(later);
  app.clock.advance(5 * MINUTE);
  for (let turn = 0; turn < 3; turn += 1) await refused(later);
  expect(await figures()).toMatchObject({ waiting: 0, verdicts: 3, p50WaitMinutes: 25, p90WaitMinutes: 33 });
});

test('R-23 an appeal waits from the appeal, and is counted once it is decided on, in the public share as well', async () => {
  await waiting('Disputed', { minutes: 100 });
  await appealed(await refused());
  expect(await figures()).toMatchObject({ waiting: 1, appeals: 0 });
  app.clock.advance(40 * MINUTE);
  await refused(await app.signUp('reviewer'));
  expect(await figures()).toMatchObject({
    verdicts: 2,
    p50WaitMinutes: 70,
    appeals: 1,
    overturned: 0,
    overturnedShare: 0,
  });
});
