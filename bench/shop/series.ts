import { load, type LoadResult } from '../load.ts';
import { median } from '../statistics.ts';
import { perRequest, shopCpu, untilQuiet, type CpuTimes, type UsageMeter } from '../usage-meter.ts';
import type { Operation, Question } from './operation.ts';

/** Where an operation is asked, and the yardstick. */
export interface Candidates {
  /** The shop through a gateway that keeps no answer. */
  readonly fresh: string;
  /** The shop through a gateway that keeps answers; null to leave that out. */
  readonly kept: string | null;
  /** A bare server and the path of this operation's bytes there. */
  readonly bare: { readonly origin: string; readonly path: string };
  readonly read: UsageMeter;
}

/** What one candidate costs. */
export interface Cost {
  /** Milliseconds of processor time per request. */
  readonly cpu: CpuTimes;
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p95: number;
}

/** What an operation costs: medians of the windows in which its figures stood still. */
export interface OperationFigures {
  readonly name: string;
  readonly first: Cost;
  readonly kept: Cost | null;
  readonly bare: Cost;
  readonly sent: number;
  readonly failed: number;
  readonly failure: string | null;
  readonly windows: number;
  /** False when the figures still moved at the last window. */
  readonly isStill: boolean;
}

interface Window extends LoadResult {
  readonly cpu: CpuTimes;
}

const WINDOW_SECONDS = { first: 1.2, kept: 0.5, bare: 0.4 };
/** Enough for the clock of processor time, whose tick is as long as hundreds of bare answers. */
const MIN_AMOUNT = { first: 0, kept: 100, bare: 4000 };
/** How many of the last windows say what something costs. */
export const STILL_WINDOWS = 3;
const MAX_WINDOWS = 9;
const MAX_SECONDS = 40;
const TOLERANCE = 0.05;
const CONNECTIONS = 16;

/**
 * Asks in windows, in turns with the same question once more and with the bare server, until what the first time costs
 * differs by less than a twentieth over three windows.
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

/** One candidate's windows so far; each asks as often as the last one's pace fills its seconds. */
function windowsOf(
  kind: keyof typeof WINDOW_SECONDS,
  asking: Omit<Parameters<typeof load>[0], 'amount'>,
  read: UsageMeter,
) {
  const done: Window[] = [];
  const next = async () => {
    // Nothing that succeeded has no pace.
    const pace = done.at(-1)?.requestsPerSecond || 0;
    const amount = Math.max(asking.connections, MIN_AMOUNT[kind], Math.round(pace * WINDOW_SECONDS[kind]));
    const before = read();
    const result = await load({ ...asking, amount });
    // Work for callers that have gone runs on.
    if (result.failed > 0) await untilQuiet(read);
    done.push({ ...result, cpu: perRequest(before, read(), result.sent) });
  };
  return { done, next };
}

/** Whether the cost of the last windows is the same but for a twentieth. */
export function isStill(windows: ReadonlyArray<{ readonly cpu: CpuTimes }>): boolean {
  const last = windows.slice(-STILL_WINDOWS).map(({ cpu }) => shopCpu(cpu));
  const middle = median(last);
  return last.length === STILL_WINDOWS && last.every((cost) => Math.abs(cost - middle) <= TOLERANCE * middle);
}

/** Two windows in which nothing succeeded say what there is to say. */
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
