import autocannon from 'autocannon';
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { freshDataDir } from '../e2e/support/data-dir.ts';
import { type Shop, startShop, withoutWarmer } from '../e2e/support/shop.ts';
import { findPostmaster } from './process-usage.ts';
import { reportBars, printedMachine, table, type Bar } from './report.ts';
import { growCatalog } from './scale/grow-catalog.ts';
import { quantile } from './statistics.ts';
import { timeLists } from './time-lists.ts';
import { shopCpu, usageMeter, type UsageMeter } from './usage-meter.ts';

const ASSETS = 50_000;
const DRIVERS = ['memory', 'postgres'] as const;
type Driver = (typeof DRIVERS)[number];
const environmentOf = (driver: Driver) => ({ ...withoutWarmer, SEARCH_DRIVER: driver });

const PEAK_CALLERS = 8;
const PEAK_SECONDS = 6;
const OVERLOAD = 10;
const OVERLOAD_SECONDS = 10;
/** More than are ever served at once, so that waiting ones do not keep many others from sending requests. */
const OVERLOAD_CALLERS = 256;
/** Timeout of a client: the same as the gateway's. */
const PATIENCE_SECONDS = 2.5;

const MIN_GOODPUT = 0.9;
const MAX_SLOWER = 2;

/** Outcomes of expensive calls, and their cost. */
interface Tally {
  answered: number;
  refused: number;
  /** Timed out by their clients. */
  late: number;
  /** Processor time of the shop, in seconds. */
  cpu: number;
}

const cores = (seconds: number, duration: number): string => (seconds / duration).toFixed(2);

let lowestPrice = 1_000_000;

/** Requests all counts, each time with a new filter. */
function setupRequest(request: autocannon.Request): autocannon.Request {
  lowestPrice += 1;
  return { ...request, method: 'GET', path: `/open-api/assets/facets?maxPrice=${lowestPrice}` };
}

/** Sends expensive calls. @param callers concurrency, overall rate and duration in seconds */
async function askDear(shop: Shop, callers: { connections: number; overallRate?: number; duration: number }) {
  const tally: Tally = { answered: 0, refused: 0, late: 0, cpu: 0 };
  const read = meterOf(shop);
  const before = shopCpu(read());
  await new Promise<void>((resolve, reject) => {
    const run = autocannon(
      {
        url: shop.apiUrl,
        timeout: PATIENCE_SECONDS,
        ...callers,
        setupClient: (client) => client.setRequests([{ setupRequest }]),
      },
      (error: unknown) =>
        error
          ? reject(error instanceof Error ? error : new Error('the load was not sent', { cause: error }))
          : resolve(),
    );
    run.on('response', (_client, status) => {
      if (status === 200) tally.answered += 1;
      else tally.refused += 1;
    });
    run.on('reqError', () => (tally.late += 1));
  });
  tally.cpu = (shopCpu(read()) - before) / 1000;
  return tally;
}

function meterOf({ api, gateway, dataDir }: Shop): UsageMeter {
  return usageMeter({ gateways: [gateway.pid], api: api.pid, postmaster: findPostmaster(dataDir), bare: 0 });
}

/** Measures the maximum throughput: a few clients, each sending the next request immediately. */
const askAtPeak = (shop: Shop) => askDear(shop, { connections: PEAK_CALLERS, duration: PEAK_SECONDS });

async function measure(shop: Shop, driver: Driver): Promise<readonly Bar[]> {
  const { apiUrl } = shop;
  await askAtPeak(shop);
  await timeLists(apiUrl, 3);
  const normal = await timeLists(apiUrl, 4);
  const calm = await askAtPeak(shop);
  const peak = calm.answered / PEAK_SECONDS;
  const { answered, refused, late, cpu } = await askDear(shop, {
    connections: OVERLOAD_CALLERS,
    overallRate: Math.round(peak * OVERLOAD),
    duration: OVERLOAD_SECONDS,
  });
  await pause(1000);
  const after = await timeLists(apiUrl, 1);
  const goodput = answered / OVERLOAD_SECONDS;
  const [peakByCpu, goodputByCpu] = [calm.answered / calm.cpu, answered / cpu];
  const [before95, after95] = [quantile(normal, 0.95), quantile(after, 0.95)];
  const rows = [
    ['counts answered at the peak, a second', peak.toFixed(1)],
    [`counts answered under ${OVERLOAD} times as many, a second`, goodput.toFixed(1)],
    [
      'cores that the shop had, at the peak and under load',
      `${cores(calm.cpu, PEAK_SECONDS)}, ${cores(cpu, OVERLOAD_SECONDS)}`,
    ],
    ['counts answered for a second of processor time', `${peakByCpu.toFixed(0)}, ${goodputByCpu.toFixed(0)}`],
    ['refused with 503, a second', (refused / OVERLOAD_SECONDS).toFixed(1)],
    ['given up by their callers, a second', (late / OVERLOAD_SECONDS).toFixed(1)],
    ['lists before, p95 ms', before95.toFixed(1)],
    ['lists a second after, p95 ms', after95.toFixed(1)],
  ];
  console.log(`\n${printedMachine()}\n\n${table([`${ASSETS} assets, driver ${driver}`, 'figure'], rows)}\n`);
  return [
    {
      promise: `${driver}: under ${OVERLOAD} times the load, the shop's processor time answers at least ${MIN_GOODPUT * 100} % of what it does at the peak`,
      figure: `${((100 * goodputByCpu) / peakByCpu).toFixed(0)} % (${((100 * goodput) / peak).toFixed(0)} % by the clock, beside whoever sends the load)`,
      isMet: goodputByCpu >= MIN_GOODPUT * peakByCpu,
    },
    {
      promise: `${driver}: lists a second after it take at most ${MAX_SLOWER} times as long as before`,
      figure: `${(after95 / before95).toFixed(2)} times`,
      isMet: after95 <= MAX_SLOWER * before95,
    },
  ];
}

async function measureDriver(dataDir: string, driver: Driver): Promise<readonly Bar[]> {
  const shop = await startShop({ dataDir, env: environmentOf(driver) });
  try {
    return await measure(shop, driver);
  } finally {
    await shop.halt();
  }
}

/** Measures how the shop performs under an overload of expensive calls. */
async function bench(): Promise<void> {
  const dataDir = await freshDataDir();
  try {
    console.log('Starting the shop with the sample catalog …');
    const empty = await startShop({ dataDir, env: environmentOf('postgres') });
    await empty.halt();
    console.log(`Growing to ${ASSETS} assets …`);
    await growCatalog(dataDir, ASSETS);
    const bars: Bar[] = [];
    for (const driver of DRIVERS) bars.push(...(await measureDriver(dataDir, driver)));
    reportBars(bars);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

await bench();
