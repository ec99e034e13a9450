import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { startEmbeddedPostgres } from '../../api/src/platform/database/embedded/embedded-postgres.ts';
import { openPools } from '../../api/src/platform/database/pools.ts';
import { createLogger } from '../../api/src/platform/logging/logger.ts';
import type { Shop } from '../../e2e/support/shop.ts';
import { newShopper, register } from '../../e2e/support/shopper.ts';
import { grantRole } from '../../e2e/support/staff.ts';
import { residentMegabytes, treesCpuMilliseconds } from '../process-usage.ts';
import { printedMachine, table, type Bar } from '../report.ts';
import { quantile } from '../statistics.ts';
import { evaluateWithShop } from '../with-shop.ts';
import { type IdleStream, openStreams } from './open-streams.ts';
import { openSessions } from './staff-sessions.ts';

/** Number of streams a gateway must support with its heap limit. */
const STREAMS = Number(process.env['STREAMS'] ?? 10_000);
const OF_ONE_SESSION = 20;
const CHANGES = 200;
const IDLE_SECONDS = 20;
const MAX_MEGABYTES = 400;
const MAX_MILLISECONDS = 250;

/** Returns the database of a running shop. */
async function databaseOf({ dataDir }: Shop) {
  const logger = createLogger('error');
  const resolveFrom = new URL('../../api/src/main.ts', import.meta.url);
  const { address } = await startEmbeddedPostgres({ dataFolder: dataDir, resolveFrom, logger });
  return openPools<object>({ address, logger });
}

/** Inserts a ticket of a person, to be followed. */
async function insertTicket(pool: pg.Pool, email: string): Promise<string> {
  const number = 'HD-T-BENCHMRK';
  await pool.query(
    `insert into support_ticket (number, user_id, email, category_id, subject, description, status, created_at, due_at, promised_hours, updated_at)
      select $1, id, email, (select id from help_category limit 1), 'A bench', 'Changes again and again.', 'open', now(), now() + interval '1 day', 24, now()
        from account_user where email = $2`,
    [number, email],
  );
  return number;
}

/** Returns the milliseconds from the commit of each change of a ticket until its follower was notified. */
async function timesOfChanges(pool: pg.Pool, number: string, stream: IdleStream): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < CHANGES; count += 1) {
    const told = new Promise<number>((resolve) => (stream.onChange = resolve));
    const { rowCount } = await pool.query(
      `insert into support_message (ticket_id, kind, body, sent_at, key)
        select id, 'note', 'More.', now(), gen_random_uuid()::text from support_ticket where number = $1`,
      [number],
    );
    if (rowCount !== 1) throw new Error('There is no ticket to change');
    const changedAt = performance.now();
    times.push(Math.max(0, (await told) - changedAt));
    // Further changes within a moment are combined.
    await pause(250);
  }
  return times.toSorted((one, other) => one - other);
}

/** Returns the milliseconds until each follower of one subject was notified of one change. */
async function timesOfBroadcast(pool: pg.Pool, streams: readonly IdleStream[]): Promise<number[]> {
  const told = streams.map((stream) => new Promise<number>((resolve) => (stream.onChange = resolve)));
  await pool.query("insert into changes_change (topic) values ('desks')");
  const changedAt = performance.now();
  const times = (await Promise.all(told)).map((at) => Math.max(0, at - changedAt));
  return times.toSorted((one, other) => one - other);
}

const cells = (times: readonly number[]) =>
  [quantile(times, 0.5), quantile(times, 0.99)].map((time) => time.toFixed(1));

await evaluateWithShop(async (shop): Promise<Bar[]> => {
  const owner = newShopper('Olga Petrov');
  await register(shop.url, owner);
  await grantRole(shop, owner, 'owner');
  const database = await databaseOf(shop);
  const { pool } = database;
  try {
    const { pid } = shop.gateway;
    const port = Number(new URL(shop.url).port);
    const tokens = await openSessions(pool, owner.email, STREAMS / OF_ONE_SESSION);
    const number = await insertTicket(pool, owner.email);
    const before = residentMegabytes(pid);
    const idle = tokens.flatMap((token, index) =>
      Array.from({ length: OF_ONE_SESSION }, (_, place) => ({
        token,
        ...(index === 0 && place === 0
          ? { name: 'TicketChanged', variables: { number } }
          : { name: 'AdminWaitingChanged' }),
      })),
    );
    const [one, ...others] = await openStreams(port, idle);
    if (!one) throw new Error('No stream was opened');
    const [cpuBefore = 0] = treesCpuMilliseconds([pid]);
    await pause(IDLE_SECONDS * 1000);
    const [cpuAfter = 0] = treesCpuMilliseconds([pid]);
    const megabytes = residentMegabytes(pid);
    const times = await timesOfChanges(pool, number, one);
    const broadcast = await timesOfBroadcast(pool, others);
    for (const stream of [one, ...others]) stream.end();
    const share = (cpuAfter - cpuBefore) / (IDLE_SECONDS * 10);
    console.log(`${printedMachine()}\n`);
    console.log(
      table(
        [`ms until told, beside ${STREAMS} streams`, 'median', 'p99'],
        [
          [`one who follows, ${CHANGES} changes`, ...cells(times)],
          [`all ${others.length} who follow the same`, ...cells(broadcast)],
        ],
      ),
    );
    console.log(
      `gateway: ${before.toFixed(0)} MB before, ${megabytes.toFixed(0)} MB with them; idle ${share.toFixed(1)} % of a core\n`,
    );
    const slow = quantile(times, 0.99);
    return [
      {
        promise: `${STREAMS} idle streams take at most ${MAX_MEGABYTES} MB in one gateway`,
        figure: `${megabytes.toFixed(0)} MB`,
        isMet: megabytes <= MAX_MEGABYTES,
      },
      {
        promise: `who follows is told within ${MAX_MILLISECONDS} ms (p99)`,
        figure: `${slow.toFixed(1)} ms`,
        isMet: slow <= MAX_MILLISECONDS,
      },
    ];
  } finally {
    await database.close();
  }
});
