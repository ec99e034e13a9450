import { sql } from 'kysely';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertStudioOf } from '../../test/support/test-assets.ts';
import { grantStaffRole } from './account.repository.ts';

let app: TestApp;
let person: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await app.signUp();
});

const change = (body: object) => app.http().put('/auth/profile').set(person.auth).send(body);
const me = async () => (await app.http().get('/auth/me').set(person.auth).expect(200)).body.data;

describe('PUT /auth/profile with a name', () => {
  test('E-11 U-04 renames the person, without the space around the name', async () => {
    const response = await change({ name: '  Ada Byron ' }).expect(200);
    expect(response.body.data).toMatchObject({ id: person.userId, name: 'Ada Byron', email: person.email });
    expect(await me()).toMatchObject({ name: 'Ada Byron' });
  });

  test('E-11 U-06 EN-02 E7 address, role and all else in the body are ignored', async () => {
    const before = await me();
    const extra = { email: 'other@example.com', role: 'admin', freeDownloads: 99, id: 'x' };
    await change({ name: 'Ada Byron', ...extra }).expect(200);
    expect(await me()).toEqual({ ...before, name: 'Ada Byron' });
  });

  test.each([
    ['V-05', '', 'Name is required'],
    ['V-05', '   ', 'Name is required'],
    ['V-05', undefined, 'Name is required'],
    ['V-05', 12, 'Name is required'],
    ['V-06', ' A ', 'Name must be at least 2 characters'],
    ['V-06', 'a'.repeat(101), 'Name must be at most 100 characters'],
    ['E8', 'a\u0000b', 'Must not contain control code 0'],
  ])('%s the name %p answers 422 with "%s" and changes nothing', async (_row, name, message) => {
    const before = await me();
    const response = await change({ name }).expect(422);
    expect(response.body.errors).toEqual([{ path: 'name', message }]);
    expect(await me()).toEqual(before);
  });

  test('V-07 V-08 V-09 the username is changed by the rule of its field, and stays unique', async () => {
    const other = (
      await app
        .http()
        .get('/auth/me')
        .set((await app.signUp()).auth)
        .expect(200)
    ).body.data;
    await change({ username: 'new_name' }).expect(200);
    expect(await me()).toMatchObject({ username: 'new_name' });
    const blank = await change({ username: ' ' }).expect(422);
    expect(blank.body.errors).toEqual([{ path: 'username', message: 'User Name is required' }]);
    const taken = await change({ username: other.username.toUpperCase() }).expect(409);
    expect(taken.body).toMatchObject({ code: 'already_taken', field: 'username' });
    expect(await me()).toMatchObject({ username: 'new_name' });
  });

  test('E-11 company and tax number are kept for invoices; blank ones are none', async () => {
    await change({ company: ' Loom & Co ', taxNumber: 'DE 123' }).expect(200);
    expect(await me()).toMatchObject({ company: 'Loom & Co', taxNumber: 'DE 123', name: expect.any(String) });
    await change({ company: ' ' }).expect(200);
    expect(await me()).toMatchObject({ company: null, taxNumber: 'DE 123' });
    await change({ taxNumber: 'x'.repeat(41) }).expect(422);
  });

  test('E-10 E-11 a body with passwords is about the password, whatever stands beside them', async () => {
    const response = await change({ currentPassword: 'wrong', newPassword: 'a new password', name: 'Ada' }).expect(422);
    expect(response.body.errors).toEqual([{ path: 'currentPassword', message: 'Current password is incorrect' }]);
  });

  test('E-11 without a session it answers 401', async () => {
    await app.http().put('/auth/profile').send({ name: 'Ada Byron' }).expect(401);
  });

  test('EN-02 the role is the widest of what a person does, and the database refuses a role nobody knows', async () => {
    expect(await me()).toMatchObject({ role: 'user', staffRoles: [], studios: [] });
    const studioId = await insertStudioOf(app.db, person.userId);
    expect(await me()).toMatchObject({ role: 'contributor', studios: [{ studioId, role: 'owner' }] });
    await grantStaffRole(app.db, person.userId, 'support');
    await grantStaffRole(app.db, person.userId, 'content');
    expect(await me()).toMatchObject({ role: 'admin', staffRoles: ['content', 'support'], studios: [{ studioId }] });
    const write = sql`insert into account_staff_role (account_id, role) values (${person.userId}, 'king')`.execute(
      app.db,
    );
    await expect(write).rejects.toThrow(/account_staff_role_role_check/);
  });
});

describe('sessions', () => {
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/138.0.0.0 Safari/537.36';
  const login = async (userAgent: string): Promise<string> => {
    const credentials = { email: person.email, password: 'correct horse' };
    const response = await app.http().post('/auth/login').set('user-agent', userAgent).send(credentials).expect(200);
    return response.body.data.token;
  };
  const list = async () => (await app.http().get('/auth/sessions').set(person.auth).expect(200)).body.data;
  const isOpen = async (token: string) =>
    (await app.http().get('/auth/me').set('authorization', `Bearer ${token}`)).status === 200;

  test('E4 the list names the device in words, its own session first', async () => {
    await login(windows);
    const sessions = await list();
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toMatchObject({ isCurrent: true });
    expect(sessions[1]).toMatchObject({ device: 'Chrome on Windows', isCurrent: false });
    expect(JSON.stringify(sessions)).not.toMatch(/token|Mozilla/);
  });

  test('E4 the last use is kept to five minutes', async () => {
    const [{ lastUsedAt: first }] = await list();
    app.clock.advance(4 * 60_000);
    await list();
    expect((await list())[0].lastUsedAt).toBe(first);
    app.clock.advance(2 * 60_000);
    await list();
    expect((await list())[0].lastUsedAt).toBe(app.clock.now().toISOString());
  });

  test('E4 one session is ended and answers 401 from then on', async () => {
    const token = await login(windows);
    const [, other] = await list();
    const response = await app.http().delete(`/auth/sessions/${other.id}`).set(person.auth).expect(200);
    expect(response.body.data).toHaveLength(1);
    expect(await isOpen(token)).toBe(false);
    expect(await isOpen(person.token)).toBe(true);
    await app.http().delete(`/auth/sessions/${other.id}`).set(person.auth).expect(404);
  });

  test('E4 all others are ended at once, this one stays', async () => {
    const tokens = [await login(windows), await login('curl/8')];
    const response = await app.http().delete('/auth/sessions').set(person.auth).expect(200);
    expect(response.body.data).toMatchObject([{ isCurrent: true }]);
    expect(await Promise.all(tokens.map(isOpen))).toEqual([false, false]);
    expect(await isOpen(person.token)).toBe(true);
  });

  test.each([
    ['unknown', 'nonsense'],
    ['unknown', '00000000-0000-4000-8000-000000000000'],
  ])('E1 an %s session %p is not found', async (_kind, id) => {
    await app.http().delete(`/auth/sessions/${id}`).set(person.auth).expect(404);
  });

  test("E1 another person's session is not found and stays open", async () => {
    const stranger = await app.signUp();
    const [{ id }] = await list();
    await app.http().delete(`/auth/sessions/${id}`).set(stranger.auth).expect(404);
    expect(await isOpen(person.token)).toBe(true);
  });

  test('E4 sessions that are over are not listed', async () => {
    await login(windows);
    await app.http().post('/auth/logout').set(person.auth).expect(204);
    person = { ...person, auth: { authorization: `Bearer ${await login(windows)}` } };
    expect(await list()).toHaveLength(2);
  });
});
