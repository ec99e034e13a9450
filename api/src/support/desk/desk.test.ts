import { randomUUID } from 'node:crypto';
import { decodedMail } from '../../../test/support/decoded-mail.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../test/support/test-app.ts';
import { insertTestAsset } from '../../../test/support/test-assets.ts';
import { buy } from '../../../test/support/test-purchase.ts';

const hour = 3_600_000;
let app: TestApp;
let agent: SignedIn;
let colleague: SignedIn;
let asker: SignedIn;

beforeAll(async () => {
  app = await createTestApp();
  [agent, colleague, asker] = await Promise.all([app.signUp('support'), app.signUp('support'), app.signUp()]);
});
afterAll(() => app.close());

async function open(subject = 'No receipt', person = asker): Promise<string> {
  app.clock.advance(1000);
  const ticket = { category: 'payments', subject, description: 'It has not come.' };
  const { body } = await app.http().post('/support/tickets').set(person.auth).send(ticket).expect(201);
  return String(body.data.number);
}

const read = async (number: string) =>
  (await app.http().get(`/admin/tickets/${number}`).set(agent.auth).expect(200)).body.data;
const say = (number: string, words: object, by = agent) =>
  app
    .http()
    .post(`/admin/tickets/${number}/messages`)
    .set(by.auth)
    .send({ key: randomUUID(), kind: 'reply', ...words });
const change = (number: string, words: object) =>
  app.http().put(`/admin/tickets/${number}`).set(agent.auth).send(words);
const inbox = async (query: string) =>
  (await app.http().get(`/admin/tickets?${query}`).set(agent.auth).expect(200)).body.data.tickets.map(
    ({ number }: { number: string }) => number,
  );
const mailsTo = async (address: string) => {
  await app.runJobs();
  return app
    .outbox()
    .map(decodedMail)
    .filter((mail) => mail.includes(`\nTo: ${address}`));
};

describe('the inbox', () => {
  test('HP-20 holds tickets and messages, those due first in front, and is narrowed by view and words', async () => {
    const first = await open('A first question');
    const second = await open('A second question');
    app.clock.advance(1000);
    await app.http().post('/support/messages').send({ name: 'Eve', email: 'eve@example.com', message: 'Hello' });
    expect((await inbox('view=owed')).slice(0, 2)).toEqual([first, second]);
    expect((await inbox('view=owed&sort=-due')).indexOf(second)).toBeLessThan(
      (await inbox('view=owed&sort=-due')).indexOf(first),
    );
    expect(await inbox('view=all&q=second')).toEqual([second]);
    expect(await inbox(`view=all&q=${first.toLowerCase()}`)).toEqual([first]);
    expect(await inbox('view=all&q=EVE@example.com')).toHaveLength(1);

    const { version } = (await read(first)).ticket;
    await change(first, { version, assigneeId: agent.userId }).expect(200);
    expect(await inbox('view=mine')).toEqual([first]);
    expect(await inbox('view=unassigned&q=question')).toEqual([second]);
    app.clock.advance(25 * hour);
    expect(await inbox('view=overdue')).toContain(first);
  });

  test('PR-14 is refused to whoever does not answer tickets', async () => {
    await app.http().get('/admin/tickets').expect(401);
    await app.http().get('/admin/tickets').set(asker.auth).expect(403);
    await app
      .http()
      .get('/admin/tickets')
      .set((await app.signUp('catalog')).auth)
      .expect(403);
    await app.http().get('/admin/tickets/HD-T-NOSUCH22').set(agent.auth).expect(404);
  });
});

describe('an answer', () => {
  test('HP-20 reaches the asker by mail and in the profile, and the ticket waits for them', async () => {
    const number = await open();
    const { body } = await say(number, { version: 1, body: 'We have sent it again.' }).expect(200);
    expect(body.data.ticket).toMatchObject({ status: 'waiting', assignee: { id: agent.userId }, version: 2 });

    const [mail = ''] = (await mailsTo(asker.email)).filter((each) => each.includes('We have sent it again.'));
    expect(mail).toContain(`Re: [${number}]`);
    expect(mail).toMatch(/\nReply-To: support\+HD-T-\w{8}\.[\da-f]{20}@halfdrop\.example/);
    const own = await app.http().get(`/support/tickets/${number}/conversation`).set(asker.auth).expect(200);
    expect(own.body.data.messages).toMatchObject([{ isOwn: false, body: 'We have sent it again.' }]);
    expect(own.body.data.ticket.status).toBe('answered');
  });

  test('HP-20 the same request twice is one answer; of two for one version the later is refused and nothing lost', async () => {
    const number = await open();
    const key = randomUUID();
    await say(number, { version: 1, key, body: 'Once.' }).expect(200);
    await say(number, { version: 1, key, body: 'Once.' }).expect(200);
    const refused = await say(number, { version: 1, body: 'Crossed.' }, colleague).expect(409);
    expect(refused.body).toMatchObject({ code: 'version_conflict', currentVersion: 2 });
    await say(number, { version: 2, body: 'Not crossed.' }, colleague).expect(200);

    const { messages } = await read(number);
    expect(messages.map(({ body }: { body: string }) => body)).toEqual(['Once.', 'Not crossed.']);
    const sent = (await mailsTo(asker.email)).filter((mail) => mail.includes(`Re: [${number}]`));
    expect(sent).toHaveLength(2);
  });

  test('a note stays with the staff', async () => {
    const number = await open();
    await say(number, { kind: 'note', body: 'Their plan ended.' }).expect(200);
    expect((await read(number)).ticket.status).toBe('new');
    const own = await app.http().get(`/support/tickets/${number}/conversation`).set(asker.auth).expect(200);
    expect(own.body.data.messages).toEqual([]);
    expect((await mailsTo(asker.email)).join('')).not.toContain('Their plan ended.');
  });

  test.each([
    ['body', { body: ' ' }, 'Message is required'],
    ['kind', { body: 'x', kind: 'shout' }, 'Must be a reply or a note'],
  ])('V-44 %s of the wrong kind answers 422', async (path, words, message) => {
    const response = await say(await open(), { version: 1, ...words }).expect(422);
    expect(response.body.errors).toEqual([{ path, message }]);
  });
});

describe('a ticket', () => {
  test('HP-20 is closed with a question, rated once it is, and opened again by who asked', async () => {
    const number = await open();
    const rate = (isSatisfied: boolean) =>
      app.http().put(`/support/tickets/${number}/rating`).set(asker.auth).send({ isSatisfied });
    await rate(true).expect(409);
    await say(number, { version: 1, body: 'All done.', isClosing: true }).expect(200);
    const [mail = ''] = (await mailsTo(asker.email)).filter((each) => each.includes('All done.'));
    const token = /rating\?token=(?<token>[\w.-]+)/.exec(mail)?.groups?.['token'];

    await app.http().post('/support/ratings').send({ token, isSatisfied: true, note: 'Quick' }).expect(200);
    expect(await read(number)).toMatchObject({ isSatisfied: true, satisfactionNote: 'Quick' });
    await app
      .http()
      .post('/support/ratings')
      .send({ token: `${number}.forged`, isSatisfied: true })
      .expect(404);
    expect((await rate(false).expect(200)).body.data.isSatisfied).toBe(false);

    const reply = { key: randomUUID(), body: 'Still nothing.' };
    await app.http().post(`/support/tickets/${number}/messages`).set(asker.auth).send(reply).expect(200);
    await app.http().post(`/support/tickets/${number}/messages`).set(asker.auth).send(reply).expect(200);
    const after = await read(number);
    expect(after.ticket).toMatchObject({ status: 'open', isOverdue: false });
    expect(after.messages.filter(({ kind }: { kind: string }) => kind === 'asker')).toHaveLength(1);
    const due = Date.parse(after.ticket.dueAt) - app.clock.now().getTime();
    expect(due).toBeGreaterThan(23 * hour);
  });

  test('is closed and opened again by the staff, with a line for each; an old version is refused', async () => {
    const number = await open();
    await change(number, { version: 1, isClosed: true }).expect(200);
    await change(number, { version: 1, isClosed: false }).expect(409);
    const { body } = await change(number, { version: 2, isClosed: false }).expect(200);
    expect(body.data.ticket.status).toBe('open');
    expect(body.data.messages.map((each: { body: string }) => each.body)).toEqual(['Closed', 'Opened again']);
    await change(number, { version: 3, assigneeId: asker.userId }).expect(422);
  });

  test('goes on in another one of the same person, and in none of somebody else', async () => {
    const [from, into] = [await open('Once more'), await open('The first one')];
    const others = await open('Of somebody else', await app.signUp());
    await say(from, { version: 1, body: 'Which order?' }).expect(200);
    const merge = (target: string) =>
      app.http().post(`/admin/tickets/${from}/merge`).set(agent.auth).send({ version: 2, into: target });
    await merge(others).expect(409);
    const { body } = await merge(into).expect(200);
    expect(body.data.ticket.number).toBe(into);
    expect(body.data.messages.map((each: { body: string }) => each.body)).toEqual([
      'Once more\n\nIt has not come.',
      'Which order?',
      `${from} goes on here`,
    ]);
    expect(await read(from)).toMatchObject({ mergedInto: into, ticket: { status: 'closed' } });
    await say(from, { version: 3, body: 'Too late.' }).expect(409);
  });

  test('says who else has it open, and who writes', async () => {
    const number = await open();
    const look = (person: SignedIn, isWriting: boolean) =>
      app.http().post(`/admin/tickets/${number}/presence`).set(person.auth).send({ isWriting }).expect(200);
    expect((await look(agent, false)).body.data).toEqual({ version: 1, others: [] });
    const seen = (await look(colleague, true)).body.data;
    expect(seen.others).toMatchObject([{ isWriting: false }]);
    expect((await look(agent, false)).body.data.others).toMatchObject([{ isWriting: true }]);
    app.clock.advance(6000);
    expect((await look(agent, false)).body.data.others).toEqual([]);
  });

  test('shows the orders of who asked; their receipt and their files are mailed again', async () => {
    const buyer = await app.signUp();
    const rose = await insertTestAsset(app.db, { title: 'Rose', categoryId: 1 });
    const order = await buy(app, buyer, [rose], 900);
    const number = await open('Where is it?', buyer);
    expect((await read(number)).orders).toMatchObject([{ number: order.number, status: 'completed', total: 900 }]);

    const mail = (kind: string) =>
      app.http().post(`/admin/orders/${order.number}/mails`).set(agent.auth).send({ kind });
    expect((await mail('receipt').expect(200)).body.data).toEqual({ sentTo: buyer.email });
    await mail('files').expect(200);
    await mail('poem').expect(422);
    await app.http().post('/admin/orders/HDO-NOSUCH22/mails').set(agent.auth).send({ kind: 'files' }).expect(404);
    const mails = await mailsTo(buyer.email);
    expect(mails.filter((each) => each.includes(`Subject: Your Halfdrop order ${order.number}`))).toHaveLength(2);
    expect(mails.filter((each) => each.includes(`Subject: Your files of order ${order.number}`))).toHaveLength(1);
  });
});

test('macros are kept, changed and taken away; a title is used once', async () => {
  const save = (macro: object) => app.http().put('/admin/support-macros').set(agent.auth).send(macro);
  const { id, version } = (await save({ title: 'Thanks', body: 'Thank you, {name}.' }).expect(200)).body.data;
  await save({ title: 'Thanks', body: 'Again' }).expect(409);
  await save({ id, version, title: 'Thanks', body: 'Thank you.' }).expect(200);
  await save({ id, version, title: 'Thanks', body: 'Late' }).expect(409);
  const tools = await app.http().get('/admin/support-tools').set(agent.auth).expect(200);
  expect(tools.body.data.macros).toContainEqual({ id, title: 'Thanks', body: 'Thank you.', version: 2 });
  expect(tools.body.data.agents.map((each: { id: string }) => each.id)).toContain(colleague.userId);
  await app.http().delete(`/admin/support-macros/${id}`).set(agent.auth).expect(204);
  await app.http().delete(`/admin/support-macros/${id}`).set(agent.auth).expect(404);
});
