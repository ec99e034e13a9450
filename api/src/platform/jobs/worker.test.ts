import { setImmediate } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { createLogger } from '../logging/logger.ts';
import { releaseJobsOfTheDead } from './jobs.repository.ts';
import { addJob, type JobHandlers } from './jobs.ts';
import { startWorker, type Worker } from './worker.ts';

let database: TestDatabase;
const workers: Worker[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await database.close();
});

async function start(handlers: JobHandlers): Promise<Worker> {
  const worker = await startWorker(database.pool, handlers, [], createLogger('silent'));
  workers.push(worker);
  return worker;
}

/** Creates a job that ends when the test says so. */
function heldJob() {
  let runs = 0;
  let begin: () => void;
  let end: () => void;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const ended = new Promise<void>((resolve) => (end = resolve));
  const handler = async () => {
    runs += 1;
    begin();
    await ended;
  };
  return { handler, begun, end: () => end(), runs: () => runs };
}

const jobsLeft = async () => {
  const { rows } = await database.pool.query<{ count: number }>(
    'select count(*)::int as count from graphile_worker._private_jobs',
  );
  return rows[0]?.count;
};

test('B9 a job that one worker is at work on is not taken by another that starts meanwhile', async () => {
  const job = heldJob();
  await start({ held: job.handler });
  await addJob(database.db, 'held', {});
  await job.begun;
  const other = heldJob();
  let marked: () => void;
  const isMarked = new Promise<void>((resolve) => (marked = resolve));
  await start({ held: other.handler, mark: async () => marked() });
  await addJob(database.db, 'mark', {});
  await isMarked;
  job.end();
  while ((await jobsLeft()) !== 0);
  expect([job.runs(), other.runs()]).toEqual([1, 0]);
});

test('a hundred jobs of two workers run once each', async () => {
  const ran: number[] = [];
  const handlers: JobHandlers = {
    count: async (payload) => void ran.push(Number(JSON.stringify(payload).slice(5, -1))),
  };
  await Promise.all([start(handlers), start(handlers)]);
  for (let number = 100; number < 200; number += 1) await addJob(database.db, 'count', { n: number });
  while ((await jobsLeft()) !== 0);
  expect(ran.toSorted((left, right) => left - right)).toEqual(Array.from({ length: 100 }, (_, index) => 100 + index));
});

test('B9 a job whose process has died is due again within seconds while others work on', async () => {
  const job = heldJob();
  job.end();
  await start({ held: job.handler });
  await database.pool.query(
    `select graphile_worker.add_job('held', '{}');
     update graphile_worker._private_jobs set locked_at = now() - interval '1 minute', locked_by = 'pool-of-the-dead'`,
  );
  await job.begun;
  expect(job.runs()).toBe(1);
});

test('the first worker takes at once what a process before it had begun', async () => {
  const job = heldJob();
  job.end();
  await database.pool.query(
    `select graphile_worker.add_job('held', '{}');
     update graphile_worker._private_jobs set locked_at = now(), locked_by = 'pool-of-the-dead'`,
  );
  await start({ held: job.handler });
  await job.begun;
  expect(job.runs()).toBe(1);
});

test('B9 a stop does not wait long for a job that takes long; the next worker begins it anew', async () => {
  const job = heldJob();
  const handlers = { held: job.handler };
  const worker = await startWorker(database.pool, handlers, [], createLogger('silent'), { lastJobsMs: 1 });
  await addJob(database.db, 'held', {});
  await job.begun;
  await worker.stop();
  const other = heldJob();
  await start({ held: other.handler });
  await other.begun;
  job.end();
  other.end();
  expect([job.runs(), other.runs()]).toEqual([1, 1]);
});

test('a job that takes long is not taken for one of the dead, also after the connections of its worker broke', async () => {
  const job = heldJob();
  const worker = await start({ held: job.handler });
  await addJob(database.db, 'held', {});
  await job.begun;
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  do await setImmediate();
  while (worker.isWorking());
  do await setImmediate();
  while (!worker.isWorking());
  await database.pool.query("update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'");
  await releaseJobsOfTheDead(database.pool);
  const { rows } = await database.pool.query('select locked_by from graphile_worker._private_jobs');
  expect(rows).toEqual([{ locked_by: expect.any(String) }]);
  job.end();
});
