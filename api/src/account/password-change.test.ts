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

const current = 'correct horse';
const change = (body: object) => app.http().put('/auth/profile').set(person.auth).send(body);
const login = (password: string) => app.http().post('/auth/login').send({ email: person.email, password });

describe('PUT /auth/profile', () => {
  test('E-10 sets the password, keeps this session, ends the others and tells the owner', async () => {
    const elsewhere = (await login(current).expect(200)).body.data.token;
    const response = await change({ currentPassword: current, newPassword: 'a new password' }).expect(200);

    expect(response.body.data).toMatchObject({ id: person.userId, email: person.email });
    await app.http().get('/auth/me').set(person.auth).expect(200);
    await app.http().get('/auth/me').set('authorization', `Bearer ${elsewhere}`).expect(401);
    await login(current).expect(401);
    await login('a new password').expect(200);
    await app.runJobs();
    const mails = app.outbox().filter((mail) => mail.includes(`\nTo: ${person.email}\n`));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('Subject: Your Halfdrop password was changed');
  });

  test('E-10 a wrong current password is refused under its field and changes nothing', async () => {
    const response = await change({ currentPassword: 'wrong', newPassword: 'a new password' }).expect(422);
    expect(response.body.errors).toEqual([{ path: 'currentPassword', message: 'Current password is incorrect' }]);
    await login(current).expect(200);
  });

  test.each([
    ['V-20', 'newPassword', '1234567', 'Password must be at least 8 characters long!'],
    ['E3', 'newPassword', 'long '.repeat(60), 'Password must be at most 256 characters'],
    ['V-21', 'newPassword', undefined, 'Password is required'],
    ['V-21', 'currentPassword', '', 'Current password is required'],
  ])('%s %s %p answers 422 with "%s"', async (_row, path, value, message) => {
    const body = { currentPassword: current, newPassword: 'a new password', [path]: value };
    expect((await change(body).expect(422)).body.errors).toEqual([{ path, message }]);
  });

  test('E-10 without a session it answers 401', async () => {
    const body = { currentPassword: current, newPassword: 'a new password' };
    await app.http().put('/auth/profile').send(body).expect(401);
  });

  test('E-10 of two simultaneous changes one counts', async () => {
    const wanted = ['first password', 'second password'];
    const answers = await Promise.all(wanted.map((newPassword) => change({ currentPassword: current, newPassword })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
  });

  test('E5 the eleventh guess of a session waits; the owner may sign in and change elsewhere', async () => {
    const guess = () => change({ currentPassword: 'guess it', newPassword: 'a new password' });
    const answers = await Promise.all(Array.from({ length: 11 }, guess));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    const token = (await login(current).expect(200)).body.data.token;
    await app
      .http()
      .put('/auth/profile')
      .set('authorization', `Bearer ${token}`)
      .send({ currentPassword: current, newPassword: 'a new password' })
      .expect(200);
  });

  test('E6 a change ends a reset that was begun', async () => {
    await app.http().post('/auth/forgot-password').send({ email: person.email }).expect(200);
    await app.runJobs();
    const mail = app.outbox().find((text) => text.includes(`\nTo: ${person.email}\n`)) ?? '';
    const otp = /^Subject: (\d{6})/m.exec(mail)?.[1];
    await change({ currentPassword: current, newPassword: 'a new password' }).expect(200);
    await app.http().post('/auth/verify-otp').send({ email: person.email, otp }).expect(409);
  });
});
