import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';

let app: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.signUp();
});

const password = 'correct horse';

function login(caller: string, body: object) {
  return app
    .http()
    .post('/auth/login')
    .set('x-forwarded-for', caller)
    .send({ email: owner.email, ...body });
}

let callers = 0;
function newCaller(): string {
  callers += 1;
  return `198.51.100.${callers}`;
}

/** Submits wrong passwords, ten per IP address. */
async function guess(times: number): Promise<void> {
  for (let round = 0; round < times / 10; round += 1) {
    const caller = newCaller();
    await Promise.all(Array.from({ length: 10 }, () => login(caller, { password: 'guess it' })));
  }
}

async function deviceTokenOf(): Promise<string> {
  return (await login(newCaller(), { password }).expect(200)).body.data.deviceToken;
}

describe('E5 lockout', () => {
  test('E5 a hundred failures of strangers do not keep the owner out on a device that was used before', async () => {
    const deviceToken = await deviceTokenOf();
    await guess(100);
    await login(newCaller(), { password }).expect(429);
    await login(newCaller(), { password, deviceToken }).expect(200);
  });

  test('E5 a hundred failures from the very address of the owner do not either', async () => {
    const deviceToken = await deviceTokenOf();
    const caller = newCaller();
    await Promise.all(Array.from({ length: 100 }, () => login(caller, { password: 'guess it' })));
    await login(caller, { password }).expect(429);
    await login(caller, { password, deviceToken }).expect(200);
  });

  test('E5 after a reset the owner is in from anywhere', async () => {
    await guess(100);
    const caller = newCaller();
    await login(caller, { password }).expect(429);
    const send = (path: string, body: object) =>
      app
        .http()
        .post(path)
        .set('x-forwarded-for', caller)
        .send(body)
        .expect((response) => response.status < 300);
    await send('/auth/forgot-password', { email: owner.email });
    await app.runJobs();
    const mail = app.outbox().find((text) => text.includes(`\nTo: ${owner.email}\n`)) ?? '';
    const otp = /^Subject: (\d{6})/m.exec(mail)?.[1];
    const { body } = await send('/auth/verify-otp', { email: owner.email, otp });
    await send('/auth/reset-password', { token: body.data.resetToken, newPassword: 'a new password' });
    await login(caller, { password: 'a new password' }).expect(200);
  });

  test('E5 guesses on a known device are counted, too', async () => {
    const deviceToken = await deviceTokenOf();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => login(newCaller(), { password: 'guess it', deviceToken })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  test('E5 a device is known for the account it signed in to, and a token that we did not write counts as none', async () => {
    const stranger = await app.signUp();
    const response = await app.http().post('/auth/login').send({ email: stranger.email, password }).expect(200);
    const foreign: string = response.body.data.deviceToken;
    await guess(100);
    const forged = `${'a'.repeat(43)}.${'b'.repeat(43)}`;
    for (const deviceToken of [foreign, forged, 'nonsense']) {
      await login(newCaller(), { password, deviceToken }).expect(429);
    }
  });

  test('E5 EN-04 a device token opens nothing by itself', async () => {
    const deviceToken = await deviceTokenOf();
    await login(newCaller(), { password: 'wrong password', deviceToken }).expect(401);
    await app.http().get('/auth/me').set('authorization', `Bearer ${deviceToken}`).expect(401);
  });
});
