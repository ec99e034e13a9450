import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../../test/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let people = 0;
function newAddress(): string {
  people += 1;
  return `reader${people}@example.com`;
}

const subscribe = (email: unknown) => app.http().post('/newsletter/subscriptions').send({ email });
const confirm = (token: string) => app.http().post('/newsletter/confirmations').send({ token });
const leave = (token: string) => app.http().post('/api/newsletter/unsubscribe').query({ token });

/** Returns the mails to an address, without soft line breaks. */
async function mailsTo(email: string): Promise<string[]> {
  await app.runJobs();
  const mails = app.outbox().map((mail) => mail.replaceAll('=\n', '').replaceAll('=3D', '='));
  return mails.filter((mail) => mail.includes(`To: ${email}`));
}

function tokenIn(mail: string | undefined, page: 'confirm' | 'unsubscribe'): string {
  return new RegExp(`/newsletter/${page}\\?token=([\\w.-]+)`).exec(mail ?? '')?.[1] ?? '';
}

async function statusOf(email: string): Promise<string | undefined> {
  const { rows } = await sql<{ status: string }>`
    select status from newsletter_subscription where lower(email) = lower(${email})`.execute(app.db);
  return rows[0]?.status;
}

describe('POST /newsletter/subscriptions', () => {
  test('HM-12 E-37 keeps the address as pending and sends one mail with a link', async () => {
    const email = newAddress();
    const response = await subscribe(email).expect(202);

    expect(response.body.data).toEqual({ email, status: 'pending' });
    expect(await statusOf(email)).toBe('pending');
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(tokenIn(mails[0], 'confirm')).not.toBe('');
  });

  test('HM-12 an address that is known, in whatever letters, gets no second mail within a day and the same answer', async () => {
    const email = newAddress();
    const first = await subscribe(email).expect(202);
    const second = await subscribe(email).expect(202);
    await subscribe(email.toUpperCase()).expect(202);

    expect(second.body).toEqual(first.body);
    expect(await mailsTo(email)).toHaveLength(1);
    app.clock.advance(25 * 3_600_000);
    await subscribe(email).expect(202);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test('HM-12 simultaneous requests send one mail', async () => {
    const email = newAddress();
    await Promise.all(Array.from({ length: 5 }, () => subscribe(email).expect(202)));

    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('HM-12 a confirmed address gets the same answer and no mail', async () => {
    const email = newAddress();
    await subscribe(email);
    await confirm(tokenIn((await mailsTo(email))[0], 'confirm')).expect(200);
    app.clock.advance(48 * 3_600_000);

    expect((await subscribe(email).expect(202)).body.data).toEqual({ email, status: 'pending' });
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await statusOf(email)).toBe('confirmed');
  });

  test.each([
    ['V-01', '', 'Email is required'],
    ['V-01', undefined, 'Email is required'],
    ['V-02', 'a@b', 'Invalid email address'],
  ])('HM-12 %s V-44 %p answers 422 with "%s"', async (_row, email, words) => {
    const response = await subscribe(email).expect(422);
    expect(response.body.errors).toEqual([{ path: 'email', message: words }]);
  });
});

describe('the links of the mail', () => {
  test('HM-12 confirming counts once and may be repeated', async () => {
    const email = newAddress();
    await subscribe(email);
    const token = tokenIn((await mailsTo(email))[0], 'confirm');

    for (let opened = 0; opened < 2; opened += 1) {
      expect((await confirm(token).expect(200)).body.data).toEqual({ email, status: 'confirmed' });
    }
  });

  test('HM-12 one POST to the List-Unsubscribe address ends it, and may be repeated', async () => {
    const email = newAddress();
    await subscribe(email);
    const [mail = ''] = await mailsTo(email);
    const header = /^List-Unsubscribe: ?<http:\/\/shop\.example([^>]+)>$/m.exec(mail.replaceAll(/\n[ \t]+/g, ''))?.[1];

    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    for (let sent = 0; sent < 2; sent += 1) {
      const response = await app
        .http()
        .post(header ?? '')
        .type('form')
        .send('List-Unsubscribe=One-Click')
        .expect(200);
      expect(response.body.data).toEqual({ email, status: 'unsubscribed' });
    }
    expect(await statusOf(email)).toBe('unsubscribed');
  });

  test('HM-12 who left may come back, and links of the first time are dead', async () => {
    const email = newAddress();
    await subscribe(email);
    const [first] = await mailsTo(email);
    await leave(tokenIn(first, 'unsubscribe')).expect(200);
    await confirm(tokenIn(first, 'confirm')).expect(404);
    app.clock.advance(1000);
    await subscribe(email).expect(202);

    const second = (await mailsTo(email)).find((mail) => mail !== first);
    await leave(tokenIn(first, 'unsubscribe')).expect(404);
    await confirm(tokenIn(second, 'confirm')).expect(200);
    expect(await statusOf(email)).toBe('confirmed');
  });

  test('HM-12 a link to confirm is dead after 7 days', async () => {
    const email = newAddress();
    await subscribe(email);
    const token = tokenIn((await mailsTo(email))[0], 'confirm');
    app.clock.advance(7 * 24 * 3_600_000);

    await confirm(token).expect(404);
    expect(await statusOf(email)).toBe('pending');
  });

  test('a link does only what it was made for', async () => {
    const email = newAddress();
    await subscribe(email);
    const [mail] = await mailsTo(email);

    await confirm(tokenIn(mail, 'unsubscribe')).expect(404);
    await leave(tokenIn(mail, 'confirm')).expect(404);
  });

  test.each([
    'x',
    '5c9a7a5e-0000-4000-8000-000000000000.1.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    '-'.repeat(200),
  ])('an invented token (%s) answers 404', async (token) => {
    const response = await confirm(token).expect(404);
    expect(response.body.message).toBe('This link does not work any more. Please subscribe again.');
    await leave(token).expect(404);
  });

  test.each(['', undefined, 'x'.repeat(201)])('the token %p answers 422', async (token) => {
    await app.http().post('/newsletter/confirmations').send({ token }).expect(422);
  });
});

test('an address nobody confirms is forgotten after 30 days', async () => {
  const email = newAddress();
  await subscribe(email);
  app.clock.advance(31 * 24 * 3_600_000);
  await app.shop.newsletter.prune();

  expect(await statusOf(email)).toBeUndefined();
});
