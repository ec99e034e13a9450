import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { buy } from '../../test/support/test-purchase.ts';
import { createAudit } from './audit.ts';
import { grantRole, takeRoles } from './change-roles.ts';
import type { StaffMemberDto } from './staff.contract.ts';

const MINUTE = 60_000;

let app: TestApp;
let owner: SignedIn;
let person: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  [owner, person] = [await app.signUp('owner'), await app.signUp()];
  await prove(owner).expect(200);
});
afterEach(async () => {
  const { rows } = await app.pool.query('delete from account_staff_role returning account_id');
  expect(rows).not.toEqual([]);
});

const prove = ({ auth }: SignedIn, password = 'correct horse') =>
  app.http().post('/auth/proof').set(auth).send({ password });
const change = (what: 'grant-role' | 'take-role', body: object, { auth } = owner) =>
  app.http().post(`/admin/staff/${what}`).set(auth).send(body);
const grant = (email: string, role: string, by = owner) => change('grant-role', { email, role, reason: 'Helps.' }, by);
const take = (email: string, role: string, by = owner) => change('take-role', { email, role, reason: 'Left.' }, by);
const staff = async ({ auth } = owner): Promise<StaffMemberDto[]> =>
  (await app.http().get('/admin/staff').set(auth).expect(200)).body.data.members;
const rolesOf = async ({ userId }: SignedIn) => (await staff()).find(({ id }) => id === userId)?.roles;
const linesAbout = async ({ userId }: SignedIn) =>
  (await app.http().get(`/admin/audit?subjectKind=account&subjectId=${userId}`).set(owner.auth).expect(200)).body.data
    .lines;

test('G-04 PR-13 an owner grants and takes roles, which count from the next request on', async () => {
  await app.http().get('/admin/overview').set(person.auth).expect(403);
  const { body } = await grant(person.email.toUpperCase(), 'support').expect(200);
  expect(body.data).toMatchObject({ id: person.userId, email: person.email, roles: ['support'] });
  await app.http().get('/admin/overview').set(person.auth).expect(200);
  await grant(person.email, 'content').expect(200);
  expect(await rolesOf(person)).toEqual(['content', 'support']);

  await take(person.email, 'content').expect(200);
  expect((await take(person.email, 'support').expect(200)).body.data).toMatchObject({ roles: [], since: null });
  await app.http().get('/admin/overview').set(person.auth).expect(403);
  expect(await rolesOf(person)).toBeUndefined();
});

test('PR-13 each change has its line with the reason, and what changes nothing has none', async () => {
  await grant(person.email, 'support').expect(200);
  await grant(person.email, 'support').expect(200);
  await take(person.email, 'content').expect(200);

  expect(await linesAbout(person)).toMatchObject([
    {
      action: 'staff.manage',
      actor: { id: owner.userId },
      before: { roles: [] },
      after: { roles: ['support'] },
      why: 'Helps.',
    },
  ]);
});

test('G-04 the person is told by mail what they got and lost', async () => {
  await grant(person.email, 'support').expect(200);
  await take(person.email, 'support').expect(200);
  await app.runJobs();

  const mails = app.outbox().filter((mail) => mail.includes(`To: ${person.email}`));
  expect(mails.filter((mail) => mail.includes('You have a new role'))).toHaveLength(1);
  expect(mails.filter((mail) => mail.includes('You have no role on the staff now'))).toHaveLength(1);
});

test.each([
  ['an address nobody has', { email: 'nobody@example.com', role: 'support', reason: 'Helps.' }, 404],
  ['no reason', { email: 'buyer1@example.com', role: 'support', reason: ' ' }, 422],
  ['an unknown role', { email: 'buyer1@example.com', role: 'king', reason: 'Helps.' }, 422],
])('G-04 %s is refused', async (_what, body, status) => {
  await change('grant-role', body).expect(status);
});

test('G-04 the last owner stays; of two who take it from each other at once, one stays', async () => {
  const { body } = await take(owner.email, 'owner').expect(409);
  expect(body.code).toBe('last_admin');

  const second = await app.signUp('owner');
  await prove(second).expect(200);
  const answers = await Promise.all([take(second.email, 'owner'), take(owner.email, 'owner', second)]);
  const [done, refused] = answers.map(({ status }) => status).toSorted((one, other) => one - other);
  expect(done).toBe(200);
  // The second one is no longer an owner, or would leave the shop without one.
  expect([403, 409]).toContain(refused);
  const owners = await app.db
    .selectFrom('account_staff_role')
    .select('account_id')
    .where('role', '=', 'owner')
    .execute();
  expect(owners).toHaveLength(1);
});

test('G-04 the same role granted twice at once is one role and one line', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => grant(person.email, 'finance')));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(await linesAbout(person)).toHaveLength(1);
});

test('G-04 a script on the machine of the shop leaves lines, too', async () => {
  const shop = { db: app.db, audit: createAudit(app) };
  await grantRole(shop, { by: null, email: person.email, reason: 'npm run grant', role: 'support' });
  await takeRoles(shop, { by: null, email: person.email, reason: 'npm run grant', roles: ['owner', 'support'] });

  expect(await linesAbout(person)).toMatchObject([
    { actor: null, why: 'npm run grant', after: { roles: [] } },
    { actor: null, requestId: null, after: { roles: ['support'] } },
  ]);
});

describe('the password is asked for again', () => {
  test('PR-13 for roles, once the input is right, and for ten minutes not again', async () => {
    const other = await app.signUp('owner');
    const refused = await grant(person.email, 'support', other).expect(403);
    expect(refused.body).toMatchObject({ code: 'proof_required', message: expect.stringContaining('password') });
    expect(await rolesOf(person)).toBeUndefined();

    const { body } = await prove(other).expect(200);
    expect(body.data).toEqual({ provenUntil: new Date(app.clock.now().getTime() + 10 * MINUTE).toISOString() });
    await grant(person.email, 'support', other).expect(200);
    app.clock.advance(10 * MINUTE);
    await take(person.email, 'support', other).expect(403);
  });

  test('PR-13 on this session alone', async () => {
    const { body } = await app.http().post('/auth/login').send({ email: owner.email, password: 'correct horse' });
    const elsewhere = { ...owner, auth: { authorization: `Bearer ${body.data.token}` } };
    await grant(person.email, 'support', elsewhere).expect(403);
  });

  test('E5 wrong passwords are told, prove nothing, and are counted as those of a sign-in', async () => {
    const other = await app.signUp('owner');
    const wrong = await prove(other, 'wrong horse').expect(422);
    expect(wrong.body.errors).toEqual([{ path: 'password', message: 'This is not your password' }]);
    await grant(person.email, 'support', other).expect(403);

    for (let tries = 1; tries < 10; tries += 1) await prove(other, 'wrong horse').expect(422);
    await prove(other).expect(429);
    await app.http().post('/auth/login').send({ email: other.email, password: 'correct horse' }).expect(429);
  });

  test('PR-13 an account without a password needs a sign-in with Google a moment ago', async () => {
    const other = await app.signUp('owner');
    await app.db.updateTable('account_user').set({ password_hash: null }).where('id', '=', other.userId).execute();
    const { body } = await app.http().post('/auth/proof').set(other.auth).send({}).expect(409);
    expect(body.code).toBe('reauthentication_required');
  });

  test('A14 PR-13 for a refund above 100 USD, which is then given', async () => {
    const assets = await Promise.all(
      Array.from({ length: 12 }, (_, index) => insertTestAsset(app.db, { title: `Rose ${index}`, categoryId: 1 })),
    );
    const order = await buy(app, person, assets, 12 * 900);
    const agent = await app.signUp('support');
    const refund = (amountCents: number) =>
      app
        .http()
        .post(`/admin/orders/${order.number}/refunds`)
        .set(agent.auth)
        .set('idempotency-key', `refund-of-${amountCents}`)
        .send({ reason: 'duplicate', amountCents });

    expect((await refund(10_001).expect(403)).body.code).toBe('proof_required');
    await refund(100).expect(201);
    await prove(agent).expect(200);
    await refund(10_001).expect(201);
  });
});

test('PR-13 only owners see and change who works for the shop', async () => {
  for (const { auth } of [person, await app.signUp('support')]) {
    await app.http().get('/admin/staff').set(auth).expect(403);
    await app.http().post('/admin/staff/grant-role').set(auth).send({}).expect(403);
  }
  await app.http().get('/admin/staff').expect(401);
});
