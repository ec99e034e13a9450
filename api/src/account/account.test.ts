import type { Socket } from 'node:net';
import { sql } from 'kysely';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ada = { name: 'Ada Lovelace', username: 'ada_l', email: 'Ada@Example.com', password: 'correct horse' };

async function countUsers(): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from account_user`.execute(app.db);
  return rows[0]?.total ?? 0;
}

describe('POST /auth/register', () => {
  test('E-04 G-09 BC-21 makes an account with 5 free downloads and signs it in', async () => {
    const response = await app.http().post('/auth/register').send(ada).expect(201);
    const { token, user } = response.body.data;
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(user).toMatchObject({ name: 'Ada Lovelace', email: 'Ada@Example.com', role: 'user', freeDownloads: 5 });
    expect(JSON.stringify(response.body)).not.toContain('argon2');
  });

  test('M7 a name of two emoji is a name', async () => {
    const body = { ...ada, name: '🦊🌿', username: 'fox', email: 'fox@example.com' };
    const response = await app.http().post('/auth/register').send(body).expect(201);
    expect(response.body.data.user.name).toBe('🦊🌿');
  });

  test('E7 a role in the request is ignored, as is every other extra field', async () => {
    const body = { ...ada, username: 'mallory', email: 'mallory@example.com', role: 'admin', freeDownloads: 999 };
    const response = await app.http().post('/auth/register').send(body).expect(201);
    expect(response.body.data.user).toMatchObject({ role: 'user', freeDownloads: 5 });
  });

  test.each([
    ['email', { ...ada, username: 'other', email: 'ADA@example.COM' }],
    ['username', { ...ada, username: 'ADA_L', email: 'other@example.com' }],
  ])('V-09 a taken %s answers 409 and names the field', async (field, body) => {
    const response = await app.http().post('/auth/register').send(body).expect(409);
    expect(response.body).toMatchObject({ code: 'already_taken', field, errors: [{ path: field }] });
  });

  test('E-28 without a username one is made from the name, another for everyone of that name', async () => {
    const register = async (email: string, name: string) => {
      const body = { name, email, password: 'correct horse' };
      return (await app.http().post('/auth/register').send(body).expect(201)).body.data.user.username;
    };
    expect(await register('mira1@example.com', 'Mira Sándoval')).toBe('mira_sandoval');
    const second = await register('mira2@example.com', 'Mira Sandoval');
    expect(second).toMatch(/^mira_sandoval_\d{6}$/);
    expect(await register('li@example.com', '李明')).toMatch(/^\w{3,20}$/);
  });

  test.each([
    ['V-05', 'name', '', 'Name is required'],
    ['V-05', 'name', undefined, 'Name is required'],
    ['V-06', 'name', ' A ', 'Name must be at least 2 characters'],
    ['V-06', 'name', '🦊', 'Name must be at least 2 characters'],
    ['V-07', 'username', '', 'User Name is required'],
    ['V-08', 'username', 'ab', 'Username only includes Alphabets, letters & _ & length should be 3-20.'],
    ['V-08', 'username', 'a-b', 'Username only includes Alphabets, letters & _ & length should be 3-20.'],
    ['V-08', 'username', 'a'.repeat(21), 'Username only includes Alphabets, letters & _ & length should be 3-20.'],
    ['V-01', 'email', undefined, 'Email is required'],
    ['V-02', 'email', 'a@b', 'Invalid email address'],
    ['V-10', 'password', '', 'Password is required'],
    ['V-11', 'password', '1234567', 'Password must be at least 8 characters'],
    ['E3', 'password', 'a'.repeat(257), 'Password must be at most 256 characters'],
    ['E8', 'name', 'a\u0000b', 'Must not contain control code 0'],
    ['E8', 'name', 'a\ud83e', 'Must be well-formed Unicode text'],
    ['A11', 'email', 12, 'Email is required'],
  ])('%s %s of %p answers 422 with "%s" and writes nothing', async (_row, field, value, message) => {
    const before = await countUsers();
    const body = { name: 'Bo', username: 'bo_1', email: 'bo@example.com', password: '12345678', [field]: value };
    const response = await app.http().post('/auth/register').send(body).expect(422);
    expect(response.body).toMatchObject({ code: 'validation_failed', errors: [{ path: field, message }] });
    expect(await countUsers()).toBe(before);
  });
});

describe('POST /auth/login', () => {
  test('E-05 EN-04 the right password gives token and user, whatever the case of the address', async () => {
    const login = { email: 'ada@EXAMPLE.com', password: ada.password };
    const response = await app.http().post('/auth/login').send(login).expect(200);
    expect(response.body.data.user.email).toBe('Ada@Example.com');
  });

  test('E2 a wrong password and an unknown address answer with the same bytes but for the request id', async () => {
    const attempt = async (email: string) => {
      const response = await app
        .http()
        .post('/auth/login')
        .set('x-request-id', 'same')
        .send({ email, password: 'wrong password' });
      return { status: response.status, text: response.text };
    };
    const unknown = await attempt('nobody@example.com');
    expect(unknown).toEqual(await attempt('ada@example.com'));
    expect(unknown.status).toBe(401);
    expect(unknown.text).toContain('invalid_credentials');
  });

  test('V-04 a password of 5 characters answers 422 with its words', async () => {
    const response = await app
      .http()
      .post('/auth/login')
      .send({ email: 'a@example.com', password: '12345' })
      .expect(422);
    expect(response.body.errors).toEqual([{ path: 'password', message: 'Password must be at least 6 characters' }]);
  });

  test('E5 the eleventh of 12 parallel guesses at one account is told when to come back', async () => {
    const guess = () => app.http().post('/auth/login').send({ email: 'guessed@example.com', password: 'guess it' });
    const answers = await Promise.all(Array.from({ length: 12 }, guess));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused[0]?.body.code).toBe('rate_limited');
  });

  test('E5 guesses are counted for the address that the gateway forwards; from others its word is not taken', async () => {
    const guess = (forwarded: string, person = 'unknown') =>
      app
        .http()
        .post('/auth/login')
        .set('x-forwarded-for', forwarded)
        .send({ email: `${person}@example.com`, password: 'guess it' });
    const people = Array.from({ length: 100 }, (_, index) => `person-${index}`);
    const answers = await Promise.all(people.map((person) => guess('203.0.113.7', person)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect((await guess('203.0.113.7')).status).toBe(429);
    expect((await guess('203.0.113.8')).status).toBe(401);

    const comeFromOutside = (socket: Socket) =>
      Object.defineProperty(socket, 'remoteAddress', { value: '203.0.113.7' });
    app.server.prependListener('connection', comeFromOutside);
    expect((await guess('203.0.113.8')).status).toBe(429);
    app.server.removeListener('connection', comeFromOutside);
  });
});

describe('sessions', () => {
  let person: SignedIn;
  beforeEach(async () => {
    person = await app.signUp();
  });

  test('E-06 G-03 EN-01 GET /auth/me tells who is signed in', async () => {
    const response = await app.http().get('/auth/me').set(person.auth).expect(200);
    expect(response.body.data).toMatchObject({ id: person.userId, freeDownloads: 5, activeSubscription: false });
  });

  test('E-06 without a token it answers 401', async () => {
    const response = await app.http().get('/auth/me').expect(401);
    expect(response.body.code).toBe('unauthenticated');
  });

  test('E4 logout revokes the token on the server', async () => {
    await app.http().post('/auth/logout').set(person.auth).expect(204);
    await app.http().get('/auth/me').set(person.auth).expect(401);
    await app.http().post('/auth/logout').set(person.auth).expect(401);
  });

  test('E4 a token is over after 30 days', async () => {
    app.clock.advance(31 * 86_400_000);
    await app.http().get('/auth/me').set(person.auth).expect(401);
  });

  test.each(['Bearer nonsense', 'Bearer', 'Basic abc', `Bearer ${'x'.repeat(43)}`])(
    'E4 the header "%s" answers 401, also on calls that need no sign-in',
    async (authorization) => {
      await app.http().get('/auth/me').set({ authorization }).expect(401);
      await app.http().get('/categories').set({ authorization }).expect(401);
    },
  );

  test('E3 the database holds neither token nor password', async () => {
    const { rows } = await sql<{ dump: string }>`
      select (select json_agg(s) from account_session s)::text || (select json_agg(u) from account_user u)::text as dump
    `.execute(app.db);
    expect(rows[0]?.dump).not.toContain(person.token);
    expect(rows[0]?.dump).not.toContain('correct horse');
    expect(rows[0]?.dump).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });
});

test('E9 the first admin gets a generated password, once', async () => {
  const admin = await app.shop.account.ensureAdmin();
  expect(admin?.password).toMatch(/^[\w-]{20}$/);
  const response = await app
    .http()
    .post('/auth/login')
    .send(admin ?? {})
    .expect(200);
  expect(response.body.data.user.role).toBe('admin');
  expect(await app.shop.account.ensureAdmin()).toBeNull();
});
