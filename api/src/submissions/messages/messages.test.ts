import { createTestApp, type SignedIn, type TestApp } from '../../../test/support/test-app.ts';
import { insertStudioOf, insertTestAsset } from '../../../test/support/test-assets.ts';
import { insertWaitingSubmission } from '../../../test/support/test-submissions.ts';

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

function handedIn(title = 'Reeds'): Promise<string> {
  const submittedAt = app.clock.now();
  return insertWaitingSubmission(app.db, { studioId, accountId: designer.userId, title, submittedAt });
}

/** Derives an idempotency key from a text: equal texts are the same request. */
const keyOf = (words: string) => `key-${words.replaceAll(/\W/g, '-')}`;
const written = (id: string, { auth } = designer) => app.http().get(`/submissions/${id}/messages`).set(auth);
const send = (id: string, words: string, { key = keyOf(words), by = designer } = {}) =>
  app.http().post(`/submissions/${id}/messages`).set(by.auth).send({ key, words });
const answer = (id: string, words: string, by = reviewer) =>
  app
    .http()
    .post(`/submission-threads/${id}/messages`)
    .set(by.auth)
    .send({ key: keyOf(words), words });
const waiting = async (by = reviewer) =>
  (await app.http().get('/submission-threads').set(by.auth).expect(200)).body.data.threads;
const notices = async () =>
  (await app.http().get(`/studios/${studioId}/notices`).set(designer.auth).expect(200)).body.data.notices;

test('R-23 a studio asks about a pattern, a reviewer answers, and the studio is told in its inbox and by mail', async () => {
  const id = await handedIn();
  await send(id, 'Which edge?').expect(200);
  expect(await waiting()).toMatchObject([{ submissionId: id, title: 'Reeds', askedAt: expect.any(String) }]);
  const { submissionMessages } = (await app.http().get('/admin/waiting').set(reviewer.auth)).body.data;
  expect(submissionMessages).toBe(1);

  const thread = (await answer(id, 'The left one.').expect(200)).body.data;
  expect(thread).toMatchObject({
    askedAt: null,
    messages: [
      { side: 'studio', words: 'Which edge?' },
      { side: 'reviewer', words: 'The left one.' },
    ],
  });
  expect(await waiting()).toEqual([]);
  const { messages } = (await written(id).expect(200)).body.data;
  expect(messages).toEqual(thread.messages);
  expect(await notices()).toMatchObject([{ kind: 'submission_message', title: 'Reeds', submissionId: id }]);
  await app.runJobs();
  const mails = app.outbox().filter((mail) => mail.includes(`To: ${designer.email}`));
  expect(mails).toEqual([expect.stringContaining('A reviewer has written to you about')]);
});

test('R-23 the same key writes nothing twice, and tells nobody twice', async () => {
  const id = await handedIn();
  await send(id, 'Hello', { key: 'the-same-key' }).expect(200);
  const { messages } = (await send(id, 'Hello', { key: 'the-same-key' }).expect(200)).body.data;
  expect(messages).toHaveLength(1);
  await answer(id, 'Good morning').expect(200);
  await answer(id, 'Good morning').expect(200);
  expect(await notices()).toHaveLength(1);
});

test('R-23 what needs no answer is taken off the list, and cannot be taken off again', async () => {
  const id = await handedIn();
  await send(id, 'Thank you!').expect(200);
  const settle = () => app.http().post(`/submission-threads/${id}/settle`).set(reviewer.auth);
  expect((await settle().expect(200)).body.data.askedAt).toBeNull();
  expect(await waiting()).toEqual([]);
  await settle().expect(409);
  expect(await notices()).toEqual([]);
});

test('R-23 messages stand with every version of a pattern, and wait in one line', async () => {
  const assetId = await insertTestAsset(app.db, { title: 'Reeds' });
  const [first, newer] = [await handedIn('Reeds'), await handedIn('Reeds, finer')];
  await app.db.updateTable('submissions_submission').set({ asset_id: assetId, status: 'approved' }).execute();
  await send(first, 'About the first').expect(200);
  app.clock.advance(60_000);
  await send(newer, 'About the second').expect(200);
  const { messages } = (await written(first).expect(200)).body.data;
  expect(messages).toMatchObject([{ words: 'About the first' }, { words: 'About the second' }]);
  expect(await waiting()).toMatchObject([{ submissionId: newer, title: 'Reeds, finer' }]);
});

test('R-23 what was never handed in, is not there or is of others is not written about', async () => {
  const id = await handedIn();
  const stranger = await app.signUp();
  await insertStudioOf(app.db, stranger.userId);
  await send(id, 'Hello there', { by: stranger }).expect(404);
  await written(id, stranger).expect(404);
  await written('no-such-submission').expect(404);
  await send(id, '   ').expect(422);
  await app.db.updateTable('submissions_submission').set({ submitted_at: null }).execute();
  await send(id, 'Is anybody there?').expect(409);
});

test('R-23 a reviewer neither sees nor answers what their own studio writes', async () => {
  const id = await handedIn();
  await send(id, 'Which edge?').expect(200);
  const member = { studio_id: Number(studioId), account_id: reviewer.userId, role: 'editor' } as const;
  await app.db.insertInto('studios_member').values(member).execute();
  expect(await waiting()).toEqual([]);
  await app.http().get(`/submission-threads/${id}`).set(reviewer.auth).expect(404);
  await answer(id, 'Any you like').expect(404);
  expect(await waiting(await app.signUp('reviewer'))).toHaveLength(1);
});

test('R-23 thirty messages an hour are taken from one person', async () => {
  const id = await handedIn();
  for (let turn = 0; turn < 30; turn += 1) await send(id, `Message ${turn}`).expect(200);
  await send(id, 'One too many').expect(429);
});

test('a person is given what they wrote, and it stays with the pattern when they are gone', async () => {
  const id = await handedIn();
  await send(id, 'Which edge?').expect(200);
  const password = 'correct horse';
  const exported = app.http().post('/api/account/export').set(designer.auth).send({ password });
  expect(JSON.stringify((await exported.expect(200)).body)).toContain('Which edge?');
  const deletion = { confirmation: 'DELETE', password };
  await app.http().post('/account/delete').set(designer.auth).send(deletion).expect(204);
  const thread = app.http().get(`/submission-threads/${id}`).set(reviewer.auth);
  expect((await thread.expect(200)).body.data.messages).toMatchObject([{ words: 'Which edge?' }]);
});
