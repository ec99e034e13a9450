import { sql } from 'kysely';
import { decodedMail } from '../../test/support/decoded-mail.ts';
import { createTestApp, type TestApp } from '../../test/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ticket = {
  category: 'downloads',
  subject: 'The zip will not open',
  description: 'It says the archive is damaged.',
  email: 'ada@example.com',
};
const message = { name: 'Ada', email: 'ada@example.com', subject: 'billing', message: 'Hello there' };
const hour = 3_600_000;

/** Returns tickets in order of arrival; those of the same instant in order of their transactions. */
async function tickets(): Promise<Record<string, unknown>[]> {
  const found = await sql<Record<string, unknown>>`
    select * from support_ticket order by created_at, xmin::text::bigint`.execute(app.db);
  return found.rows;
}

async function mailsTo(address: string): Promise<string[]> {
  await app.runJobs();
  return app.outbox().filter((mail) => mail.includes(`\nTo: ${address}`));
}

describe('POST /support/tickets', () => {
  test('HP-20 EN-31 E-36 G-13 BC-27 keeps the ticket, gives its number and promises 24 hours', async () => {
    const context = 'Help article: What is in a download?';
    const response = await app
      .http()
      .post('/support/tickets')
      .send({ ...ticket, context })
      .expect(201);
    const { number, createdAt, dueAt, ...rest } = response.body.data;

    expect(number).toMatch(/^HD-T-[2-9A-HJKMNP-TV-Z]{8}$/);
    expect(rest).toEqual({
      category: 'downloads',
      subject: ticket.subject,
      description: ticket.description,
      status: 'open',
    });
    expect(Date.parse(dueAt) - Date.parse(createdAt)).toBe(24 * hour);
    expect(await tickets()).toMatchObject([
      { number, user_id: null, email: ticket.email, description: ticket.description, context, status: 'new' },
    ]);
  });

  test('HP-20 mails the number once', async () => {
    const email = 'receipt-of-ticket@example.com';
    const response = await app
      .http()
      .post('/support/tickets')
      .send({ ...ticket, email })
      .expect(201);

    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(`[${response.body.data.number}]`);
  });

  test('M8 an email to an address that a visitor names holds nothing of what they wrote', async () => {
    const email = 'victim@example.com';
    const spam = { subject: 'Cheap pills', description: 'Buy at https://pills.example' };
    const body = { ...ticket, ...spam, email, context: 'pills' };
    await app.http().post('/support/tickets').send(body).expect(201);

    const [mail = ''] = await mailsTo(email);
    expect(mail).toContain('We have your request');
    expect(mail).not.toMatch(/pills/i);
  });

  test('M8 visitors can have 3 emails a day sent to an address, and every ticket is kept', async () => {
    const email = 'often@example.com';
    const mailsSent = async () => {
      await app.runJobs();
      return app.outbox().filter((mail) => /^To: often@example\.com$/im.test(mail)).length;
    };
    const open = (named: string) =>
      app
        .http()
        .post('/support/tickets')
        .send({ ...ticket, email: named })
        .expect(201);
    for (const named of [email, email.toUpperCase(), email, email, email]) await open(named);
    expect(await mailsSent()).toBe(3);
    expect((await tickets()).filter((row) => String(row['email']).toLowerCase() === email)).toHaveLength(5);

    app.clock.advance(24 * hour + 1);
    await open(email);
    expect(await mailsSent()).toBe(4);
  });

  test('M8 someone signed in reads their own words, once their address is confirmed', async () => {
    const { auth, email, userId } = await app.signUp();
    await app.http().post('/support/tickets').set(auth).send(ticket).expect(201);
    expect((await mailsTo(email)).join('')).not.toContain(ticket.description);

    await sql`update account_user set email_confirmed_at = now() where id = ${userId}`.execute(app.db);
    await app.http().post('/support/tickets').set(auth).send(ticket).expect(201);
    expect((await mailsTo(email)).join('')).toContain(ticket.description);
  });

  test('HP-20 reaches support whole, to be answered to who asked', async () => {
    const email = 'asks-for-help@example.com';
    const context = 'Help article: Damaged archives';
    await app
      .http()
      .post('/support/tickets')
      .send({ ...ticket, email, context })
      .expect(201);

    const copy = (await mailsTo('support@halfdrop.example')).find((mail) => mail.includes(`Reply-To: ${email}`));
    expect(copy).toContain(ticket.subject);
    expect(copy).toContain(ticket.description);
    expect(copy).toContain(context);
  });

  test('G-13 of someone signed in the account counts, and a subscriber waits 12 hours at most', async () => {
    const { auth, email, userId } = await app.signUp();
    await sql`update account_user set has_active_subscription = true where id = ${userId}`.execute(app.db);
    const body = { ...ticket, email: 'other@example.com' };
    const response = await app.http().post('/support/tickets').set(auth).send(body).expect(201);
    const { createdAt, dueAt } = response.body.data;

    expect(Date.parse(dueAt) - Date.parse(createdAt)).toBe(12 * hour);
    expect((await tickets()).at(-1)).toMatchObject({ email, user_id: userId });
  });

  test.each([
    ['subject', ' ', 'Subject is required'],
    ['subject', undefined, 'Subject is required'],
    ['subject', 'x'.repeat(151), 'Subject must be at most 150 characters'],
    ['description', '', 'Description is required'],
    ['description', 'x'.repeat(5001), 'Description must be at most 5000 characters'],
    ['category', 'gossip', 'Category is required'],
    ['category', undefined, 'Category is required'],
    ['email', undefined, 'Email is required'],
    ['email', '', 'Email is required'],
    ['email', 'a@b', 'Invalid email address'],
    ['context', 'x'.repeat(501), 'Must be text of at most 500 characters'],
  ])('V-43 V-44 %s of %p answers 422 with "%s" and keeps nothing', async (field, value, words) => {
    const before = (await tickets()).length;
    const response = await app
      .http()
      .post('/support/tickets')
      .send({ ...ticket, [field]: value })
      .expect(422);

    expect(response.body.errors).toEqual([{ path: field, message: words }]);
    expect(await tickets()).toHaveLength(before);
  });
});

describe('the tickets of a person', () => {
  async function open(auth: Record<string, string>, subject: string): Promise<string> {
    app.clock.advance(1000);
    const { body } = await app
      .http()
      .post('/support/tickets')
      .set(auth)
      .send({ ...ticket, subject })
      .expect(201);
    return String(body.data.number);
  }

  test('HP-20 E-36 are listed by pages, the newest first, and nobody else sees them', async () => {
    const [{ auth }, other] = await Promise.all([app.signUp(), app.signUp()]);
    const first = await open(auth, 'First');
    const second = await open(auth, 'Second');
    await open(other.auth, 'Of somebody else');

    const { data } = (await app.http().get('/support/tickets?limit=1').set(auth).expect(200)).body;
    expect(data.tickets).toMatchObject([{ number: second, subject: 'Second' }]);
    expect(data.pagination).toEqual({ totalItems: 2, totalPages: 2, page: 1, limit: 1 });
    const next = await app.http().get('/support/tickets?limit=1&page=2').set(auth).expect(200);
    expect(next.body.data.tickets).toMatchObject([{ number: first }]);
  });

  test('HP-20 one is read by its number, with what was written; an unknown one and someone else’s answer alike', async () => {
    const [{ auth }, other] = await Promise.all([app.signUp(), app.signUp()]);
    const number = await open(auth, 'Mine');
    const read = (path: string, requester: Record<string, string>) =>
      app.http().get(`/support/tickets/${path}`).set(requester);

    const { data } = (await read(number, auth).expect(200)).body;
    expect(data).toMatchObject({ number, subject: 'Mine', description: ticket.description, status: 'open' });
    const hidden = await read(number, other.auth).expect(404);
    const unknown = await read('HD-T-22222222', other.auth).expect(404);
    expect(hidden.body.message).toBe(unknown.body.message);
  });

  test('HP-20 the number in the mail leads to its page, for who has an account', async () => {
    const { auth, email } = await app.signUp();
    const number = await open(auth, 'Linked');
    const page = `/profile/tickets/${number}`;
    const [mail = ''] = (await mailsTo(email)).map(decodedMail);
    expect(mail).toMatch(new RegExp(`\\nhttps?://[^/\\s]+${page}\\n`));
    expect(mail).toMatch(new RegExp(`<a href="https?://[^/"]+${page}">${number}</a>`));

    const visitor = 'no-account@example.com';
    await app
      .http()
      .post('/support/tickets')
      .send({ ...ticket, email: visitor })
      .expect(201);
    expect((await mailsTo(visitor)).join('')).not.toContain('/profile/');
  });
});

describe('POST /support/messages', () => {
  test('HP-20 CN-05 EN-30 E-35 BC-27 a message is a ticket with a number and a time it is answered by', async () => {
    const response = await app.http().post('/support/messages').send(message).expect(201);
    const { number, createdAt, dueAt, ...rest } = response.body.data;

    expect(number).toMatch(/^HD-T-[2-9A-HJKMNP-TV-Z]{8}$/);
    expect(rest).toEqual({
      category: null,
      subject: 'Contact form: billing',
      description: message.message,
      status: 'open',
    });
    expect(Date.parse(dueAt) - Date.parse(createdAt)).toBe(24 * hour);
    expect((await tickets()).at(-1)).toMatchObject({
      number,
      user_id: null,
      sender_name: 'Ada',
      email: message.email,
      contact_subject: 'billing',
      description: 'Hello there',
    });
  });

  test('HP-20 CN-05 its number reaches the sender, and all of it support, to be answered to the sender', async () => {
    const email = 'writes-a-message@example.com';
    const body = { ...message, email };
    const { number } = (await app.http().post('/support/messages').send(body).expect(201)).body.data;

    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(`[${number}]`);
    expect(mails[0]).not.toContain('Hello there');
    const copies = (await mailsTo('support@halfdrop.example')).filter((mail) => mail.includes(`Reply-To: ${email}`));
    expect(copies).toHaveLength(1);
    expect(copies[0]).toContain(`[${number}] Contact form: billing`);
    expect(copies[0]).toContain(`From: Ada <${email}>`);
    expect(copies[0]).toContain('Hello there');
  });

  test('a message belongs to the account whose address it names, and to nobody else', async () => {
    const { auth, email, userId } = await app.signUp();
    await sql`update account_user set has_active_subscription = true where id = ${userId}`.execute(app.db);
    const send = (named: string) =>
      app
        .http()
        .post('/support/messages')
        .set(auth)
        .send({ ...message, email: named })
        .expect(201);
    const own = (await send(email.toUpperCase())).body.data;
    const elsewhere = (await send('elsewhere@example.com')).body.data;

    expect(Date.parse(own.dueAt) - Date.parse(own.createdAt)).toBe(12 * hour);
    const owners = new Map((await tickets()).map((row) => [row['number'], row['user_id']]));
    expect([owners.get(own.number), owners.get(elsewhere.number)]).toEqual([userId, null]);
  });

  test('CN-04 the subject may be left out', async () => {
    const { subject: _none, ...rest } = message;
    app.clock.advance(1000);
    await app.http().post('/support/messages').send(rest).expect(201);

    expect((await tickets()).at(-1)).toMatchObject({ contact_subject: 'general' });
  });

  test.each(['general', 'support', 'contributor', 'partnership', 'billing', 'feedback', 'other'])(
    'BC-29 %s is a subject',
    async (subject) => {
      await app
        .http()
        .post('/support/messages')
        .send({ ...message, subject })
        .expect(201);
    },
  );

  test.each([
    ['V-17', 'name', '  ', 'Name is required'],
    ['V-17', 'name', undefined, 'Name is required'],
    ['V-01', 'email', '', 'Email is required'],
    ['V-02', 'email', 'a@b', 'Invalid email address'],
    ['V-18', 'message', '', 'Message is required'],
    ['V-18', 'message', 'x'.repeat(5001), 'Message must be at most 5000 characters'],
    ['BC-29', 'subject', 'gossip', 'Must be one of the subjects'],
  ])('%s V-44 %s of %p answers 422 with "%s"', async (_row, field, value, words) => {
    const response = await app
      .http()
      .post('/support/messages')
      .send({ ...message, [field]: value })
      .expect(422);

    expect(response.body.errors).toEqual([{ path: field, message: words }]);
  });

  test('a name cannot add headers to the mail', async () => {
    const name = 'Eve\r\nBcc: victim@example.com';
    await app
      .http()
      .post('/support/messages')
      .send({ ...message, name })
      .expect(201);

    const mails = await mailsTo('support@halfdrop.example');
    expect(mails.filter((mail) => /^Bcc:/m.test(mail.split('\n\n')[0] ?? ''))).toEqual([]);
  });

  test('after too many from one address the next answers 429 with the time to wait', async () => {
    const send = () => app.http().post('/support/messages').send(message);
    const answers = await Promise.all(Array.from({ length: 31 }, async () => (await send()).status));

    expect(answers).toContain(429);
    expect((await send()).headers['retry-after']).toMatch(/^\d+$/);
  });
});

test('CN-01 the address of the settings is told to pages, and is where tickets go and mail comes from', async () => {
  const other = await createTestApp({ supportEmail: 'desk@atelier.example' });
  expect((await other.http().get('/support/contact').expect(200)).body.data).toEqual({ email: 'desk@atelier.example' });
  await other.http().post('/support/messages').send(message).expect(201);
  await other.runJobs();

  const mails = other.outbox();
  expect(mails).toHaveLength(2);
  for (const mail of mails) expect(mail).toContain('From: Halfdrop <desk@atelier.example>');
  expect(mails.filter((mail) => mail.includes('\nTo: desk@atelier.example'))).toHaveLength(1);
  await other.close();
});
