import type { TestApp } from '../support/test-app.ts';
import { insertStudioOf } from '../support/test-assets.ts';
import { insertStudioMessage, insertWaitingSubmission } from '../support/test-submissions.ts';
import { asOwner, type StaffWrites } from './staff-write.ts';

/** Requests of staff writes to submissions. */
export const submissionWrites: StaffWrites = {
  'POST /submission-reviews/next': async (app) => {
    await waitingSubmission(app);
    return {};
  },
  'POST /submission-reviews/{id}/skip': async (app, owner) => ({ params: { id: await heldSubmission(app, owner) } }),
  'POST /submission-reviews/{id}/verdict': async (app, owner) => ({
    params: { id: await heldSubmission(app, owner) },
    body: { version: 1, verdict: 'rejected', reasons: [{ code: 'copy' }], note: 'See the sample.' },
  }),
  'POST /submission-threads/{id}/messages': async (app) => ({
    params: { id: await waitingSubmission(app) },
    body: { key: 'audited-answer', words: 'Which loom?' },
  }),
  'POST /submission-threads/{id}/settle': async (app) => {
    const id = await waitingSubmission(app);
    await insertStudioMessage(app.db, id, 'Which loom?');
    return { params: { id } };
  },
};

async function waitingSubmission(app: TestApp): Promise<string> {
  const designer = await app.signUp();
  const studioId = await insertStudioOf(app.db, designer.userId);
  return insertWaitingSubmission(app.db, {
    studioId,
    accountId: designer.userId,
    title: 'Woven Dots',
    submittedAt: app.clock.now(),
  });
}

/** Creates a submission assigned to a reviewer. */
async function heldSubmission(app: TestApp, token: string): Promise<string> {
  await waitingSubmission(app);
  const next = asOwner(app, token, 'post', '/submission-reviews/next');
  return String((await next.expect(200)).body.data.review.submission.id);
}
