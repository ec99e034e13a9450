import { rm } from 'node:fs/promises';
import { MONEY_CHECKS } from '@halfdrop/domain';
import { freshDataDir } from '../e2e/support/data-dir.ts';
import { startShop, withoutWarmer, type Shop } from '../e2e/support/shop.ts';
import { newShopper, register } from '../e2e/support/shopper.ts';
import { grantRole } from '../e2e/support/staff.ts';
import { knownOf, timesOf } from './desks/ask-desks.ts';
import { growShop } from './desks/grown-shop.ts';
import { openingTimes, SLOWDOWN } from './desks/open-desks.ts';
import { deskQuestions, type Question } from './desks/questions.ts';
import { printedBars, printedMachine, table, type Bar } from './report.ts';

const SIZES = { people: 200_000, orders: 1_000_000, patterns: 10_000 };

/** Lists are requested while a user waits; a check reads all books. */
const lists = { warmUp: 20, rounds: 100, maxMs: 50 };
const checks = { warmUp: 1, rounds: 5, maxMs: 1000 };

/** Maximum milliseconds until a desk shows its first rows in a browser with an empty cache. */
const MAX_OPENING_MS = 1500;

const checkQuestions = MONEY_CHECKS.map((name): Question => ({
  name: `check ${name}`,
  path: () => `/admin/money-checks/${name}`,
}));

/** Returns the value of an option such as `--only=ledger`. */
function option(name: string): string | undefined {
  const prefix = `--${name}=`;
  return process.argv.find((argument) => argument.startsWith(prefix))?.slice(prefix.length);
}

async function measureAnswers(shop: Shop, token: string, only: string): Promise<readonly Bar[]> {
  const known = await knownOf({ shop, token });
  const bars: Bar[] = [];
  const rows: string[][] = [];
  const kinds = [
    ...deskQuestions.map((question) => ({ question, ...lists })),
    ...checkQuestions.map((question) => ({ question, ...checks })),
  ];
  for (const { question, maxMs, ...often } of kinds) {
    if (!question.name.includes(only)) continue;
    const { median, p95 } = await timesOf(question, { shop, token, known, ...often });
    rows.push([question.name, median.toFixed(1), p95.toFixed(1)]);
    bars.push({
      promise: `${question.name}: p95 at most ${maxMs} ms`,
      figure: `${p95.toFixed(1)} ms`,
      isMet: p95 <= maxMs,
    });
  }
  if (rows.length > 0) console.log(`\n${table(['at the api', 'median ms', 'p95 ms'], rows)}\n`);
  return bars;
}

/** Measures the desks whose name contains a word, in a browser. */
async function measureOpening(shop: Shop, token: string, only: string): Promise<readonly Bar[]> {
  const medians = [...(await openingTimes(shop, token, (path) => `open ${path}`.includes(only)))];
  const rows = medians.map(([path, milliseconds]) => [`open ${path}`, milliseconds.toFixed(0)]);
  if (rows.length > 0) console.log(`${table([`in a browser, ${SLOWDOWN}x slower`, 'median ms'], rows)}\n`);
  return medians.map(([path, milliseconds]) => ({
    promise: `open ${path}: first rows within ${MAX_OPENING_MS} ms`,
    figure: `${milliseconds.toFixed(0)} ms`,
    isMet: milliseconds <= MAX_OPENING_MS,
  }));
}

const kept = option('data');
const dataDir = kept ?? (await freshDataDir());
try {
  console.log(`A shop with ${SIZES.orders} orders of ${SIZES.people} people …`);
  await growShop(dataDir, SIZES);
  const shop = await startShop({ dataDir, env: withoutWarmer });
  try {
    const operator = newShopper('Olga Petrov');
    const token = await register(shop.url, operator);
    await grantRole(shop, operator, 'owner');
    const only = option('only') ?? '';
    const bars = [...(await measureAnswers(shop, token, only)), ...(await measureOpening(shop, token, only))];
    const missed = bars.filter(({ isMet }) => !isMet);
    console.log(
      `${printedMachine()}\n\n${printedBars(missed)}\n${bars.length - missed.length} of ${bars.length} bars met`,
    );
    if (missed.length > 0) process.exitCode = 1;
  } finally {
    await shop.halt();
  }
} finally {
  if (kept === undefined) await rm(dataDir, { recursive: true, force: true });
}
