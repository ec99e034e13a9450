import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { checkout, fillCart, pay } from '../../test/support/test-purchase.ts';
import { recordBackup } from '../platform/files/backup-record.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import type { SystemJobDto } from './system.contract.ts';

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signUp('owner');
});
afterAll(() => app.close());

const get = (where: string) => app.http().get(`/admin/system${where}`).set(owner.auth);
const post = (where: string, body: object = {}) => app.http().post(`/admin/system${where}`).set(owner.auth).send(body);
const linesOf = async (kind: string) =>
  (await app.http().get('/admin/audit').query({ subjectKind: kind }).set(owner.auth).expect(200)).body.data.lines;

/** Creates a job whose handler rejects its payload. */
async function failingJob(): Promise<SystemJobDto> {
  await addJob(app.db, 'staff.roles-mail', { id: 'of no account' });
  await app.runJobs();
  const { body } = await get('/jobs?view=failing').expect(200);
  return body.data.jobs[0];
}

test('R-22 an owner sees how every part is doing, and what comes due by itself', async () => {
  const { data } = (await get('').expect(200)).body;
  expect(data.parts).toEqual([
    { name: 'database', isUp: true, detail: 'PostgreSQL' },
    { name: 'files', isUp: true, detail: 'Can be kept and read' },
    { name: 'search', isUp: true, detail: 'PostgreSQL answers' },
    { name: 'mail', isUp: true, detail: 'Outbox in the data folder' },
    { name: 'payments', isUp: true, detail: 'Sandbox: no money moves' },
    { name: 'jobs', isUp: true, detail: 'Done as they come due' },
  ]);
  expect(data.schedules).toContainEqual({ task: 'system.check-money', at: '*/5 * * * *', lastRunAt: null });
  expect(data.failedEventCount).toBe(0);
});

test('G6 an owner sees when the shop was backed up last, and when a backup was last proven to restore', async () => {
  const records = async () => {
    const { lastBackupAt, lastDrillAt } = (await get('').expect(200)).body.data;
    return [lastBackupAt, lastDrillAt];
  };
  expect(await records()).toEqual([null, null]);
  const [first, second] = ['2026-11-20T02:00:00.000Z', '2026-11-21T02:00:00.000Z'];
  await recordBackup(app.dataFolder, { lastBackupAt: first });
  await recordBackup(app.dataFolder, { lastDrillAt: second });
  expect(await records()).toEqual([first, second]);
  await writeFile(path.join(app.dataFolder, 'backup-record.json'), 'half of a rec');
  expect(await records()).toEqual([null, null]);
});

test('R-22 nobody but an owner sees the machinery', async () => {
  await app.http().get('/admin/system').expect(401);
  const finance = await app.signUp('finance');
  await app.http().get('/admin/system').set(finance.auth).expect(403);
  await app.http().get('/admin/system/jobs').set(finance.auth).expect(403);
});

test('R-22 a job that fails is listed with its reason, and is due at once when it is retried', async () => {
  const job = await failingJob();
  expect(job).toMatchObject({ task: 'staff.roles-mail', status: 'failing', attempts: 1 });
  expect(job.error).toMatch(/accountId/);
  expect((await get('').expect(200)).body.data.jobCounts).toMatchObject({ failing: 1, stopped: 0 });

  const { data } = (await post(`/jobs/${job.id}/retry`).expect(200)).body;
  expect(data).toMatchObject({ id: job.id, status: 'waiting', attempts: 0 });
  await app.runJobs();
  expect((await get('/jobs?view=failing').expect(200)).body.data.jobs).toEqual([
    expect.objectContaining({ id: job.id, attempts: 1 }),
  ]);

  const discard = await post(`/jobs/${job.id}/discard`, { reason: 'Its account never was.' }).expect(200);
  expect(discard.body.data.id).toBe(job.id);
  expect((await get('/jobs?view=all').expect(200)).body.data.jobs).not.toContainEqual(
    expect.objectContaining({ id: job.id }),
  );
  expect(await linesOf('job')).toMatchObject([
    { subjectId: job.id, after: null, why: 'Its account never was.' },
    { subjectId: job.id, after: { status: 'waiting' } },
  ]);
});

test('R-22 a job is discarded with a reason alone; one that is gone or runs is left', async () => {
  const job = await failingJob();
  const unreasoned = await post(`/jobs/${job.id}/discard`, { reason: ' ' }).expect(422);
  expect(unreasoned.body.errors).toEqual([{ path: 'reason', message: 'Please say why' }]);
  await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker'`.execute(app.db);
  expect((await get('/jobs?view=running').expect(200)).body.data.pagination.totalItems).toBeGreaterThan(0);
  await post(`/jobs/${job.id}/retry`).expect(409);
  await post(`/jobs/${job.id}/discard`, { reason: 'No.' }).expect(409);
  await post('/jobs/999999999/retry').expect(404);
  await post('/jobs/none/discard', { reason: 'No.' }).expect(404);
});

test('B9 an event whose effect failed is kept with its reason, and has it once when it is processed again', async () => {
  const buyer = await app.signUp();
  const rose = await insertTestAsset(app.db, { title: 'Rose', categoryId: 1 });
  await fillCart(app, buyer, [rose]);
  const { sessionId } = (await checkout(app, buyer, 900)).body.data;
  await sql`alter table ledger_transaction rename to ledger_away`.execute(app.db);
  await pay(app, sessionId, { card: '4242424242424242' });
  await app.runJobs();
  const [event] = (await get('/payment-events').expect(200)).body.data.events;
  expect(event).toMatchObject({ type: 'payment.succeeded', failure: { tries: 1 } });
  expect(event.failure.message).toMatch(/ledger_transaction/);
  expect((await get('').expect(200)).body.data.parts[4]).toMatchObject({ isUp: false });

  const process = () => post(`/payment-events/${event.id}/process`);
  const again = await process().expect(409);
  expect(again.body.message).toMatch(/^It failed again: /);
  expect((await get('/payment-events').expect(200)).body.data.events[0].failure.tries).toBe(2);

  await sql`alter table ledger_away rename to ledger_transaction`.execute(app.db);
  expect((await process().expect(200)).body.data).toMatchObject({ id: event.id, failure: null });
  await process().expect(404);
  const order = await app.http().get(`/orders/by-session/${sessionId}`).set(buyer.auth).expect(200);
  expect(order.body.data.status).toBe('completed');
  const done = (await get('/payment-events?view=processed').expect(200)).body.data.events;
  expect(done).toContainEqual(expect.objectContaining({ id: event.id, failure: null }));
  expect(await linesOf('payment-event')).toMatchObject([{ subjectId: event.id, after: { isProcessed: true } }]);
});
