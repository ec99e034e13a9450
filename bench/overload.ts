import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { freshDataDir } from '../e2e/support/data-dir.ts';
import { startShop, withoutWarmer } from '../e2e/support/shop.ts';
import { printedBars, printedMachine, table, type Bar } from './report.ts';
import { growCatalog } from './scale/grow-catalog.ts';
import { quantile } from './statistics.ts';
import { timeLists } from './time-lists.ts';

const ASSETS = 50_000;
/** Without the index in memory, counts of the filter panel are the dearest reads there are. */
const environment = { ...withoutWarmer, SEARCH_DRIVER: 'postgres' };

const PEAK_CALLERS = 8;
const PEAK_SECONDS = 6;
const OVERLOAD = 10;
const OVERLOAD_SECONDS = 10;
/** How long a caller waits: as long as the gateway does. */
const PATIENCE_MS = 2500;
const TICK_MS = 20;

const MIN_GOODPUT = 0.9;
const MAX_SLOWER = 2;

/** How dear calls ended. */
interface Tally {
  answered: number;
  refused: number;
  /** Given up by their callers. */
  late: number;
}

let lowestPrice = 0;

/** Asks for all counts under a filter that nobody asked for before. */
async function askDear(apiUrl: string, tally: Tally): Promise<void> {
  lowestPrice += 1;
  try {
    const response = await fetch(`${apiUrl}/open-api/assets/facets?maxPrice=${1_000_000 + lowestPrice}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.arrayBuffer();
    if (response.ok) tally.answered += 1;
    else tally.refused += 1;
  } catch {
    tally.late += 1;
  }
}

/** What can be answered at the most: a few callers, each asking again as soon as it was answered. */
async function peakOf(apiUrl: string): Promise<number> {
  const tally = { answered: 0, refused: 0, late: 0 };
  const endsAt = performance.now() + PEAK_SECONDS * 1000;
  const callers = Array.from({ length: PEAK_CALLERS }, async () => {
    while (performance.now() < endsAt) await askDear(apiUrl, tally);
  });
  await Promise.all(callers);
  return tally.answered / PEAK_SECONDS;
}

/** Calls that come at a rate, whether earlier ones have been answered or not. @returns how those ended that had by then */
async function overload(apiUrl: string, rate: number): Promise<Tally> {
  const tally = { answered: 0, refused: 0, late: 0 };
  let calls = 0;
  const startedAt = performance.now();
  for (;;) {
    const seconds = (performance.now() - startedAt) / 1000;
    if (seconds >= OVERLOAD_SECONDS) break;
    for (; calls < seconds * rate; calls += 1) void askDear(apiUrl, tally);
    await pause(TICK_MS);
  }
  return { ...tally };
}

async function measure(apiUrl: string): Promise<readonly Bar[]> {
  await peakOf(apiUrl);
  await timeLists(apiUrl, 3);
  const normal = await timeLists(apiUrl, 4);
  const peak = await peakOf(apiUrl);
  const { answered, refused, late } = await overload(apiUrl, peak * OVERLOAD);
  await pause(1000);
  const after = await timeLists(apiUrl, 1);
  const goodput = answered / OVERLOAD_SECONDS;
  const [before95, after95] = [quantile(normal, 0.95), quantile(after, 0.95)];
  const rows = [
    ['counts answered at the peak, a second', peak.toFixed(1)],
    [`counts answered under ${OVERLOAD} times as many, a second`, goodput.toFixed(1)],
    ['refused with 503, a second', (refused / OVERLOAD_SECONDS).toFixed(1)],
    ['given up by their callers, a second', (late / OVERLOAD_SECONDS).toFixed(1)],
    ['lists before, p95 ms', before95.toFixed(1)],
    ['lists a second after, p95 ms', after95.toFixed(1)],
  ];
  console.log(`\n${printedMachine()}\n\n${table([`${ASSETS} assets`, 'figure'], rows)}\n`);
  return [
    {
      promise: `under ${OVERLOAD} times the load, at least ${MIN_GOODPUT * 100} % of the peak is answered`,
      figure: `${((100 * goodput) / peak).toFixed(0)} %`,
      isMet: goodput >= MIN_GOODPUT * peak,
    },
    {
      promise: `lists a second after it take at most ${MAX_SLOWER} times as long as before`,
      figure: `${(after95 / before95).toFixed(2)} times`,
      isMet: after95 <= MAX_SLOWER * before95,
    },
  ];
}

/** What an overload of dear calls leaves of the shop. */
async function bench(): Promise<void> {
  const dataDir = await freshDataDir();
  try {
    console.log('Starting the shop with the sample catalog …');
    const empty = await startShop({ dataDir, env: environment });
    await empty.halt();
    console.log(`Growing to ${ASSETS} assets …`);
    await growCatalog(dataDir, ASSETS);
    const shop = await startShop({ dataDir, env: environment });
    try {
      const bars = await measure(shop.apiUrl);
      console.log(printedBars(bars));
      if (bars.some(({ isMet }) => !isMet)) process.exitCode = 1;
    } finally {
      await shop.halt();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

await bench();
