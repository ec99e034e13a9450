import { sql } from 'kysely';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { buy } from '../../test/support/test-purchase.ts';
import { callsByTag } from '../declared-calls.ts';

const MINUTE = 60_000;
const password = 'correct horse';
const reason = 'They see no receipt.';

let app: TestApp;
let agent: SignedIn;
let person: SignedIn;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  [agent, person] = [await app.signUp('support'), await app.signUp()];
  await app.http().post('/auth/proof').set(agent.auth).send({ password }).expect(200);
});

const impersonate = ({ userId } = person, by = agent) =>
  app.http().post(`/admin/people/${userId}/impersonate`).set(by.auth).send({ reason });
async function seenBy(by = agent) {
  const { body } = await impersonate(person, by).expect(200);
  return { authorization: `Bearer ${body.data.token}` };
}

test('PR-13 the staff sees the shop as a person does', async () => {
  const rose = await insertTestAsset(app.db, { title: 'Rose', categoryId: 1 });
  const order = await buy(app, person, [rose], 900);
  const auth = await seenBy();
  expect((await app.http().get('/auth/me').set(auth).expect(200)).body.data.email).toBe(person.email);
  expect((await app.http().get('/orders').set(auth).expect(200)).body.data.orders).toMatchObject([
    { number: order.number },
  ]);
});

test('PR-13 every write in the name of a person is refused, but for the end of the session', async () => {
  const auth = await seenBy();
  const writes = Object.values(callsByTag)
    .flatMap((calls) => Object.values(calls))
    .filter(({ auth: rule, method }) => rule !== 'none' && !['get', 'head', 'options'].includes(method))
    .filter(({ path }) => path !== '/auth/logout');
  expect(writes.length).toBeGreaterThan(100);
  for (const { method, path } of writes) {
    const answer = await fetch(app.baseUrl + path.replaceAll(/\{\w+\}/g, 'any'), {
      method: method.toUpperCase(),
      headers: { ...auth, 'content-type': 'application/json' },
      body: '{}',
    });
    expect([method, path, answer.status]).toEqual([method, path, 403]);
    expect(await answer.json()).toMatchObject({ code: 'view_only' });
  }
  await app.http().post('/auth/logout').set(auth).expect(204);
  await app.http().get('/auth/me').set(auth).expect(401);
});

test('PR-13 payment page, files and certificates are not for whoever looks on', async () => {
  const auth = await seenBy();
  for (const path of ['/subscriptions/portal', '/api/downloads/any/certificate', '/api/downloads/any']) {
    expect((await app.http().get(path).set(auth).expect(403)).body.code).toBe('view_only');
  }
});

test('PR-13 it is over after 30 minutes, and as soon as the role is taken', async () => {
  const first = await seenBy();
  const second = await seenBy();
  await app.db.deleteFrom('account_staff_role').where('account_id', '=', agent.userId).execute();
  await app.http().get('/auth/me').set(first).expect(401);
  await app.db.insertInto('account_staff_role').values({ account_id: agent.userId, role: 'support' }).execute();
  await app.http().get('/auth/me').set(second).expect(200);
  await app.travel(31 * MINUTE);
  await app.http().get('/auth/me').set(second).expect(401);
});

test('PR-13 the audit names both, and the person sees the session', async () => {
  await seenBy();
  const { rows } = await sql`
    select actor_id, impersonated_id, action, why from staff_audit_line where subject_id = ${person.userId}`.execute(
    app.db,
  );
  expect(rows).toEqual([
    { actor_id: agent.userId, impersonated_id: person.userId, action: 'person.impersonate', why: reason },
  ]);
  const sessions = (await app.http().get('/auth/sessions').set(person.auth).expect(200)).body.data;
  expect(sessions).toContainEqual(expect.objectContaining({ device: 'Halfdrop staff, read only' }));
});

test('PR-13 a role that the person is given meanwhile is not for whoever looks on', async () => {
  const auth = await seenBy();
  await app.db.insertInto('account_staff_role').values({ account_id: person.userId, role: 'owner' }).execute();
  await app.http().get('/admin/overview').set(auth).expect(403);
});

test('PR-13 nobody of the staff is seen so, and nobody who is blocked or unknown', async () => {
  await impersonate(await app.signUp('owner')).expect(409);
  await app.db
    .updateTable('account_user')
    .set({ blocked_at: app.clock.now() })
    .where('id', '=', person.userId)
    .execute();
  await impersonate().expect(409);
  await impersonate({ ...person, userId: 'nobody' }).expect(404);
});

test('PR-13 it asks for a reason, the password and the role', async () => {
  const path = `/admin/people/${person.userId}/impersonate`;
  await app.http().post(path).set(agent.auth).send({ reason: '' }).expect(422);
  const fresh = await app.signUp('support');
  expect((await impersonate(person, fresh).expect(403)).body.code).toBe('proof_required');
  await impersonate(person, await app.signUp('finance')).expect(403);
});
