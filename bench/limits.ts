import { setTimeout as pause } from 'node:timers/promises';
import { startSupervisedShop, unknownPayment, until, type SupervisedShop } from '../e2e/support/supervised-shop.ts';
import { Figures, type Stretch } from './cluster/figures.ts';
import { newMember } from './cluster/members.ts';
import { patternsOf, shoppers } from './cluster/shoppers.ts';
import { printedMachine, reportBars, table } from './report.ts';
import { openBooks, pricedAssets, unsoundBuyers } from './trust/books.ts';
import { busyBuyers } from './trust/busy-buyers.ts';
import { processLimits, type ProcessLimit } from './trust/process-limits.ts';

const SECONDS = Number(process.env['LIMITS_SECONDS'] ?? 30);
const SHOPPERS = 64;
const BUYERS = 4;
/** Enough members that none exceeds the limits for a person. */
const MEMBERS = 40;

/** Returns whether a failure states that the shop is overloaded or degraded. */
const isHonest = (failure: string) => /^(?:page|graphql) (?:503|UPSTREAM_UNAVAILABLE)$/.test(failure);

interface Row extends Stretch {
  readonly limit: string;
  /** Whether the limited process kept running. */
  readonly isAlive: boolean;
}

/** Limits the api while people shop, and lifts the limit again. */
async function hold(shop: SupervisedShop, figures: Figures, limit: ProcessLimit): Promise<Row> {
  const pid = shop.pidOf('api');
  figures.take();
  const lift = limit.set(pid);
  await pause(SECONDS * 1000);
  const stretch = figures.take();
  lift();
  await until(async () => (await shop.look(unknownPayment)) === '404');
  return { ...stretch, limit: limit.name, isAlive: shop.pidOf('api') === pid };
}

async function limitInTurn(shop: SupervisedShop, assetIds: readonly string[]) {
  const figures = new Figures();
  const tokens: string[] = [];
  while (tokens.length < MEMBERS) tokens.push((await newMember(shop.url)).token);
  const buyers = await busyBuyers(shop.apiUrl, assetIds, BUYERS);
  const people = shoppers({ url: shop.url, tokens, patterns: await patternsOf(shop.url) }, figures, {
    count: SHOPPERS,
  });
  const rows: Row[] = [];
  for (const each of processLimits()) rows.push(await hold(shop, figures, each));
  await Promise.all([people.stop(), buyers.stop()]);
  return { rows, buyers };
}

const shop = await startSupervisedShop({ UNREGISTERED_OPERATIONS: 'allow' });
try {
  const books = await openBooks(shop.dataDir);
  const { rows, buyers } = await limitInTurn(shop, await pricedAssets(books.pool));
  const unsound = await unsoundBuyers(books.pool, buyers.bought());
  await books.close();
  const lines = rows.map(({ limit: name, requests, failed, longestGap, failures }) => [
    name,
    String(requests),
    String(failed),
    longestGap.toFixed(0),
    [...failures].map(([failure, count]) => `${count} × ${failure}`).join(', '),
  ]);
  console.log(
    `\n${printedMachine()}\n\n${table(['the api has', 'calls', 'failed', 'longest gap ms', 'failures'], lines)}\n`,
  );
  reportBars([
    ...rows.map(({ limit: name, failures, isAlive, requests }) => {
      const dishonest = [...failures].filter(([failure]) => !isHonest(failure));
      return {
        promise: `C9 the api has ${name}: it goes on, and what it cannot do is answered with 503`,
        figure: `${dishonest.reduce((sum, [, count]) => sum + count, 0)} of ${requests} answered otherwise${isAlive ? '' : ', it ended'}`,
        isMet: dishonest.length === 0 && isAlive,
      };
    }),
    {
      promise: 'C9 whatever the api lacks: each purchase charged, booked and owned once',
      figure: `${unsound} of ${BUYERS} buyers differ, ${buyers.purchases()} purchases`,
      isMet: unsound === 0,
    },
  ]);
  if (rows.some(({ isAlive }) => !isAlive)) console.log(shop.supervisor.output());
} finally {
  await shop.stop();
}
