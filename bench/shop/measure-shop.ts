import path from 'node:path';
import { createDice } from '../dice.ts';
import { usageMeter } from '../usage-meter.ts';
import { startBareServer } from './bare.ts';
import { bundles, type BundleFigures } from './bundle.ts';
import { startMeasuredShop, type MeasuredShop, type Memory, type ReadyTimes } from './measured-shop.ts';
import type { Operation } from './operation.ts';
import { others } from './others.ts';
import { pages } from './pages.ts';
import { purchases, type FlowFigures } from './purchase.ts';
import { reads } from './reads.ts';
import { measure, type OperationFigures } from './series.ts';
import { joinAll, prepareSubjects } from './subjects.ts';

/** All figures of a shop of one size. */
export interface ShopFigures {
  readonly assets: number;
  readonly ready: ReadyTimes;
  readonly operations: readonly OperationFigures[];
  readonly flows: readonly (BundleFigures | FlowFigures)[];
  /** Memory after all measurements. */
  readonly memory: Memory;
  /** Uncached responses that were nevertheless shared; null if the gateway does not report it. */
  readonly sharedAnswers: number | null;
}

/** What to measure. */
export interface Extent {
  /** Part of the name of the operations to measure; empty for all. */
  readonly only: string;
  /** Whether to measure only lists, search and details, all uncached. */
  readonly readsOnly: boolean;
}

const SEED = 20_261_123;
const BUNDLES = 3;
const MEMBERS = 96;

/** Starts the shop on some data and measures its operations. */
export async function measureShop(dataDir: string, extent: Extent): Promise<ShopFigures> {
  const shop = await startMeasuredShop(dataDir);
  try {
    return await figuresOf(shop, dataDir, extent);
  } finally {
    await shop.halt();
  }
}

async function figuresOf(shop: MeasuredShop, dataDir: string, { only, readsOnly }: Extent): Promise<ShopFigures> {
  const dice = createDice(SEED);
  const subjects = await prepareSubjects(shop.url, shop.apiUrl, readsOnly ? 0 : MEMBERS);
  const all: Operation[] = reads(subjects, dice);
  if (!readsOnly) all.push(...pages(subjects, dice), ...(await others(shop.freshUrl, subjects, dice)));
  const asked = all.filter(({ name }) => name.includes(only));
  const bare = await startBareServer(shop.freshUrl, asked, path.join(dataDir, 'bare'));
  const read = usageMeter({ ...shop.processes, bare: bare.process.pid });
  const operations: OperationFigures[] = [];
  try {
    for (const operation of asked) {
      console.log(`  ${operation.name} …`);
      const candidates = { fresh: shop.freshUrl, kept: readsOnly ? null : shop.url, read };
      const yardstick = { origin: bare.origin, path: bare.pathOf(operation) };
      operations.push(await measure(operation, { ...candidates, bare: yardstick }));
    }
  } finally {
    await bare.process.stop();
  }
  const flows = [];
  if (!readsOnly && 'purchase'.includes(only)) {
    const sold = subjects.tiles.filter(({ isFree }) => !isFree).slice(0, BUNDLES);
    const ids = sold.map(({ id }) => id);
    const join = (count: number) => joinAll(shop.apiUrl, count);
    const [collector] = await join(1);
    if (!collector) throw new Error('There is nobody to buy');
    console.log('  purchases …');
    flows.push(await bundles(shop.freshUrl, collector, ids, shop.processes.api, read));
    flows.push(await purchases(shop.freshUrl, join, ids, read));
  }
  const sharedAnswers = await shop.sharedAnswers();
  return { assets: subjects.total, ready: shop.ready, operations, flows, memory: shop.memory(), sharedAnswers };
}
