import { availableParallelism, cpus } from 'node:os';
import type { PageTimes } from './pages.ts';
import type { CpuTimes } from './usage-meter.ts';

/** The median of the rounds of one scenario. */
export interface ScenarioFigures {
  readonly name: string;
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds of processor time per request. */
  readonly cpu: CpuTimes;
  /** Throughput as a share of the bare server's in the same round. */
  readonly ratio: number;
}

/** All that one run found out. */
export interface BenchFacts {
  readonly scenarios: readonly ScenarioFigures[];
  readonly firstLoad: readonly { readonly route: string; readonly bytes: number }[];
  readonly pages: readonly PageTimes[];
  /** Milliseconds from `npm start` on existing data to ready. */
  readonly secondStart: number;
  readonly residentBytes: { readonly api: number; readonly gateway: number };
}

/** A promise and whether this run kept it. */
export interface Bar {
  readonly promise: string;
  readonly figure: string;
  readonly isMet: boolean;
}

const KILOBYTE = 1024;
const MEGABYTE = 1024 * 1024;

/** The product's bars beside the figures of a run. */
export function evaluate({ scenarios, firstLoad, secondStart, residentBytes }: BenchFacts): Bar[] {
  const of = (name: string) => {
    const found = scenarios.find((scenario) => scenario.name === name);
    if (!found) throw new Error(`The run has no scenario ${name}`);
    return found;
  };
  const repeated = of('gateway: list, repeated');
  const first = of('gateway: list, first time');
  // What the api spends, it spends in its own process and in its database's.
  const apiCpu = first.cpu.api + first.cpu.postgres;
  const products = firstLoad.find(({ route }) => route.includes('/products/'))?.bytes ?? Number.POSITIVE_INFINITY;
  return [
    {
      promise: 'repeated list through the gateway: at least half the throughput of the bare server',
      figure: `${repeated.ratio.toFixed(2)} of it`,
      isMet: repeated.ratio >= 0.5,
    },
    {
      promise: 'list through the gateway, first time: the gateway adds less CPU than the api spends',
      figure: `gateway ${first.cpu.gateway.toFixed(2)} ms, api ${apiCpu.toFixed(2)} ms (${first.cpu.postgres.toFixed(2)} of it its database)`,
      isMet: first.cpu.gateway < apiCpu,
    },
    {
      promise: 'script on first load of /products: at most 180 KB brotli',
      figure: `${(products / KILOBYTE).toFixed(1)} KB`,
      isMet: products <= 180 * KILOBYTE,
    },
    {
      promise: 'second start to ready: under 5 s',
      figure: `${(secondStart / 1000).toFixed(2)} s`,
      isMet: secondStart < 5000,
    },
    ...(['api', 'gateway'] as const).map((name) => ({
      promise: `memory of the ${name} after the bench: under 300 MB`,
      figure: `${(residentBytes[name] / MEGABYTE).toFixed(0)} MB`,
      isMet: residentBytes[name] > 0 && residentBytes[name] < 300 * MEGABYTE,
    })),
  ];
}

/** The run as a page of text. */
export function printed(facts: BenchFacts, bars: readonly Bar[]): string {
  return [
    `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), Node.js ${process.versions.node}, loopback; medians of interleaved rounds`,
    '',
    table(
      ['', 'requests/s', 'of bare', 'p50 ms', 'p99 ms', 'CPU ms/request', 'gateway', 'api', 'postgres'],
      facts.scenarios.map(({ name, requestsPerSecond, ratio, p50, p99, cpu }) => [
        name,
        requestsPerSecond.toFixed(0),
        ratio.toFixed(2),
        p50.toFixed(1),
        p99.toFixed(1),
        (cpu.bare + cpu.gateway + cpu.api + cpu.postgres).toFixed(3),
        ...[cpu.gateway, cpu.api, cpu.postgres].map((milliseconds) => milliseconds.toFixed(3)),
      ]),
    ),
    '',
    table(
      ['script on first load', 'KB brotli'],
      facts.firstLoad.map(({ route, bytes }) => [route, (bytes / KILOBYTE).toFixed(1)]),
    ),
    '',
    table(
      ['server-rendered page', 'uncached ms', 'cached ms'],
      facts.pages.map(({ page, uncached, cached }) => [page, uncached.toFixed(1), cached.toFixed(1)]),
    ),
    '',
    printedBars(bars),
  ].join('\n');
}

/** Every promise on a line of its own, with its figure. */
export function printedBars(bars: readonly Bar[]): string {
  return bars.map(({ promise, figure, isMet }) => `${isMet ? 'met    ' : 'NOT MET'}  ${promise}: ${figure}`).join('\n');
}

/** Lines of a table: the first column from the left, figures from the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]) =>
    cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)));
  return [head, ...rows].map((row) => line(row).join('  ')).join('\n');
}
