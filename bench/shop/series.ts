import { load, type LoadResult } from '../load.ts';
import { median } from '../statistics.ts';
import { perRequest, shopCpu, untilQuiet, type CpuTimes, type UsageMeter } from '../usage-meter.ts';
import type { Operation, Question } from './operation.ts';

/** Where an operation is requested, and the baseline. */
export interface Candidates {
  /** The shop through a gateway without a cache. */
  readonly fresh: string;
  /** The shop through a gateway with a cache; null to skip it. */
  readonly kept: string | null;
  /** A bare server and the path of this operation's bytes. */
  readonly bare: { readonly origin: string; readonly path: string };
  readonly read: UsageMeter;
}

/** Cost of one candidate. */
export interface Cost {
  /** Processor time per request, in milliseconds. */
  readonly cpu: CpuTimes;
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p95: number;
}

/** Cost of an operation: medians of the windows in which its figures were stable. */
export interface OperationFigures {
  readonly name: string;
  readonly first: Cost;
  readonly kept: Cost | null;
  readonly bare: Cost;
  readonly sent: number;
  readonly failed: number;
  readonly failure: string | null;
  readonly windows: number;
  /** False if the figures were still changing in the last window. */
  readonly isStill: boolean;
}

interface Window extends LoadResult {
  readonly cpu: CpuTimes;
}

const WINDOW_SECONDS = { first: 1.2, kept: 0.5, bare: 0.4 };
/** Enough for the resolution of processor time, whose tick is as long as hundreds of bare responses. */
const MIN_AMOUNT = { first: 0, kept: 100, bare: 4000 };
/** Number of final windows that determine a cost. */
export const STILL_WINDOWS = 3;
const MAX_WINDOWS = 9;
const MAX_SECONDS = 40;
const TOLERANCE = 0.05;
const CONNECTIONS = 16;

/**
 * Sends requests in windows, alternating with repeated requests and with the bare server, until the uncached cost
 * differs by less than 5 % over three windows.
 */
export async function measure(
  operation: Operation,
  { fresh, kept, bare, read }: Candidates,
): Promise<OperationFigures> {
  const connections = operation.connections ?? CONNECTIONS;
  await untilQuiet(read);
  const again = operation.ask();
  const asBare = (): Question => ({ ...again, path: bare.path, check: () => undefined });
  const first = windowsOf('first', { origin: fresh, ask: operation.ask, connections }, read);
  const second =
    kept === null || !operation.isKept
      ? null
      : windowsOf('kept', { origin: kept, ask: () => again, connections }, read);
  const third = windowsOf('bare', { origin: bare.origin, ask: asBare, connections }, read);
  const startedAt = performance.now();
  while (!isStill(first.done) && first.done.length < MAX_WINDOWS && !isOver(startedAt, first.done)) {
    await first.next();
    await second?.next();
    await third.next();
  }
  return {
    name: operation.name,
    first: costOf(first.done),
    kept: second && costOf(second.done),
    bare: costOf(third.done),
    sent: total(first.done, ({ sent }) => sent),
    failed: total(first.done, ({ failed }) => failed),
    failure: first.done.find(({ failure }) => failure !== null)?.failure ?? null,
    windows: first.done.length,
    isStill: isStill(first.done),
  };
}

/**
 * Returns the windows of one candidate so far; each window has as many requests as fill its seconds at the last rate.
 */
function windowsOf(
  kind: keyof typeof WINDOW_SECONDS,
  asking: Omit<Parameters<typeof load>[0], 'amount'>,
  read: UsageMeter,
) {
  const done: Window[] = [];
  const next = async () => {
    // Without any success there is no rate.
    const pace = done.at(-1)?.requestsPerSecond || 0;
    const amount = Math.max(asking.connections, MIN_AMOUNT[kind], Math.round(pace * WINDOW_SECONDS[kind]));
    const before = read();
    const result = await load({ ...asking, amount });
    // Work for disconnected clients continues.
    if (result.failed > 0) await untilQuiet(read);
    done.push({ ...result, cpu: perRequest(before, read(), result.sent) });
  };
  return { done, next };
}

/** Returns whether the cost of the last windows differs by less than 5 %. */
export function isStill(windows: ReadonlyArray<{ readonly cpu: CpuTimes }>): boolean {
  const last = windows.slice(-STILL_WINDOWS).map(({ cpu }) => shopCpu(cpu));
  const middle = median(last);
  return last.length === STILL_WINDOWS && last.every((cost) => Math.abs(cost - middle) <= TOLERANCE * middle);
}

/** Returns whether to stop: two windows without any success are enough. */
function isOver(startedAt: number, windows: readonly Window[]): boolean {
  const isHopeless = windows.length >= 2 && windows.every(({ sent, failed }) => sent === failed);
  return isHopeless || performance.now() - startedAt > MAX_SECONDS * 1000;
}

function costOf(windows: readonly Window[]): Cost {
  const last = windows.slice(-STILL_WINDOWS);
  const middle = (pick: (window: Window) => number) => median(last.map(pick).filter((value) => !Number.isNaN(value)));
  return {
    cpu: {
      gateway: middle(({ cpu }) => cpu.gateway),
      api: middle(({ cpu }) => cpu.api),
      postgres: middle(({ cpu }) => cpu.postgres),
      bare: middle(({ cpu }) => cpu.bare),
    },
    requestsPerSecond: middle(({ requestsPerSecond }) => requestsPerSecond),
    p50: middle(({ p50 }) => p50),
    p95: middle(({ p95 }) => p95),
  };
}

const total = (windows: readonly Window[], pick: (window: Window) => number): number =>
  windows.reduce((sum, window) => sum + pick(window), 0);
