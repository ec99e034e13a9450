import { rm } from 'node:fs/promises';
import { freshDataDir } from '../e2e/support/data-dir.ts';
import { startShop, type Shop, type ShopOptions } from '../e2e/support/shop.ts';
import { reportBars, type Bar } from './report.ts';

/** Starts a separate shop for one topic, prints its targets and sets exit code 1 if one was missed. */
export async function evaluateWithShop(
  measure: (shop: Shop) => Promise<readonly Bar[]>,
  env: ShopOptions['env'] = {},
): Promise<void> {
  const dataDir = await freshDataDir();
  console.log('Starting the shop with the sample catalog …');
  const shop = await startShop({ dataDir, env });
  try {
    const bars = await measure(shop);
    reportBars(bars);
  } finally {
    await shop.halt();
    await rm(dataDir, { recursive: true, force: true });
  }
}
