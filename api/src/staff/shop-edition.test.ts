import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertStudioOf, insertTestAsset } from '../../test/support/test-assets.ts';
import { insertWaitingSubmission } from '../../test/support/test-submissions.ts';

let app: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signUp('owner');
});
afterAll(() => app.close());

const edition = async (): Promise<string> => (await app.http().get('/shop-edition').expect(200)).body.data.edition;

test('D-09 what the staff changes in the shop makes another edition of it', async () => {
  const first = await edition();
  const id = await insertTestAsset(app.db, { title: 'Madder Botanica' });
  await app.http().post(`/admin/assets/${id}/hold`).set(owner.auth).send({ reason: 'It is a copy.' }).expect(200);
  const second = await edition();
  expect(second).not.toBe(first);
  expect(await edition()).toBe(second);
});

test('D-09 what nobody sees in the shop does not', async () => {
  const before = await edition();
  await app.http().post('/auth/proof').set(owner.auth).send({ password: 'correct horse' }).expect(200);
  const { email } = await app.signUp();
  const granting = { email, role: 'support', reason: 'Joins the desk.' };
  await app.http().post('/admin/staff/grant-role').set(owner.auth).send(granting).expect(200);
  expect(await edition()).toBe(before);
});

test('R-23 a pattern that a reviewer looks at and refuses does not', async () => {
  const designer = await app.signUp();
  const studioId = await insertStudioOf(app.db, designer.userId);
  const waiting = { studioId, accountId: designer.userId, title: 'Refused Rose', submittedAt: app.clock.now() };
  const id = await insertWaitingSubmission(app.db, waiting);
  const { auth } = await app.signUp('reviewer');
  const before = await edition();
  await app.http().post('/submission-reviews/next').set(auth).expect(200);
  const verdict = { version: 1, verdict: 'rejected', reasons: [{ code: 'copy', marks: [] }], note: 'See the sample.' };
  await app.http().post(`/submission-reviews/${id}/verdict`).set(auth).send(verdict).expect(200);
  expect(await edition()).toBe(before);
});
