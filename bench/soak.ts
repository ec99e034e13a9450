import { rm } from 'node:fs/promises';
import { freshDataDir } from '../e2e/support/data-dir.ts';
import { createDice } from './dice.ts';
import { load } from './load.ts';
import { openDescriptors, residentMegabytes } from './process-usage.ts';
import { reportBars, printedMachine, table, type Bar } from './report.ts';
import { startMeasuredShop, type MeasuredShop } from './shop/measured-shop.ts';
import { others } from './shop/others.ts';
import { reads } from './shop/reads.ts';
import { prepareSubjects } from './shop/subjects.ts';
import { median, slope } from './statistics.ts';

/** Duration of the load in minutes; a day is 1440. */
const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 60);
const CONNECTIONS = 64;
const MEMBERS = 64;
/** Number of requests between readings of memory, descriptors and times. */
const STRETCH = 4000;
/** Share of the time in which caches fill up, which is ignored when looking for leaks. */
const WARM_UP = 0.25;
/** Operations too expensive, or with too little data, to be requested as often as the others. */
const rare = new Set(['login', 'picture search', 'preview not yet drawn']);

const MAX_MEGABYTES_PER_HOUR = 1;
const MAX_MORE_DESCRIPTORS = 8;
const MAX_DRIFT = 1.1;

interface Reading {
  readonly hours: number;
  readonly megabytes: number;
  readonly descriptors: number;
  readonly p99: number;
  readonly failed: number;
}

async function soak(shop: MeasuredShop): Promise<readonly Reading[]> {
  const dice = createDice(1);
  const subjects = await prepareSubjects(shop.url, shop.apiUrl, MEMBERS);
  const all = [...reads(subjects, dice), ...(await others(shop.url, subjects, dice))];
  const mixed = all.filter(({ name }) => !rare.has(name));
  const pids = [shop.processes.api, ...shop.processes.gateways];
  const sum = (read: (pid: number) => number) => pids.reduce((total, pid) => total + read(pid), 0);
  const startedAt = performance.now();
  const minutes = () => (performance.now() - startedAt) / 60_000;
  const readings: Reading[] = [];
  while (minutes() < MINUTES) {
    const { failed, failure, p99 } = await load({
      origin: shop.url,
      ask: () => dice.pick(mixed).ask(),
      connections: CONNECTIONS,
      amount: STRETCH,
    });
    if (failure !== null) console.log(`failed ${failed} times: ${failure}`);
    const [megabytes, descriptors] = [sum(residentMegabytes), sum(openDescriptors)];
    readings.push({ hours: minutes() / 60, megabytes, descriptors, p99, failed });
  }
  return readings;
}

function barsOf(readings: readonly Reading[]): readonly Bar[] {
  const warm = readings.filter(({ hours }) => hours * 60 >= MINUTES * WARM_UP);
  const half = Math.ceil(warm.length / 2);
  const [first, last] = [warm.slice(0, half), warm.slice(-half)];
  const middle = (part: readonly Reading[], read: (reading: Reading) => number) => median(part.map(read));
  const rise = slope(warm.map(({ hours, megabytes }) => [hours, megabytes]));
  const more = middle(last, (reading) => reading.descriptors) - middle(first, (reading) => reading.descriptors);
  const drift = middle(last, (reading) => reading.p99) / middle(first, (reading) => reading.p99);
  const failed = readings.reduce((total, reading) => total + reading.failed, 0);
  const requests = readings.length * STRETCH;
  const on = `${MINUTES} minutes of ${CONNECTIONS} connections`;
  return [
    {
      promise: `C12 after a quarter of ${on} memory grows by ${MAX_MEGABYTES_PER_HOUR} MB an hour at most`,
      figure: `${rise.toFixed(1)} MB an hour`,
      isMet: rise <= MAX_MEGABYTES_PER_HOUR,
    },
    {
      promise: `C12 open files and sockets stay within ${MAX_MORE_DESCRIPTORS} of what they were`,
      figure: `${more} more`,
      isMet: more <= MAX_MORE_DESCRIPTORS,
    },
    {
      promise: `C12 the p99 of the second half is ${MAX_DRIFT} times that of the first at most`,
      figure: `${drift.toFixed(2)} times`,
      isMet: drift <= MAX_DRIFT,
    },
    { promise: 'C12 no request fails', figure: `${failed} of ${requests}`, isMet: failed === 0 },
  ];
}

async function soaked(dataDir: string): Promise<readonly Reading[]> {
  const shop = await startMeasuredShop(dataDir);
  try {
    return await soak(shop);
  } finally {
    await shop.halt();
  }
}

const dataDir = await freshDataDir();
try {
  const readings = await soaked(dataDir);
  const rows = readings
    .filter((_, index) => index % Math.ceil(readings.length / 20) === 0)
    .map(({ hours, megabytes, descriptors, p99 }) => [
      (hours * 60).toFixed(1),
      megabytes.toFixed(0),
      String(descriptors),
      p99.toFixed(0),
    ]);
  console.log(`\n${printedMachine()}\n\n${table(['minute', 'MB', 'open files', 'p99 ms'], rows)}\n`);
  const bars = barsOf(readings);
  reportBars(bars);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
