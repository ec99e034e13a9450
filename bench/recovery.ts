import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../api/src/database.ts';
import type { DatabaseConnection } from '../api/src/platform/database/database.ts';
import { startSupervisedShop, unknownPayment, until, type SupervisedShop } from '../e2e/support/supervised-shop.ts';
import { reportBars, table, type Bar } from './report.ts';
import { isSound, openBooks, pricedAsset, stateOf } from './trust/books.ts';
import { newBuyer, type Buyer } from './trust/purchase.ts';

/** Processes killed in turn during purchases, each with the maximum time to the first response, in milliseconds. */
const victims = [
  { name: 'gateway', bar: 1000 },
  { name: 'api', bar: 1000 },
  { name: 'database', bar: 3000 },
  { name: 'connection', bar: null },
] as const;
type Victim = (typeof victims)[number]['name'];

const rounds = Number(process.env['RECOVERY_ROUNDS'] ?? 3);
const BUYERS = 3;
const MAX_WAIT_MS = 1500;
const COMPLETED_WITHIN_MS = 10_000;

interface Round {
  readonly victim: Victim;
  /** Milliseconds from the kill to the first response. */
  readonly away: number;
  /** The longest time from the acknowledgment of a payment to the completed order, in milliseconds. */
  readonly completing: number;
  readonly unsound: number;
}

async function kill(shop: SupervisedShop, { pool }: DatabaseConnection<Database>, victim: Victim): Promise<number> {
  const killedAt = performance.now();
  if (victim === 'connection') {
    await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'halfdrop-api' and pid <> pg_backend_pid() order by random() limit 1`);
  } else {
    const pid = shop.pidOf(victim);
    process.kill(pid, 'SIGKILL');
    // Finding a process costs more than a request to the shop, and would slow down the measurement.
    await until(async () => (await shop.look(unknownPayment)) === '404' && shop.pidOf(victim) !== pid);
    return performance.now() - killedAt;
  }
  await until(async () => (await shop.look(unknownPayment)) === '404');
  return performance.now() - killedAt;
}

/** Runs purchases while a part is killed; all of them must complete. */
async function playRound(
  shop: SupervisedShop,
  books: DatabaseConnection<Database>,
  assetId: string,
  victim: Victim,
): Promise<Round> {
  const buyers: Buyer[] = [];
  for (let count = 0; count < BUYERS; count += 1) buyers.push(await newBuyer(shop.apiUrl));
  const bought = buyers.map(async (buyer) => {
    await pause(Math.random() * MAX_WAIT_MS);
    return buyer.buy(assetId, () => pause(50));
  });
  await pause(Math.random() * MAX_WAIT_MS);
  const away = await kill(shop, books, victim);
  const completing = Math.max(...(await Promise.all(bought)));
  const states = await Promise.all(buyers.map(({ userId }) => stateOf(books.pool, userId)));
  const unsound = states.filter((state) => !isSound(state) || state.charges !== 1 || state.orders !== 1).length;
  return { victim, away, completing, unsound };
}

function figuresOf(results: readonly Round[], victim: Victim) {
  const of = results.filter((round) => round.victim === victim);
  const aways = of.map(({ away }) => away).toSorted((left, right) => left - right);
  return {
    best: aways[0] ?? 0,
    median: aways[Math.floor(aways.length / 2)] ?? 0,
    worst: aways.at(-1) ?? 0,
    completing: Math.max(...of.map(({ completing }) => completing)),
    unsound: of.reduce((sum, round) => sum + round.unsound, 0),
  };
}

function barsOf(results: readonly Round[]): Bar[] {
  const unsound = results.reduce((sum, round) => sum + round.unsound, 0);
  const slowest = Math.max(...results.map(({ completing }) => completing));
  const times = victims.flatMap(({ name, bar }) => {
    if (bar === null) return [];
    const { median } = figuresOf(results, name);
    const promise = `C4 first answer after the death of the ${name} within ${bar / 1000} s (median)`;
    return [{ promise, figure: `${(median / 1000).toFixed(2)} s`, isMet: median <= bar }];
  });
  return [
    ...times,
    {
      promise: 'B7 A16 whatever died: every purchase charged and owned once, ledger sum 0',
      figure: `${results.length * BUYERS - unsound} of ${results.length * BUYERS} purchases`,
      isMet: unsound === 0,
    },
    {
      promise: `B7 an acknowledged payment completes its order within ${COMPLETED_WITHIN_MS / 1000} s, whatever died`,
      figure: `slowest ${(slowest / 1000).toFixed(1)} s`,
      isMet: slowest <= COMPLETED_WITHIN_MS,
    },
  ];
}

console.log('Starting the shop with the sample catalog …');
const shop = await startSupervisedShop();
try {
  const books = await openBooks(shop.dataDir);
  const assetId = await pricedAsset(books.pool);
  const results: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const { name } of victims) results.push(await playRound(shop, books, assetId, name));
  }
  await books.close();
  const rows = victims.map(({ name }) => {
    const { best, median, worst, completing, unsound } = figuresOf(results, name);
    return [name, rounds, ...[best, median, worst, completing].map(Math.round), unsound].map(String);
  });
  console.log(table(['killed', 'rounds', 'best ms', 'median ms', 'worst ms', 'completed ms', 'unsound'], rows));
  reportBars(barsOf(results));
} finally {
  await shop.stop();
}
