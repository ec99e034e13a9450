import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';

let app: TestApp;
let person: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await app.signUp();
});

const day = 86_400_000;

async function tokens(): Promise<string[]> {
  await app.runJobs();
  const mails = app.confirmationMails().filter((mail) => mail.includes(`\nTo: ${person.email}\n`));
  return mails.flatMap((mail) => {
    const text = mail.replaceAll('=\n', '').replaceAll('=3D', '=');
    return /http:\/\/shop\.example\/confirm-email\?token=([\w.-]+)/.exec(text)?.[1] ?? [];
  });
}
async function newestToken(known: readonly string[] = []): Promise<string> {
  return (await tokens()).find((token) => !known.includes(token)) ?? '';
}
const confirm = (token: unknown) => app.http().post('/auth/confirm-email').send({ token });
const resend = () => app.http().post('/auth/confirm-email/emails').set(person.auth);
const isConfirmed = async () =>
  (await app.http().get('/auth/me').set(person.auth).expect(200)).body.data.emailConfirmed;

test('E6 registering sends one email whose link leads to our own address, whatever host was asked', async () => {
  const registration = { name: 'Eve Adams', username: 'eve_a', email: 'eve@example.com', password: 'correct horse' };
  const { body } = await app.http().post('/auth/register').set('host', 'evil.example').send(registration).expect(201);
  expect(body.data.user).toMatchObject({ emailConfirmed: false, freeDownloads: 5 });
  await app.runJobs();
  const mails = app.confirmationMails().filter((mail) => mail.includes('\nTo: eve@example.com\n'));
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('Subject: Please confirm your Halfdrop email address');
  expect(mails[0]).not.toContain('evil.example');
});

test('E6 of twenty parallel uses of a link one counts', async () => {
  const token = await newestToken();
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(19);
  expect(await isConfirmed()).toBe(true);
});

test('E6 a link works for seven days', async () => {
  const token = await newestToken();
  app.clock.advance(8 * day);
  const response = await confirm(token).expect(404);
  expect(response.body.message).toBe('This link has already been used or has expired.');
});

test.each(['nonsense', '00000000-0000-4000-8000-000000000000.1.' + 'a'.repeat(43)])(
  'E6 a link that we did not write does nothing: %s',
  async (token) => {
    await confirm(token).expect(404);
  },
);

test('E6 a bit changed anywhere in a token makes it worthless', async () => {
  const token = await newestToken();
  const swap = (at: number) => token.slice(0, at) + (token[at] === 'a' ? 'b' : 'a') + token.slice(at + 1);
  for (const at of [0, 10, token.length - 20, token.length - 40]) await confirm(swap(at)).expect(404);
  expect(await isConfirmed()).toBe(false);
});

test.each([undefined, '', 12, 'x'.repeat(201)])('E6 the token %p answers 422', async (token) => {
  await confirm(token).expect(422);
});

test('E6 another email ends the link of the one before', async () => {
  const first = await newestToken();
  const response = await resend().expect(202);
  expect(response.body.data).toEqual({ email: person.email, isSent: true });
  const second = await newestToken([first]);
  await confirm(first).expect(404);
  await confirm(second).expect(200);
});

test('E6 a confirmed address gets no further email', async () => {
  const token = await newestToken();
  await confirm(token).expect(200);
  expect((await resend().expect(202)).body.data).toMatchObject({ isSent: false });
  expect(await tokens()).toHaveLength(1);
});

test('E5 the sixth email of an hour waits', async () => {
  for (let count = 0; count < 5; count += 1) await resend().expect(202);
  const refused = await resend().expect(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('E6 who resets the password by mail has confirmed the address', async () => {
  await app.http().post('/auth/forgot-password').send({ email: person.email }).expect(200);
  await app.runJobs();
  const mail = app.outbox().find((text) => text.includes(`\nTo: ${person.email}\n`)) ?? '';
  const otp = /^Subject: (\d{6})/m.exec(mail)?.[1];
  const { body } = await app.http().post('/auth/verify-otp').send({ email: person.email, otp }).expect(200);
  const newPassword = 'a new password';
  await app.http().post('/auth/reset-password').send({ token: body.data.resetToken, newPassword }).expect(204);
  const login = await app.http().post('/auth/login').send({ email: person.email, password: newPassword }).expect(200);
  expect(login.body.data.user.emailConfirmed).toBe(true);
});

test('G-03 nothing waits for the confirmation: the free downloads are there at once', async () => {
  expect(await isConfirmed()).toBe(false);
  const { body } = await app.http().get('/auth/me').set(person.auth).expect(200);
  expect(body.data.freeDownloads).toBe(5);
});
