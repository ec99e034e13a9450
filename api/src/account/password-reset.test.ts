import { sql } from 'kysely';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';

const minute = 60_000;
let app: TestApp;
let person: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await app.signUp();
});

let callers = 0;
/** Returns an unused IP address. */
function newCaller(): string {
  callers += 1;
  return `203.0.113.${callers}`;
}

function post(path: string, body: object, caller = newCaller()) {
  return app.http().post(path).set('x-forwarded-for', caller).send(body);
}
const ask = (email: string, caller?: string) => post('/auth/forgot-password', { email, role: 'user' }, caller);
const give = (otp: unknown, { email = person.email, caller = newCaller() } = {}) =>
  post('/auth/verify-otp', { email, otp }, caller);
const setPassword = (token: string, newPassword: unknown = 'a new password') =>
  post('/auth/reset-password', { token, newPassword });
const login = (password: string) => post('/auth/login', { email: person.email, password });

async function mailsTo(email: string): Promise<string[]> {
  await app.runJobs();
  return app.outbox().filter((mail) => mail.includes(`\nTo: ${email}\n`));
}

async function codesSentTo(email: string): Promise<string[]> {
  const mails = await mailsTo(email);
  return mails.flatMap((mail) => /^Subject: (\d{6}) is your/m.exec(mail)?.[1] ?? []);
}

/** Requests a code and reads it from the email. */
async function newCode(): Promise<string> {
  const before = await codesSentTo(person.email);
  await ask(person.email).expect(200);
  const after = await codesSentTo(person.email);
  return after.find((code) => !before.includes(code)) ?? '';
}

async function newToken(): Promise<string> {
  const response = await give(await newCode()).expect(200);
  return response.body.data.resetToken;
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('POST /auth/forgot-password', () => {
  test('E-07 A-07 BC-25 mails one email with a code of 6 digits and a link, as text and HTML', async () => {
    const response = await ask(person.email).expect(200);
    expect(response.body.data).toEqual({
      message: 'If this address has an account, a code is on its way.',
      expiresInSeconds: 600,
    });
    const mails = await mailsTo(person.email);
    const [mail = ''] = mails.map((text) => text.replaceAll('=\n', ''));
    const [code = ''] = await codesSentTo(person.email);

    expect(mails).toHaveLength(1);
    expect(code).toMatch(/^\d{6}$/);
    expect(mail).toContain(`Subject: ${code} is your Halfdrop verification code`);
    expect(mail).toContain(`Your verification code: ${code}`);
    expect(mail).toContain('It works once, for 10 minutes.');
    expect(mail).toContain('If it was not you who asked, do nothing');
    expect(mail).toContain('Content-Type: text/html');
    expect(mail).toMatch(/^http:\/\/shop\.example\/forgot-password#reset=3D[\w-]{43}$/m);
  });

  test('A-14 E2 an address without an account gets the same bytes, the same job, and no email', async () => {
    await app.runJobs();
    const shapeOf = async (email: string) => {
      const response = await ask(email).set('x-request-id', 'same');
      const { rows } = await sql<{ task: string }>`
        select task_identifier as task from graphile_worker.jobs`.execute(app.db);
      await app.runJobs();
      return { status: response.status, text: response.text, rows };
    };
    expect(await shapeOf('nobody@example.com')).toEqual(await shapeOf(person.email));
    expect(await mailsTo('nobody@example.com')).toEqual([]);
  });

  test('E-07 an admin may reset as anyone, and capitals of an address do not matter', async () => {
    const admin = await app.signUp('owner');
    await ask(admin.email.toUpperCase()).expect(200);
    expect(await codesSentTo(admin.email)).toHaveLength(1);
  });

  test('E6 the database holds no code, no token and no fast hash of a code', async () => {
    const code = await newCode();
    const response = await give(code).expect(200);
    const { rows } = await sql<{ dump: string }>`
      select (select json_agg(r) from account_password_reset r)::text
        || coalesce((select json_agg(j) from graphile_worker._private_jobs j)::text, '') as dump`.execute(app.db);
    expect(rows[0]?.dump).not.toContain(`"${code}"`);
    expect(rows[0]?.dump).not.toContain(response.body.data.resetToken);
    expect(rows[0]?.dump).toContain('$argon2id$');
  });

  test('A-12 E5 the sixth request of one caller for one address waits; the owner elsewhere does not', async () => {
    const stranger = newCaller();
    for (let asked = 0; asked < 5; asked += 1) await ask(person.email, stranger).expect(200);
    const refused = await ask(person.email, stranger).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await ask('nobody@example.com', stranger).expect(200);
    expect(await newCode()).toMatch(/^\d{6}$/);
  });

  test('E5 an account gets 10 emails an hour at most, and asking more keeps the last code alive', async () => {
    let last = '';
    for (let asked = 0; asked < 10; asked += 1) last = await newCode();
    await ask(person.email).expect(200);
    expect(await codesSentTo(person.email)).toHaveLength(10);
    await give(last).expect(200);

    app.clock.advance(61 * minute);
    expect(await newCode()).toMatch(/^\d{6}$/);
  });

  test.each([
    ['V-01', undefined, 'Email is required'],
    ['V-01', ' ', 'Email is required'],
    ['V-02', 'a@b', 'Invalid email address'],
  ])('%s the address %p answers 422 with "%s"', async (_row, email, message) => {
    const response = await post('/auth/forgot-password', { email }).expect(422);
    expect(response.body.errors).toEqual([{ path: 'email', message }]);
  });
});

describe('POST /auth/verify-otp', () => {
  test('E-08 A-15 the right code gives a token, once', async () => {
    const code = await newCode();
    const response = await give(code).expect(200);
    expect(response.body.data.resetToken).toMatch(/^[\w-]{43}$/);
    await give(code).expect(409);
  });

  test('E-08 A-15 E2 a wrong code, an unknown address and an address without a code answer with the same bytes', async () => {
    const attempt = async (email: string, otp: string) => {
      const response = await give(otp, { email }).set('x-request-id', 'same');
      return { status: response.status, text: response.text };
    };
    const other = await app.signUp();
    const wrongCode = await attempt(person.email, wrong(await newCode()));
    expect(wrongCode).toEqual(await attempt('nobody@example.com', '123456'));
    expect(wrongCode).toEqual(await attempt(other.email, '123456'));
    expect(wrongCode.status).toBe(409);
    expect(wrongCode.text).toContain('"invalid_otp"');
  });

  test('A-15 a code is dead after 5 tries, even the right one', async () => {
    const code = await newCode();
    for (let tried = 0; tried < 5; tried += 1) await give(wrong(code)).expect(409);
    await give(code).expect(409);
    await give(await newCode()).expect(200);
  });

  test('A-15 E6 of 20 parallel tries with the right code one succeeds', async () => {
    const code = await newCode();
    const answers = await Promise.all(Array.from({ length: 20 }, () => give(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  test('A-15 a code is dead after 10 minutes', async () => {
    const code = await newCode();
    app.clock.advance(10 * minute);
    await give(code).expect(409);
  });

  test('A-12 a newer code ends the one before', async () => {
    const first = await newCode();
    const second = await newCode();
    await give(first).expect(409);
    await give(second).expect(200);
  });

  test('A-15 a code works for its own account alone', async () => {
    const code = await newCode();
    const other = await app.signUp();
    await give(code, { email: other.email }).expect(409);
    await give(code).expect(200);
  });

  test('E5 the eleventh try of one caller for one address waits; the owner elsewhere does not', async () => {
    const caller = newCaller();
    const code = await newCode();
    const tries = await Promise.all(Array.from({ length: 11 }, () => give(wrong(code), { caller })));
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(1);
    await give(await newCode()).expect(200);
  });

  test.each([
    ['V-14', '', 'OTP is required'],
    ['V-14', undefined, 'OTP is required'],
    ['V-15', '12345', 'OTP must be 6 digits'],
    ['V-15', 'abcdef', 'OTP must be 6 digits'],
    ['V-16', '1234567', 'OTP must be 6 digits'],
    ['V-15', 123456, 'OTP is required'],
  ])('%s the code %p answers 422 with "%s" and costs no try', async (_row, otp, message) => {
    const code = await newCode();
    const response = await give(otp).expect(422);
    expect(response.body.errors).toEqual([{ path: 'otp', message }]);
    await give(code).expect(200);
  });
});

describe('POST /auth/reset-password', () => {
  test('E-09 A-08 sets the password, ends every session, tells the owner, and works once', async () => {
    const elsewhere = await login('correct horse').expect(200);
    const token = await newToken();
    await setPassword(token).expect(204);

    await app.http().get('/auth/me').set(person.auth).expect(401);
    await app.http().get('/auth/me').set('authorization', `Bearer ${elsewhere.body.data.token}`).expect(401);
    await login('correct horse').expect(401);
    await login('a new password').expect(200);
    const reused = await setPassword(token, 'another password').expect(409);
    expect(reused.body.code).toBe('reset_expired');
    const mails = await mailsTo(person.email);
    const told = mails.find((mail) => mail.includes('Subject: Your Halfdrop password was changed'));
    expect(told?.replaceAll('=\n', '')).toContain('http://shop.example/forgot-password');
  });

  test('E6 of 20 parallel uses of a token one succeeds', async () => {
    const token = await newToken();
    const uses = Array.from({ length: 20 }, (_, index) => setPassword(token, `password ${index}`));
    const answers = await Promise.all(uses);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  test('E6 a token is dead after 15 minutes, and when the password was reset by another', async () => {
    const first = await newToken();
    app.clock.advance(15 * minute);
    await setPassword(first).expect(409);

    const second = await newToken();
    const third = await newToken();
    await setPassword(third).expect(204);
    await setPassword(second).expect(409);
  });

  test('E5 a stranger who asks for codes or guesses does not end a reset of the owner', async () => {
    const token = await newToken();
    const strangersCode = await newCode();
    await give(wrong(strangersCode)).expect(409);
    await setPassword(token).expect(204);
    await give(strangersCode).expect(409);
  });

  test('E5 after a reset the owner may sign in at once, however many wrong passwords came before', async () => {
    const caller = newCaller();
    const signIn = (password: string) => post('/auth/login', { email: person.email, password }, caller);
    for (let guessed = 0; guessed < 11; guessed += 1) await signIn('guess it');
    await signIn('correct horse').expect(429);
    const body = { token: await newToken(), newPassword: 'a new password' };
    await post('/auth/reset-password', body, caller).expect(204);
    await signIn('a new password').expect(200);
  });

  test.each([
    ['V-10', 'newPassword', '', 'Password is required'],
    ['V-11', 'newPassword', '1234567', 'Password must be at least 8 characters'],
    ['E3', 'newPassword', 'long '.repeat(60), 'Password must be at most 256 characters'],
  ])('%s %s %p answers 422 with "%s" and leaves the token good', async (_row, path, newPassword, message) => {
    const token = await newToken();
    const response = await setPassword(token, newPassword).expect(422);
    expect(response.body.errors).toEqual([{ path, message }]);
    await setPassword(token).expect(204);
  });

  describe('M1 what strangers ask for and guess', () => {
    async function linkTokens(): Promise<string[]> {
      const mails = await mailsTo(person.email);
      return mails.flatMap((mail) => /#reset=3D([\w-]{43})\n/.exec(mail.replaceAll('=\n', ''))?.[1] ?? []);
    }

    test('leaves the owner a link, when all emails of the hour were used up', async () => {
      for (let asked = 0; asked < 30; asked += 1) await ask(person.email).expect(200);
      const tokens = await linkTokens();
      expect(tokens).toHaveLength(10);
      app.clock.advance(59 * minute);
      await setPassword(tokens[0] ?? '').expect(204);
      await login('a new password').expect(200);
    });

    test('leaves the owner a link, when all tries of the day were used up', async () => {
      for (let round = 0; round < 4; round += 1) {
        const code = await newCode();
        for (let tried = 0; tried < 5; tried += 1) await give(wrong(code)).expect(409);
      }
      await give(await newCode()).expect(409);
      const tokens = await linkTokens();
      await setPassword(tokens.at(-1) ?? '').expect(204);
    });

    test('lets codes be tried again a day later', async () => {
      for (let round = 0; round < 4; round += 1) {
        const code = await newCode();
        for (let tried = 0; tried < 5; tried += 1) await give(wrong(code)).expect(409);
      }
      app.clock.advance(24 * 60 * minute);
      await give(await newCode()).expect(200);
    });

    test('ends with the password: a link works once, and no other one after it', async () => {
      for (let asked = 0; asked < 3; asked += 1) await ask(person.email).expect(200);
      const [first = '', ...others] = await linkTokens();
      expect(others).toHaveLength(2);
      await setPassword(first).expect(204);
      for (const token of [first, ...others]) await setPassword(token).expect(409);
    });

    test('a link is dead after an hour', async () => {
      await newCode();
      const [token = ''] = await linkTokens();
      app.clock.advance(60 * minute);
      await setPassword(token).expect(409);
    });
  });

  test.each(['x', '../../etc', 'a'.repeat(43)])('E6 the invented token %s answers 409', async (token) => {
    expect((await setPassword(token).expect(409)).body.code).toBe('reset_expired');
  });
});

test('a code that the mail could not take is made anew at the next try of the job', async () => {
  const { id } = await sql<{ id: string }>`select gen_random_uuid() as id`
    .execute(app.db)
    .then(({ rows: [row] }) => row ?? { id: '' });
  const job = app.shop.jobs['account.password-otp'];
  await job?.({ id, email: person.email });
  const [first = ''] = await codesSentTo(person.email);
  await job?.({ id, email: person.email });
  const codes = await codesSentTo(person.email);
  expect(codes).toHaveLength(1);
  if (codes[0] !== first) await give(first).expect(409);
  await give(codes[0]).expect(200);
});

test('codes are forgotten a day later', async () => {
  await newCode();
  app.clock.advance(24 * 60 * minute);
  await app.shop.passwordReset.prune();
  const { rows } = await sql`select 1 from account_password_reset`.execute(app.db);
  expect(rows).toHaveLength(0);
});
