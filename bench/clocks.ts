import { createHmac } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Database } from '../api/src/database.ts';
import type { DatabaseConnection } from '../api/src/platform/database/database.ts';
import { dataDirWithPictures } from '../e2e/support/data-dir.ts';
import { reportBars, table } from './report.ts';
import { apiProgram } from './trust/api-program.ts';
import { openBooks, pricedAssets, unsoundBuyers } from './trust/books.ts';
import { machineClock, type MachineClock } from './trust/machine-clock.ts';
import { newBuyer } from './trust/purchase.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A clock jump, or an instant the clock passes during a purchase. */
interface Jump {
  readonly name: string;
  readonly from: Date;
  readonly to: Date;
}

const passing = (name: string, instant: string): Jump => ({
  name,
  from: new Date(Date.parse(instant) - 20 * SECOND),
  to: new Date(Date.parse(instant) + SECOND),
});
const now = Date.now();
const jumps: readonly Jump[] = [
  { name: 'an hour ahead', from: new Date(now), to: new Date(now + HOUR) },
  { name: 'an hour back', from: new Date(now + HOUR), to: new Date(now) },
  { name: 'a second back, as over a leap second', from: new Date(now + MINUTE), to: new Date(now + MINUTE - SECOND) },
  passing('summer time begins', '2027-03-28T01:00:00Z'),
  passing('summer time ends', '2027-10-31T01:00:00Z'),
  passing('the last second of 32 bits', '2038-01-19T03:14:07Z'),
];

/** A clock this wrong is off by more than the maximum age of an accepted event. */
const WRONG_BY = 10 * MINUTE;
const secret = 'whsec_of_the_clocks';

interface Outcome {
  readonly name: string;
  readonly isSound: boolean;
}

/** Buys before and after a jump, without signing in again. */
async function buyAcross(
  url: string,
  pool: DatabaseConnection<Database>['pool'],
  clock: MachineClock,
  { name, from, to }: Jump,
): Promise<Outcome> {
  const [first = '', second = ''] = await pricedAssets(pool);
  await clock.show(from);
  const buyer = await newBuyer(url);
  await buyer.buy(first, () => Promise.resolve());
  await clock.show(to);
  await buyer.buy(second, () => Promise.resolve());
  return { name, isSound: (await unsoundBuyers(pool, new Map([[buyer.userId, 2]]))) === 0 };
}

/** Returns the response to an event that Stripe signs now, as documented, with its own correct clock. */
async function deliver(url: string, id: string): Promise<number> {
  const payload = JSON.stringify({ id, object: 'event', type: 'charge.updated', data: { object: {} } });
  const signedAt = Math.floor(Date.now() / SECOND);
  const signature = createHmac('sha256', secret).update(`${signedAt}.${payload}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${signedAt},v1=${signature}` };
  const { status } = await fetch(`${url}/api/webhooks/stripe`, { method: 'POST', headers, body: payload });
  return status;
}

/** Returns the number of refused events according to the Prometheus metrics. */
async function refusedEvents(url: string): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  const line = /^http_request_duration_seconds_count\{[^}]*route="\/api\/webhooks\/stripe",status="400"[^}]*\} (\d+)/m;
  return Number(line.exec(figures)?.[1] ?? 0);
}

async function jumpWhilePeopleBuy(dataDir: string): Promise<readonly Outcome[]> {
  const clock = await machineClock(dataDir, () => program.url);
  const program = await apiProgram(dataDir, { ...clock.settings, TZ: 'Europe/Berlin' });
  const api = await program.launch();
  const { pool, close } = await openBooks(dataDir);
  try {
    const outcomes: Outcome[] = [];
    for (const jump of jumps) outcomes.push(await buyAcross(program.url, pool, clock, jump));
    return outcomes;
  } finally {
    await close();
    await api.stop();
  }
}

async function deliverToWrongClock(dataDir: string) {
  const clock = await machineClock(dataDir, () => program.url);
  const settings = { STRIPE_SECRET_KEY: 'sk_test_of_the_clocks', STRIPE_WEBHOOK_SECRET: secret };
  const program = await apiProgram(dataDir, { ...clock.settings, ...settings });
  const api = await program.launch();
  try {
    const statuses: number[] = [];
    for (const [index, wrong] of [WRONG_BY, -WRONG_BY, 0].entries()) {
      await clock.show(new Date(Date.now() + wrong));
      statuses.push(await deliver(program.url, `evt_${index}`));
    }
    return { statuses, counted: await refusedEvents(program.url) };
  } finally {
    await api.stop();
  }
}

const dataDir = await dataDirWithPictures();
try {
  console.log('Starting the api with the sample catalog, by a clock of its own …');
  const outcomes = await jumpWhilePeopleBuy(dataDir);
  const { statuses, counted } = await deliverToWrongClock(dataDir);
  console.log(
    table(
      ['the clock of the machine', 'sound'],
      outcomes.map(({ name, isSound }) => [name, String(isSound)]),
    ),
  );
  const sound = outcomes.filter(({ isSound }) => isSound).length;
  reportBars([
    {
      promise:
        'C8 the clock of the machine jumps between two purchases: both charged, booked and owned once, by one session',
      figure: `${sound} of ${outcomes.length} jumps`,
      isMet: sound === outcomes.length,
    },
    {
      promise: 'B2 with a clock ten minutes wrong events are refused and counted; with the right one they are taken',
      figure: `${statuses.join(', ')}; ${counted} counted`,
      isMet: statuses.join() === '400,400,200' && counted === 2,
    },
  ]);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
