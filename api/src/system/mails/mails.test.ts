import { startSmtpServer } from '../../../test/support/smtp-server.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../test/support/test-app.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { SystemMailDto } from './mails.contract.ts';

let app: TestApp;
let owner: SignedIn;
let server: Awaited<ReturnType<typeof startSmtpServer>>;

beforeEach(async () => {
  server = await startSmtpServer(['gone@example.com']);
  app = await createTestApp({ smtp: { url: server.url, from: null } });
  owner = await app.signUp('owner');
  await app.runJobs();
});
afterEach(async () => {
  await app.close();
  await server.close();
});

const subscribe = (email: string) => app.http().post('/newsletter/subscriptions').send({ email }).expect(202);
async function mails(query: object = {}): Promise<SystemMailDto[]> {
  return (await app.http().get('/admin/system/mails').query(query).set(owner.auth).expect(200)).body.data.mails;
}
const sendAgain = (id: string) => app.http().post(`/admin/system/mails/${id}/send`).set(owner.auth).send({});
const sentTo = (email: string) => server.taken.filter(({ to }) => to.includes(email)).length;

test('R-22 what was mailed is listed with to whom, what and when, without its words', async () => {
  await subscribe('Ada@example.com');
  await app.runJobs();
  const [mail] = await mails({ q: 'ada@' });
  expect(mail).toEqual({
    id: expect.stringMatching(/^newsletter-confirm-/),
    task: 'newsletter.confirm-mail',
    recipient: 'Ada@example.com',
    subject: 'Please confirm your Halfdrop newsletter',
    status: 'sent',
    tries: 1,
    error: null,
    createdAt: app.clock.now().toISOString(),
    triedAt: app.clock.now().toISOString(),
    sentAt: app.clock.now().toISOString(),
  });
});

test('R-22 a mail that was not taken waits with what the server said, and failed once its job gives up', async () => {
  await subscribe('gone@example.com');
  await app.runJobs();
  expect(await mails({ view: 'waiting' })).toMatchObject([
    { recipient: 'gone@example.com', status: 'waiting', tries: 1, error: expect.stringContaining('550'), sentAt: null },
  ]);
  expect(await mails({ view: 'failed' })).toEqual([]);

  await app.pool.query(`update graphile_worker._private_jobs set attempts = max_attempts`);
  expect(await mails({ view: 'failed' })).toMatchObject([{ recipient: 'gone@example.com', status: 'failed' }]);
  expect(await mails({ view: 'waiting' })).toEqual([]);
  expect(await mails({ view: 'sent', q: 'gone' })).toEqual([]);
});

test('R-22 a mail is sent again, by its own job while there is one, and leaves a line in the audit', async () => {
  await subscribe('ada@example.com');
  await app.runJobs();
  const [mail] = await mails({ q: 'ada' });
  const id = mail?.id ?? '';
  await sendAgain(id).expect(200);
  await app.runJobs();
  expect(sentTo('ada@example.com')).toBe(2);
  expect(await mails({ q: 'ada' })).toMatchObject([{ id, status: 'sent', tries: 2 }]);

  await subscribe('gone@example.com');
  await app.runJobs();
  const [waiting] = await mails({ view: 'waiting' });
  await sendAgain(waiting?.id ?? '').expect(200);
  await app.runJobs();
  expect(await mails({ view: 'waiting' })).toMatchObject([{ id: waiting?.id, tries: 2 }]);
  const lines = await app.http().get('/admin/audit').query({ subjectKind: 'mail' }).set(owner.auth).expect(200);
  expect(lines.body.data.lines).toHaveLength(2);
});

test('R-22 what a mail tells of may hold no longer: then it is not sent again', async () => {
  await subscribe('ada@example.com');
  await app.runJobs();
  await app.db.updateTable('newsletter_subscription').set({ status: 'confirmed' }).execute();
  const [mail] = await mails({ q: 'ada' });
  await sendAgain(mail?.id ?? '').expect(200);
  await app.runJobs();
  expect(sentTo('ada@example.com')).toBe(1);
});

test('R-22 a mail that is being sent, and one that is not there, are refused', async () => {
  await sendAgain('no-such-mail').expect(404);
  await subscribe('gone@example.com');
  await app.runJobs();
  const [waiting] = await mails({ view: 'waiting' });
  await app.pool.query(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'somebody'`);
  expect((await sendAgain(waiting?.id ?? '').expect(409)).body.code).toBe('illegal_transition');
});

test('R-22 what was mailed is forgotten after 30 days', async () => {
  await subscribe('ada@example.com');
  await app.runJobs();
  app.clock.advance(30 * 86_400_000);
  await addJob(app.db, 'shop.prune', {});
  await app.runJobs();
  owner = await app.signUp('owner');
  expect(await mails({ q: 'ada' })).toEqual([]);
});

test('R-22 a list narrowed to nothing known is refused, and so is who does not look after the machinery', async () => {
  await app.http().get('/admin/system/mails').query({ view: 'lost' }).set(owner.auth).expect(422);
  const agent = await app.signUp('support');
  await app.http().get('/admin/system/mails').set(agent.auth).expect(403);
  await app.http().get('/admin/system/mails').expect(401);
});
