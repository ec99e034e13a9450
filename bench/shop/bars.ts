import type { Bar } from '../report.ts';
import { shopCpu } from '../usage-meter.ts';
import type { ShopFigures } from './measure-shop.ts';
import type { FlowFigures } from './purchase.ts';
import type { OperationFigures } from './series.ts';

/** Maximum processor time of an operation at 10,000 assets, as a multiple of the bare server with the same bytes. */
const MAX_TIMES_BARE: Readonly<Record<string, number>> = {
  'list of 24': 25,
  'facets, three filters': 25,
  'facets, no filter': 25,
  'search, one word': 30,
  'search, two words': 30,
  'search, typo': 30,
  suggestions: 30,
  'likeness of 4': 20,
  detail: 12,
};

/** Maximum processor time in milliseconds, uncached and cached. */
const MAX_MS: Readonly<Record<string, { first: number; kept?: number }>> = {
  'page: products': { first: 60, kept: 1.5 },
  'page: detail': { first: 60, kept: 1.5 },
  'page: home': { first: 60, kept: 1.5 },
  'purchase, cart to paid': { first: 25 },
};

/** Reference for the milliseconds: a machine on which the bare server needs this long for a list. */
const BARE_LIST_MS = 0.085;
/** Maximum memory of both processes at the size of the sample, in megabytes. */
const MAX_MEMORY = 260;
const MAX_READY_MS = 1000;
const MAX_START_MS = 5000;
const KILOBYTE = 1024;

/** Returns the slowdown of this machine relative to the reference; 1 if the list was not measured. */
export function slowness({ operations }: ShopFigures): number {
  const list = operations.find(({ name }) => name === 'list of 24');
  return list ? list.bare.cpu.bare / BARE_LIST_MS : 1;
}

/** Returns the cost of an operation as a multiple of the bare server's. */
export const timesBare = ({ first, bare }: OperationFigures): number => shopCpu(first.cpu) / bare.cpu.bare;

/** Returns the target of an operation and whether it is met; null if it has none. */
export function barOf(operation: OperationFigures, slow: number): { bar: string; isMet: boolean } | null {
  const { name, first, kept, failed } = operation;
  const times = MAX_TIMES_BARE[name];
  if (times !== undefined) return { bar: `${times}x`, isMet: failed === 0 && timesBare(operation) <= times };
  const most = MAX_MS[name];
  if (!most) return null;
  const isKeptMet = most.kept === undefined || kept === null || shopCpu(kept.cpu) <= most.kept * slow;
  const bar = [most.first, ...(most.kept === undefined ? [] : [most.kept])].map((value) => (value * slow).toFixed(1));
  const isMet = failed === 0 && shopCpu(first.cpu) <= most.first * slow && isKeptMet;
  return { bar: `${bar.join(' / ')} ms`, isMet };
}

/** Returns the same for a flow of many calls. */
export function barOfFlow({ name, cpu, failed }: FlowFigures, slow: number): { bar: string; isMet: boolean } | null {
  const most = MAX_MS[name];
  if (!most) return null;
  return { bar: `${(most.first * slow).toFixed(1)} ms`, isMet: failed === 0 && shopCpu(cpu) <= most.first * slow };
}

/** Returns the targets of the sample catalog's shop, besides those of single operations. */
export function barsOfSample(
  figures: ShopFigures,
  firstLoad: readonly { readonly route: string; readonly bytes: number }[],
  secondStart: number,
): Bar[] {
  const { memory, ready } = figures;
  const list = figures.operations.find(({ name }) => name === 'list of 24');
  const products = firstLoad.find(({ route }) => route.includes('/products/'))?.bytes ?? Number.POSITIVE_INFINITY;
  return [
    ...(list ? barsOfList(list) : []),
    {
      promise: 'script on first load of /products: at most 180 KB brotli',
      figure: `${(products / KILOBYTE).toFixed(1)} KB`,
      isMet: products <= 180 * KILOBYTE,
    },
    {
      promise: 'second `npm start` to ready: under 5 s',
      figure: `${(secondStart / 1000).toFixed(2)} s`,
      isMet: secondStart < MAX_START_MS,
    },
    ...(['api', 'gateway'] as const).map((name) => ({
      promise: `second start of the ${name} to ready: at most 1 s`,
      figure: `${(ready[name] / 1000).toFixed(2)} s`,
      isMet: ready[name] <= MAX_READY_MS,
    })),
    {
      promise: `memory of both processes after the bench: at most ${MAX_MEMORY} MB`,
      figure: `${(memory.api + memory.gateway).toFixed(0)} MB (api ${memory.api.toFixed(0)}, gateway ${memory.gateway.toFixed(0)})`,
      isMet: memory.api > 0 && memory.api + memory.gateway <= MAX_MEMORY,
    },
  ];
}

function barsOfList({ first, kept, bare }: OperationFigures): Bar[] {
  const share = (kept?.requestsPerSecond ?? 0) / bare.requestsPerSecond;
  // The api's cost is in its own process and in the database.
  const api = first.cpu.api + first.cpu.postgres;
  return [
    {
      promise: 'repeated list through the gateway: at least half the throughput of the bare server',
      figure: `${share.toFixed(2)} of it`,
      isMet: share >= 0.5,
    },
    {
      promise: 'list through the gateway, first time: the gateway adds less CPU than the api spends',
      figure: `gateway ${first.cpu.gateway.toFixed(2)} ms, api ${api.toFixed(2)} ms (${first.cpu.postgres.toFixed(2)} of it its database)`,
      isMet: first.cpu.gateway < api,
    },
  ];
}
