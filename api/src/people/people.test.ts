import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertStudioOf, insertTestAsset } from '../../test/support/test-assets.ts';
import { buy } from '../../test/support/test-purchase.ts';
import { signUpForYears, subscribe } from '../../test/support/test-subscription.ts';
import { decodedMail } from '../../test/support/decoded-mail.ts';
import type { AdminPersonDto, PersonFactsDto } from './people.contract.ts';

let app: TestApp;
let owner: SignedIn;
let agent: SignedIn;
let person: SignedIn;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signUp('owner');
  app.clock.advance(1000);
  agent = await app.signUp('support');
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await app.signUp();
  for (const each of [owner, agent]) await prove(each);
});

const password = 'correct horse';
const reason = 'They asked for it.';
const prove = ({ auth }: SignedIn) => app.http().post('/auth/proof').set(auth).send({ password }).expect(200);
const list = async (query: object): Promise<PersonFactsDto[]> =>
  (await app.http().get('/admin/people').query(query).set(agent.auth).expect(200)).body.data.people;
const found = async (query: object) => (await list(query)).map(({ id }) => id);
const one = async ({ userId }: SignedIn): Promise<AdminPersonDto> =>
  (await app.http().get(`/admin/people/${userId}`).set(agent.auth).expect(200)).body.data;
const act = (what: string, body: object = {}, by = agent, { userId } = person) =>
  app
    .http()
    .post(`/admin/people/${userId}/${what}`)
    .set(by.auth)
    .send({ reason, ...body });
const exportOf = ({ userId }: SignedIn, by = owner) =>
  app.http().post(`/api/admin/people/${userId}/export`).set(by.auth).send({ reason });
const signIn = ({ email }: SignedIn) => app.http().post('/auth/login').send({ email, password });
/** Returns the mails to a user. */
const mailTo = async ({ email }: SignedIn) => {
  await app.runJobs();
  const mails = app.outbox().map((mail) => decodedMail(mail));
  return mails.filter((mail) => mail.includes(`To: ${email}`)).join('\n');
};

test('R-22 people are found by the beginning of their address, name or username, and by the number of an order', async () => {
  const rose = await insertTestAsset(app.db, { title: 'Rose', categoryId: 1 });
  const order = await buy(app, person, [rose], 900);
  await app.db
    .updateTable('account_user')
    .set({ name: 'Zelda_Fitz', username: 'zfitz_1' })
    .where('id', '=', person.userId)
    .execute();
  for (const q of [person.email.toUpperCase(), 'zelda_', 'ZFITZ', order.number.toLowerCase()]) {
    expect(await found({ q })).toEqual([person.userId]);
  }
  expect(await found({ q: 'zelda%' })).toEqual([]);
  expect((await found({ sort: 'joined', limit: 1 }))[0]).toBe(owner.userId);
  await app.http().get('/admin/people?view=nobody').set(agent.auth).expect(422);
});

test('R-22 people are narrowed to those who are blocked, unconfirmed, subscribers, in studios or on the staff', async () => {
  const subscriber = await signUpForYears(app);
  await subscribe(app, subscriber, 'pro-monthly');
  await insertStudioOf(app.db, person.userId);
  await act('block').expect(200);

  expect(await found({ view: 'blocked' })).toEqual([person.userId]);
  expect(await found({ view: 'subscribers' })).toEqual([subscriber.userId]);
  expect(await found({ view: 'studios' })).toEqual([person.userId]);
  expect(await found({ view: 'staff', sort: 'joined' })).toEqual([owner.userId, agent.userId]);
  expect(await found({ view: 'unconfirmed' })).toContain(person.userId);
  await app.confirm(person);
  expect(await found({ view: 'unconfirmed' })).not.toContain(person.userId);
});

test('R-22 a person is shown with orders, licenses, sessions, tickets and what the staff did', async () => {
  const lily = await insertTestAsset(app.db, { title: 'Lily', categoryId: 1 });
  const order = await buy(app, person, [lily], 900);
  const ticket = { category: 'payments', subject: 'No receipt', description: 'It has not come.' };
  await app.http().post('/support/tickets').set(person.auth).send(ticket).expect(201);
  await act('confirm-email').expect(200);

  expect(await one(person)).toMatchObject({
    email: person.email,
    isEmailConfirmed: true,
    lastSeenAt: expect.any(String),
    plan: null,
    freeDownloads: 5,
    orders: [{ number: order.number, status: 'completed', total: 900 }],
    orderCount: 1,
    licenses: [{ title: 'Lily', license: 'standard', orderNumber: order.number, isEnded: false }],
    licenseCount: 1,
    sessions: [{ device: 'Unknown device' }],
    tickets: [{ subject: 'No receipt', status: 'new' }],
    acts: [{ action: 'person.help', actor: { id: agent.userId }, why: reason }],
  });
});

test('R-22 an address is confirmed once, and the person is told why', async () => {
  expect((await act('confirm-email').expect(200)).body.data).toMatchObject({ isEmailConfirmed: true });
  expect(await mailTo(person)).toContain(`The reason: ${reason}`);
  await act('confirm-email').expect(409);
  await act('confirm-email', { reason: ' ' }).expect(422);
});

test('R-22 all sessions of a person end at once', async () => {
  expect((await act('end-sessions').expect(200)).body.data.sessions).toEqual([]);
  await app.http().get('/auth/me').set(person.auth).expect(401);
  await act('end-sessions').expect(409);
  await signIn(person).expect(200);
});

test('PR-13 who is blocked is signed out, cannot sign in, keeps what was bought, and can be let in again', async () => {
  const iris = await insertTestAsset(app.db, { title: 'Iris', categoryId: 1 });
  await buy(app, person, [iris], 900);
  await act('block').expect(200);

  await app.http().get('/auth/me').set(person.auth).expect(401);
  expect((await signIn(person).expect(403)).body.code).toBe('account_blocked');
  await app.http().post('/auth/login').send({ email: person.email, password: 'wrong guess' }).expect(401);
  expect(await mailTo(person)).toContain('is blocked');
  expect((await one(person)).licenses).toMatchObject([{ title: 'Iris', isEnded: false }]);
  await act('block').expect(409);

  expect((await act('unblock').expect(200)).body.data).toMatchObject({ isBlocked: false, blockedAt: null });
  await signIn(person).expect(200);
  await act('unblock').expect(409);
});

test('PR-13 a session that was opened while its person was being blocked is worth nothing', async () => {
  await app.db
    .updateTable('account_user')
    .set({ blocked_at: app.clock.now() })
    .where('id', '=', person.userId)
    .execute();
  await app.http().get('/auth/me').set(person.auth).expect(401);
});

test('PR-13 the plan of who is blocked is not renewed', async () => {
  const subscriber = await signUpForYears(app);
  await subscribe(app, subscriber, 'pro-monthly');
  await act('block', {}, agent, subscriber).expect(200);
  await app.runJobs();
  expect((await one(subscriber)).plan).toMatchObject({ status: 'canceled' });
});

test('PR-13 nobody of the staff is blocked or erased, not by themselves either', async () => {
  for (const colleague of [owner, agent]) {
    await act('block', {}, agent, colleague).expect(409);
    await act('erase', {}, owner, colleague).expect(409);
  }
});

test('R-22 free downloads are corrected, and the person can use them', async () => {
  await app.confirm(person);
  const corrected = await act('correct-downloads', { freeDownloads: 2 }).expect(200);
  expect(corrected.body.data).toMatchObject({ freeDownloads: 2 });
  const free = await insertTestAsset(app.db, { title: 'Free Rose', isFree: true });
  await app.http().post(`/api/downloads/free/${free}`).set(person.auth).expect(200);
  expect((await act('correct-downloads', { freeDownloads: 5 }).expect(200)).body.data.freeDownloads).toBe(5);
  const second = await insertTestAsset(app.db, { title: 'Free Lily', isFree: true });
  await app.http().post(`/api/downloads/free/${second}`).set(person.auth).expect(200);
  expect(await one(person)).toMatchObject({ freeDownloads: 4 });

  await act('correct-downloads', { freeDownloads: 6 }).expect(422);
  await act('correct-downloads', {}).expect(422);
  await act('correct-downloads', { freeDownloads: 4 }).expect(409);
});

test('PR-13 an owner exports what is known of a person, who is told', async () => {
  const { body } = await exportOf(person).expect(200);
  expect(body.account).toMatchObject({ id: person.userId, email: person.email });
  expect(await mailTo(person)).toContain('made a copy');
  await exportOf(person, agent).expect(403);
  await exportOf({ ...person, userId: 'nobody' }).expect(404);
});

test('PR-13 an owner erases a person on request: nothing is left to be found', async () => {
  await act('erase', {}, agent).expect(403);
  await act('erase', {}, owner).expect(204);
  await app.http().get(`/admin/people/${person.userId}`).set(agent.auth).expect(404);
  expect(await found({ q: person.email })).toEqual([]);
  await signIn(person).expect(401);
  await act('erase', {}, owner).expect(404);
});

test('PR-13 block, export and erase ask for the password again', async () => {
  const fresh = await app.signUp('owner');
  for (const answer of [await act('block', {}, fresh), await act('erase', {}, fresh), await exportOf(person, fresh)]) {
    expect(answer.status).toBe(403);
    expect(answer.body.code).toBe('proof_required');
  }
});

test('PR-13 who only shops sees nobody', async () => {
  await app.http().get('/admin/people').expect(401);
  await app.http().get('/admin/people').set(person.auth).expect(403);
  await app.http().get(`/admin/people/${person.userId}`).set(person.auth).expect(403);
});
