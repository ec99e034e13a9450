import { createServer, type RequestListener, type Server } from 'node:http';
import { createTestClock } from '../../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { listen } from '../../platform/http/server.ts';
import { addJob, runDueJobs } from '../../platform/jobs/jobs.ts';
import { createLogger } from '../../platform/logging/logger.ts';
import { deliverSigned } from './signed-events.ts';

const TRIES = 12;
const silent = createLogger('silent');
const webhook = { clock: createTestClock(), webhookSecret: 'secret' };
const event = { id: 'evt_1', type: 'payment.failed' };
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts a webhook receiver; returns its URL and its call count. */
async function receiver(answer: RequestListener) {
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    answer(request, response);
  });
  servers.push(server);
  return { url: `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}/`, calls: () => calls };
}

const taking: RequestListener = (_, response) => response.end();

test.each([301, 302, 307, 308])(
  'B6 a redirect (%i) is a refusal, and nothing is sent to where it leads',
  async (status) => {
    const inner = await receiver(taking);
    const outer = await receiver((_, response) => response.writeHead(status, { location: inner.url }).end());
    await expect(deliverSigned(webhook, outer.url, event)).rejects.toThrow(`the webhook answered with ${status}`);
    expect(inner.calls()).toBe(0);
  },
);

test('B6 a receiver that never answers is given up', async () => {
  const mute = await receiver(() => undefined);
  await expect(deliverSigned(webhook, mute.url, event, 50)).rejects.toThrow(/timeout/);
  expect(mute.calls()).toBe(1);
});

test('B6 a receiver that takes an event and never ends its reply is not waited for', async () => {
  let isClosed: () => void;
  const closed = new Promise<void>((resolve) => (isClosed = resolve));
  const endless = await receiver((_, response) => {
    response.once('close', () => isClosed());
    response.writeHead(200).write('and');
  });
  await deliverSigned(webhook, endless.url, event);
  await closed;
  expect(endless.calls()).toBe(1);
});

describe('in the queue', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  async function waiting() {
    const { rows } = await database.pool.query<{ attempts: number; minutes: number; error: string }>(
      `select attempts::int, (extract(epoch from run_at - now()) / 60)::float as minutes, last_error as error
       from graphile_worker.jobs where task_identifier = 'deliver'`,
    );
    return rows[0];
  }

  test(`B6 what is refused is kept, and sent again ${TRIES} times with growing pauses, until it is taken`, async () => {
    let isWell = false;
    const ill = await receiver((_, response) => response.writeHead(isWell ? 200 : 500).end());
    const run = async () => {
      await database.pool.query('update graphile_worker._private_jobs set run_at = now()');
      await runDueJobs(database.pool, { deliver: (sent) => deliverSigned(webhook, ill.url, sent) }, silent);
      return waiting();
    };
    await addJob(database.db, 'deliver', event);
    const pauses: number[] = [];
    for (let tries = 1; tries <= TRIES; tries += 1) {
      const job = await run();
      expect(job).toMatchObject({ attempts: tries, error: expect.stringContaining('answered with 500') });
      pauses.push(Math.round(job?.minutes ?? 0));
    }
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(ill.calls()).toBe(TRIES);
    isWell = true;
    expect(await run()).toBeUndefined();
  });
});
