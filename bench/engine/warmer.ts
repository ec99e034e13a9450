import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freshDataDir } from '../../e2e/support/data-dir.ts';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startServerProcess } from '../../e2e/support/server-process.ts';
import { ensureBuilt } from '../../scripts/lib/prepare.mjs';
import { quantile } from '../statistics.ts';
import type { Bar } from '../report.ts';

const BURSTS = 16;
const REQUESTS = 40;
const AT_ONCE = 4;

/** Shorter than the idle time the warmer waits for: between such bursts it never starts. */
const SHORT_PAUSE = 2000;
/** Longer: when the burst arrives, the warmer has been drawing for more than a second. */
const LONG_PAUSE = 4500;

/** Measures the list latency while the warmer draws a picture ahead, relative to its idle value. */
export async function run(): Promise<Bar[]> {
  await ensureBuilt();
  const dataDir = await freshDataDir();
  const port = await freePort();
  const settings = { NODE_ENV: 'production', DATA_DIR: dataDir, API_PORT: String(port), LOG_LEVEL: 'error' };
  const api = startServerProcess('api/dist/main.js', settings);
  try {
    await api.ready;
    const origin = `http://127.0.0.1:${port}`;
    await burst(origin, 0);
    const idle = await bursts(origin, SHORT_PAUSE, 1);
    const before = await pictures(dataDir);
    const warming = await bursts(origin, LONG_PAUSE, 1 + BURSTS);
    const drawn = (await pictures(dataDir)) - before;
    return [
      {
        promise: 'list p99 while the warmer runs: under twice its idle value',
        figure: `${warming.toFixed(1)} ms, idle ${idle.toFixed(1)} ms (${(warming / idle).toFixed(2)} times)`,
        isMet: warming < 2 * idle,
      },
      {
        promise: 'the warmer draws between requests, and not while they come',
        figure: `${before} pictures in the idle part, ${drawn} in the other`,
        isMet: before === 0 && drawn > 0,
      },
    ];
  } finally {
    await api.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Returns the 99th percentile of some bursts of requests with pauses between them, in milliseconds. */
async function bursts(origin: string, pause: number, from: number): Promise<number> {
  const latencies: number[] = [];
  for (let index = 0; index < BURSTS; index += 1) {
    await wait(pause);
    latencies.push(...(await burst(origin, from + index)));
  }
  return quantile(
    latencies.toSorted((left, right) => left - right),
    0.99,
  );
}

/** Requests some uncached lists, a few at a time. */
async function burst(origin: string, number: number): Promise<number[]> {
  const latencies: number[] = [];
  for (let sent = 0; sent < REQUESTS; sent += AT_ONCE) {
    const lists = Array.from({ length: AT_ONCE }, (_, index) => timeList(origin, number * REQUESTS + sent + index));
    latencies.push(...(await Promise.all(lists)));
  }
  return latencies;
}

async function timeList(origin: string, distinct: number): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(`${origin}/open-api/assets?limit=24&maxPrice=${100_000 + distinct}`);
  await response.text();
  if (!response.ok) throw new Error(`The list answered ${response.status}`);
  return performance.now() - startedAt;
}

async function pictures(dataDir: string): Promise<number> {
  const folder = path.join(dataDir, 'previews');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
}
