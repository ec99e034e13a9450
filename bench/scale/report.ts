import { table, type Bar } from '../report.ts';
import { timesBare } from '../shop/bars.ts';
import type { ShopFigures } from '../shop/measure-shop.ts';
import { printedFailures } from '../shop/report.ts';
import type { OperationFigures } from '../shop/series.ts';
import { shopCpu } from '../usage-meter.ts';
import type { Growth } from './grow-catalog.ts';

/** A shop of one size and how it grew to it. */
export interface GrownShop {
  readonly growth: Growth;
  readonly figures: ShopFigures;
}

/** Maximum growth factor of costs from 10,000 assets on, whatever the size. */
const LITTLE = 1.2;
const MORE = 2;
const isSteady = (name: string) => ['list of 24', 'deep page', 'detail'].includes(name);
const goalOf = (name: string) => (isSteady(name) ? LITTLE : MORE);

const MIN_RATE = 5000;
const MAX_MEMORY = 650;
const MAX_READY_MS = 5000;

/**
 * Returns the cost as a multiple of the smaller shop's, both relative to the bare server at the time, so that a slower
 * machine has no effect. Failed operations cost little, so their growth is infinite.
 */
const growthOf = (one: OperationFigures, other: OperationFigures) =>
  one.failed + other.failed > 0 ? Number.POSITIVE_INFINITY : timesBare(other) / timesBare(one);

/** Formats costs by size with their growth and its target. */
export function printedGrowth(grown: readonly GrownShop[]): string {
  const [smallest] = grown;
  if (!smallest) return '';
  const head = grown.flatMap(({ figures }, index) => [
    `${figures.assets}: CPU ms`,
    'gateway',
    'api',
    'postgres',
    ...(index === 0 ? [] : ['growth', 'goal', 'met']),
    'p50 ms',
    'p95 ms',
    'failed',
  ]);
  const rows = smallest.figures.operations.map((least, row) => [
    least.name,
    ...grown.flatMap(({ figures }, index) => cells(least, figures.operations[row] ?? least, index > 0)),
  ]);
  return [
    table(['', ...head], rows),
    '',
    ...grown.map(({ figures: { assets, ready, memory } }) => {
      const both = (memory.api + memory.gateway).toFixed(0);
      return `${assets} assets: ready in ${ready.api.toFixed(0)} ms (api) and ${ready.gateway.toFixed(0)} ms (gateway); memory ${both} MB (api ${memory.api.toFixed(0)}, gateway ${memory.gateway.toFixed(0)})`;
    }),
    ...grown.flatMap(({ figures }) => printedFailures(figures.operations).map((line) => `${figures.assets}: ${line}`)),
  ].join('\n');
}

function cells(least: OperationFigures, one: OperationFigures, isGrown: boolean): string[] {
  const { cpu, p50, p95 } = one.first;
  const growth = growthOf(least, one);
  const goal = goalOf(one.name);
  return [
    ...[shopCpu(cpu), cpu.gateway, cpu.api, cpu.postgres].map((ms) => ms.toFixed(2)),
    ...(isGrown ? [`${growth.toFixed(2)}x`, `${goal}x`, growth <= goal && one.failed === 0 ? 'yes' : 'NO'] : []),
    p50.toFixed(1),
    p95.toFixed(1),
    `${one.failed}/${one.sent}`,
  ];
}

/** Returns the targets of the largest shop. */
export function barsOfGrowth(grown: readonly GrownShop[]): Bar[] {
  const [smallest, largest] = [grown[0], grown.at(-1)];
  if (!smallest || !largest || smallest === largest) return [];
  const { assets, memory, ready, operations } = largest.figures;
  const rate = largest.growth.added / largest.growth.seconds;
  const failed = operations.reduce((sum, one) => sum + one.failed, 0);
  const worst = (names: (name: string) => boolean) =>
    Math.max(
      ...operations
        .filter(({ name }) => names(name))
        .map((one) => growthOf(smallest.figures.operations.find(({ name }) => name === one.name) ?? one, one)),
    );
  const growthBar = (what: string, names: (name: string) => boolean, most: number): Bar => ({
    promise: `cost at ${assets} assets, ${what}: at most ${most} times that at ${smallest.figures.assets}`,
    figure: `${worst(names).toFixed(2)} times`,
    isMet: worst(names) <= most,
  });
  return [
    growthBar('list, deep page and detail', isSteady, LITTLE),
    growthBar('search, facets, suggestions and likeness', (name) => !isSteady(name), MORE),
    { promise: 'no failure with 16 at once', figure: `${failed} failed`, isMet: failed === 0 },
    {
      promise: `assets grown a second: at least ${MIN_RATE}`,
      figure: rate.toFixed(0),
      isMet: rate >= MIN_RATE,
    },
    {
      promise: `memory of both processes: at most ${MAX_MEMORY} MB`,
      figure: `${(memory.api + memory.gateway).toFixed(0)} MB`,
      isMet: memory.api > 0 && memory.api + memory.gateway <= MAX_MEMORY,
    },
    {
      promise: `second start to ready: at most ${MAX_READY_MS / 1000} s`,
      figure: `${((ready.api + ready.gateway) / 1000).toFixed(2)} s`,
      isMet: ready.api + ready.gateway <= MAX_READY_MS,
    },
  ];
}
