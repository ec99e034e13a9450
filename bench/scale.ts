import { mkdir, rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { freshDataDir } from '../e2e/support/data-dir.ts';
import { startShop, withoutWarmer } from '../e2e/support/shop.ts';
import { printedBars, printedMachine } from './report.ts';
import { growCatalog } from './scale/grow-catalog.ts';
import { barsOfGrowth, printedGrowth, type GrownShop } from './scale/report.ts';
import { measureShop } from './shop/measure-shop.ts';

const SIZES = [10_000, 100_000];
const MILLION = 1_000_000;
const report = '.tmp/bench-scale.json';

/** Measures how costs grow with the catalog. */
async function bench(sizes: readonly number[], only: string): Promise<void> {
  const dataDir = await freshDataDir();
  try {
    console.log('Starting the shop with the sample catalog …');
    const shop = await startShop({ dataDir, env: withoutWarmer });
    await shop.halt();
    const grown: GrownShop[] = [];
    for (const size of sizes) {
      console.log(`Growing to ${size} assets …`);
      const growth = await growCatalog(dataDir, size);
      const rate = growth.added / growth.seconds;
      console.log(`  ${growth.added} assets in ${growth.seconds.toFixed(1)} s: ${rate.toFixed(0)} a second`);
      grown.push({ growth, figures: await measureShop(dataDir, { only, readsOnly: true }) });
    }
    const bars = barsOfGrowth(grown);
    console.log(`\n${printedMachine()}\n\n${printedGrowth(grown)}\n\n${printedBars(bars)}`);
    await mkdir('.tmp', { recursive: true });
    await writeFile(report, `${JSON.stringify({ machine: printedMachine(), grown, bars }, null, 2)}\n`);
    console.log(`\nAll figures: ${report}`);
    if (bars.some(({ isMet }) => !isMet)) process.exitCode = 1;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const { values } = parseArgs({
  options: { million: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});
await bench(values.million ? [...SIZES, MILLION] : SIZES, values.only);
