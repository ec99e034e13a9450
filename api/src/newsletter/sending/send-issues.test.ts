import { startSmtpServer } from '../../../test/support/smtp-server.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../test/support/test-app.ts';
import { insertTestAsset } from '../../../test/support/test-assets.ts';
import { addReaders } from '../../../test/support/test-newsletter.ts';
import { signPayload } from '../../payments/signature.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { IssueDto } from '../desk/issue-desk.contract.ts';
import { createIssueSender } from './send-issues.ts';

const incomingMailSecret = 'what the mail server signs with';
const MINUTE = 60_000;
const words = { subject: 'Spring', body: '## New\n\nSee [all](/products) & **more**.', assetIds: [] as string[] };

let app: TestApp;
let writer: SignedIn;
let server: Awaited<ReturnType<typeof startSmtpServer>>;
const busy = new Set<string>();

beforeEach(async () => {
  server = await startSmtpServer(['gone@example.com'], busy);
  app = await createTestApp({ smtp: { url: server.url, from: null }, incomingMailSecret });
  writer = await app.signUp('content');
  await app.runJobs();
  server.taken.length = 0;
});
afterEach(async () => {
  busy.clear();
  await app.close();
  await server.close();
});

const post = (path: string, body: object) => app.http().post(path).set(writer.auth).send(body);
async function write(changes: object = {}): Promise<IssueDto> {
  return (await post('/admin/newsletter/issues', { ...words, ...changes }).expect(201)).body.data;
}
async function schedule({ id, version }: IssueDto, sendAt: string | null = null): Promise<void> {
  await post(`/admin/newsletter/issues/${id}/schedule`, { version, sendAt, reason: 'It is spring.' }).expect(200);
}
const read = async (id: string): Promise<IssueDto> =>
  (await app.http().get(`/admin/newsletter/issues/${id}`).set(writer.auth).expect(200)).body.data;
const receivers = () => server.taken.flatMap(({ to }) => to).toSorted();
/** Returns a mail without soft line breaks, with its long headers unfolded. */
const content = (index: number) => unfolded(server.taken[index]?.content ?? '');
const unfolded = (mail: string) =>
  mail
    .replaceAll('=\n', '')
    .replaceAll('=3D', '=')
    .replaceAll('=26', '&')
    .replaceAll(/:\n[ \t]+/g, ': ');
/** Advances the clock and runs the jobs that become due. */
const later = (minutes = 1) => app.travel(minutes * MINUTE);

test('HM-12 an issue goes to each who has confirmed, with patterns on sale and a way off the list', async () => {
  const rose = await insertTestAsset(app.db, { title: 'Rose' });
  const withdrawn = await insertTestAsset(app.db, { title: 'Fern' });
  await app.db.updateTable('catalog_asset').set({ status: 'withdrawn' }).where('id', '=', withdrawn).execute();
  await addReaders(app, 'ada@example.com', 'bob@example.com', 'left@example.com');
  await app.db
    .updateTable('newsletter_subscription')
    .set({ status: 'unsubscribed' })
    .where('email', '=', 'left@example.com')
    .execute();
  const issue = await write({ assetIds: [rose, withdrawn] });
  await schedule(issue);
  await app.runJobs();

  expect(receivers()).toEqual(['ada@example.com', 'bob@example.com']);
  for (const said of [
    'Subject: Spring',
    'See all (http://shop.example/products) & more.',
    'Rose: http://shop.example/',
  ]) {
    expect(content(0)).toContain(said);
  }
  expect(content(0)).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(content(0)).not.toContain('Fern');
  expect(await read(issue.id)).toMatchObject({ state: 'sent', receiverCount: 2, waitingCount: 0, sentCount: 2 });
});

test('HM-12 leaving by the header of a mail takes one POST and no sign-in, and is counted with the issue', async () => {
  await addReaders(app, 'ada@example.com');
  const issue = await write();
  await schedule(issue);
  await app.runJobs();
  const header = /^List-Unsubscribe: ?<http:\/\/shop\.example([^>]+)>$/m;
  const address = header.exec(content(0))?.[1] ?? '';

  await app.http().get(address).expect(404);
  expect(await read(issue.id)).toMatchObject({ unsubscribedCount: 0 });
  for (let sent = 0; sent < 2; sent += 1) {
    await app.http().post(address).type('form').send('List-Unsubscribe=One-Click').expect(200);
  }
  expect(await read(issue.id)).toMatchObject({ unsubscribedCount: 1 });
  const next = await write({ subject: 'Summer' });
  await schedule(next);
  await app.runJobs();
  expect(receivers()).toEqual(['ada@example.com']);
});

test('HM-12 a scheduled issue goes out at its time and not before', async () => {
  await addReaders(app, 'ada@example.com');
  const issue = await write();
  await schedule(issue, new Date(app.clock.now().getTime() + 60 * MINUTE).toISOString());
  await later(59);
  expect(await read(issue.id)).toMatchObject({ state: 'scheduled', receiverCount: 0 });
  await later(1);
  expect(receivers()).toEqual(['ada@example.com']);
});

test('HM-12 a kill in the middle leaves nobody out, and nobody gets another mail', async () => {
  const readers = Array.from({ length: 7 }, (_, index) => `reader${index}@example.com`);
  await addReaders(app, ...readers);
  const issue = await write();
  await schedule(issue);
  const given: Mail[] = [];
  const { db, clock, shop } = app;
  const needs = {
    db,
    clock,
    mailTexts: shop.mailTexts,
    publicUrl: 'http://shop.example',
    linkSecret: app.secrets.newsletterLinks,
  };
  let reachThird = (): void => undefined;
  const third = new Promise<void>((resolve) => {
    reachThird = resolve;
  });
  const killed = createIssueSender({
    ...needs,
    mailer: {
      async send(mail) {
        given.push(mail);
        // Simulates a crash while waiting for the reply to the third mail: nothing after this line ever runs.
        if (given.length === 3) {
          reachThird();
          await new Promise<void>(() => undefined);
        }
      },
    },
  });
  await killed.jobs['newsletter.due']?.({});
  void killed.jobs['newsletter.send']?.({ issueId: issue.id });
  await third;
  expect(await read(issue.id)).toMatchObject({ state: 'sending', sentCount: 2, waitingCount: 5 });

  await later(1);
  expect(receivers()).toEqual([]);
  await later(5);
  expect(await read(issue.id)).toMatchObject({ state: 'sent', sentCount: 7, waitingCount: 0 });
  const beforeKill = given.slice(0, 2).map(({ to }) => to);
  expect([...beforeKill, ...receivers()].toSorted()).toEqual(readers);
  const again = server.taken.find(({ to }) => to[0] === given[2]?.to);
  expect(unfolded(again?.content ?? '')).toContain(`Message-ID: <${given[2]?.id}@halfdrop.example>`);
});

test('HM-12 two workers at once send each mail once', async () => {
  const readers = Array.from({ length: 12 }, (_, index) => `reader${index}@example.com`);
  await addReaders(app, ...readers);
  const issue = await write();
  await schedule(issue);
  await app.shop.jobs['newsletter.due']?.({});
  await Promise.all([1, 2, 3].map(async () => app.shop.jobs['newsletter.send']?.({ issueId: issue.id })));
  await later(1);

  expect(receivers()).toEqual(readers.toSorted());
});

test('HM-12 an address that the server does not know gets no further issue; one that is busy is tried again', async () => {
  await addReaders(app, 'gone@example.com', 'full@example.com', 'ada@example.com');
  busy.add('full@example.com');
  const issue = await write();
  await schedule(issue);
  await app.runJobs();
  expect(receivers()).toEqual(['ada@example.com']);
  expect(await read(issue.id)).toMatchObject({ state: 'sending', bouncedCount: 1, sentCount: 1, waitingCount: 1 });

  busy.clear();
  await later(6);
  expect(receivers()).toEqual(['ada@example.com', 'full@example.com']);
  expect(await read(issue.id)).toMatchObject({ state: 'sent', bouncedCount: 1, sentCount: 2 });
  const listed = await app.http().get('/admin/newsletter/subscribers').query({ view: 'bounced' }).set(writer.auth);
  expect(listed.body.data.subscribers).toMatchObject([
    { email: 'gone@example.com', status: 'bounced', bounceReason: '550 no such mailbox' },
  ]);
});

test('HM-12 an address that is busy for ten hours is given up for this issue and stays on the list', async () => {
  await addReaders(app, 'full@example.com');
  busy.add('full@example.com');
  const issue = await write();
  await schedule(issue);
  await app.runJobs();
  for (const minutes of [5, 10, 20, 40, 80, 160, 320]) await later(minutes + 1);

  expect(await read(issue.id)).toMatchObject({ state: 'sent', failedCount: 1, sentCount: 0 });
  const counts = await app.http().get('/admin/newsletter/counts').set(writer.auth).expect(200);
  expect(counts.body.data).toEqual({ confirmed: 1, pending: 0, unsubscribed: 0, bounced: 0 });
});

describe('what comes back', () => {
  const bounce = (body: object, secret = incomingMailSecret) => {
    const payload = JSON.stringify({ isPermanent: true, reason: '550 5.1.1 no such user', ...body });
    return app
      .http()
      .post('/api/webhooks/bounced-mail')
      .type('json')
      .set('halfdrop-signature', signPayload(secret, payload, app.clock.now()))
      .send(payload);
  };

  test('HM-12 a signed bounce stops the address and is counted once with its issue', async () => {
    await addReaders(app, 'ada@example.com', 'bob@example.com');
    const issue = await write();
    await schedule(issue);
    await app.runJobs();
    const messageId = /Message-ID: (<newsletter-[^>]+>)/.exec(content(0))?.[1] ?? '';
    const email = server.taken[0]?.to[0] ?? '';
    for (let told = 0; told < 2; told += 1) {
      expect((await bounce({ email, messageId }).expect(200)).body.data).toEqual({ isTaken: true });
    }

    expect(await read(issue.id)).toMatchObject({ sentCount: 2, bouncedCount: 1 });
    const next = await write({ subject: 'Summer' });
    await schedule(next);
    await app.runJobs();
    expect(receivers().filter((to) => to === email)).toHaveLength(1);
  });

  test('HM-12 what may work later, or is about nobody, changes nothing; what nobody signed is refused', async () => {
    await addReaders(app, 'ada@example.com');
    const later4xx = { email: 'ada@example.com', messageId: '<a@b>', isPermanent: false };
    expect((await bounce(later4xx).expect(200)).body.data).toEqual({ isTaken: false });
    const stranger = { email: 'eve@example.com', messageId: '<a@b>' };
    expect((await bounce(stranger).expect(200)).body.data).toEqual({ isTaken: false });
    await bounce(stranger, 'another secret').expect(400);
    expect((await bounce({ email: 'nobody', messageId: '<a@b>' }).expect(400)).body.code).toBe('malformed_json');
  });
});

test('HM-12 who asks again after mail came back is mailed a link, and is on the list once they follow it', async () => {
  await addReaders(app, 'gone@example.com');
  const issue = await write();
  await schedule(issue);
  await app.runJobs();
  const subscribe = () => app.http().post('/newsletter/subscriptions').send({ email: 'gone@example.com' }).expect(202);
  await subscribe();
  const counts = async () => (await app.http().get('/admin/newsletter/counts').set(writer.auth).expect(200)).body.data;
  expect(await counts()).toMatchObject({ bounced: 1, pending: 0 });
  app.clock.advance(25 * 60 * MINUTE);
  await subscribe();
  expect(await counts()).toMatchObject({ bounced: 0, pending: 1 });
});
