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
  /** After all of that. */
  readonly memory: Memory;
  /** Answers among those for the first time that were not made anew; null when the gateway does not say. */
  readonly sharedAnswers: number | null;
}

/** What of a shop is measured. */
export interface Extent {
  /** The part of a name that an operation must have to be measured; empty for all. */
  readonly only: string;
  /** True: lists, search and details alone, each for the first time. */
  readonly readsOnly: boolean;
}

const SEED = 20_261_123;
const BUNDLES = 3;
const MEMBERS = 96;

/** Starts the shop on some data and measures what people do there. */
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
