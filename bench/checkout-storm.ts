import { setTimeout as pause } from 'node:timers/promises';
import { startSupervisedShop, unknownPayment, until, type SupervisedShop } from '../e2e/support/supervised-shop.ts';
import { printedMachine, reportBars, table, type Bar } from './report.ts';
import { median } from './statistics.ts';
import { openBooks, pricedAssets, unsoundBuyers } from './trust/books.ts';
import { busyBuyers } from './trust/busy-buyers.ts';

/** Failures injected during the checkout storm, and how often. */
const strikes = [
  { name: 'the api is killed', part: 'api', signal: 'SIGKILL', times: timesOf('STORM_KILLS', 200) },
  // PostgreSQL exits immediately and must replay its log, as after a power failure.
  { name: 'the database ends at once', part: 'database', signal: 'SIGQUIT', times: timesOf('STORM_CUTS', 20) },
  // PostgreSQL aborts running transactions and shuts down cleanly, as in a restart.
  { name: 'the database restarts', part: 'database', signal: 'SIGINT', times: timesOf('STORM_RESTARTS', 20) },
] as const;
type Strike = (typeof strikes)[number];

const BUYERS = 64;
/** The supervisor delays restarts of an api that exits again sooner than this. */
const WELL_AFTER_MS = 5000;
const MAX_WAIT_MS = 1500;
const MAX_AWAY_MS = { api: 1000, database: 2000 };
/** Enough purchases to detect a loss of one in ten thousand. */
const MIN_PURCHASES = timesOf('STORM_PURCHASES', 10_000);

/** Milliseconds a part was down, by failure. */
type Absences = ReadonlyMap<Strike, readonly number[]>;

function timesOf(setting: string, otherwise: number): number {
  return Number(process.env[setting] ?? otherwise);
}

/** Kills a part and waits until the shop responds again. */
async function strike(shop: SupervisedShop, { part, signal }: Strike): Promise<number> {
  const before = shop.pidOf(part);
  const struckAt = performance.now();
  process.kill(before, signal);
  let answeredAt = struckAt;
  await until(async () => {
    const isAnswered = (await shop.look(unknownPayment)) === '404';
    answeredAt = performance.now();
    return isAnswered && shop.pidOf(part) !== before;
  });
  return answeredAt - struckAt;
}

async function strikeAll(shop: SupervisedShop): Promise<Absences> {
  const absences = new Map<Strike, number[]>();
  for (const each of strikes) {
    const away: number[] = [];
    for (let time = 0; time < each.times; time += 1) {
      await pause(WELL_AFTER_MS + Math.random() * MAX_WAIT_MS);
      away.push(await strike(shop, each));
    }
    absences.set(each, away);
    console.log(`${each.name}: ${away.length} times, done`);
  }
  return absences;
}

function barsOf(absences: Absences, purchases: number, unsound: number): Bar[] {
  const [kills, cuts, restarts] = strikes.map(({ times }) => times);
  const quick = [...absences].map(([{ name, part }, away]) => ({
    promise: `${part === 'api' ? 'B8' : 'C5'} ${BUYERS} people buy, ${name}: answered within ${MAX_AWAY_MS[part] / 1000} s (median)`,
    figure: `${(median(away) / 1000).toFixed(2)} s`,
    isMet: median(away) <= MAX_AWAY_MS[part],
  }));
  return [
    {
      promise: `B8 B11 C5 whatever is struck down while ${BUYERS} people buy: each purchase charged, booked and owned once`,
      figure: `${purchases} purchases, ${kills} kills of the api, ${cuts} cuts and ${restarts} restarts of the database: ${unsound} of ${BUYERS} buyers differ`,
      isMet: unsound === 0,
    },
    ...quick,
  ];
}

console.log('Starting the shop with the sample catalog …');
const shop = await startSupervisedShop();
try {
  const before = await openBooks(shop.dataDir);
  const assetIds = await pricedAssets(before.pool);
  await before.close();
  const buyers = await busyBuyers(shop.apiUrl, assetIds, BUYERS);
  const absences = await strikeAll(shop);
  await until(() => buyers.purchases() >= MIN_PURCHASES, 3_600_000);
  await buyers.stop();
  const books = await openBooks(shop.dataDir);
  const unsound = await unsoundBuyers(books.pool, buyers.bought());
  await books.close();
  const rows = [...absences].map(([{ name, times }, away]) =>
    [name, times, ...[Math.min(...away), median(away), Math.max(...away)].map(Math.round)].map(String),
  );
  console.log(
    `\n${printedMachine()}\n\n${table(['what happens', 'times', 'best ms', 'median ms', 'worst ms'], rows)}\n`,
  );
  reportBars(barsOf(absences, buyers.purchases(), unsound));
} finally {
  await shop.stop();
}
