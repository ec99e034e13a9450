import { mkdir, rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { freshDataDir } from '../e2e/support/data-dir.ts';
import { startShop, withoutWarmer } from '../e2e/support/shop.ts';
import { firstLoadSizes } from '../scripts/gates/bundle-budget.mjs';
import { printedBars, printedMachine } from './report.ts';
import { growCatalog } from './scale/grow-catalog.ts';
import { barOf, barOfFlow, barsOfSample, slowness } from './shop/bars.ts';
import { measureShop, type Extent } from './shop/measure-shop.ts';
import { readyTimes } from './shop/measured-shop.ts';
import { printedShop } from './shop/report.ts';
import { timeSecondStart } from './second-start.ts';

const GROWN = 10_000;
const report = '.tmp/bench.json';

/** Benchmarks the shop, with the sample catalog and with 10,000 assets. */
async function bench({ only, size }: { only: string; size: string }): Promise<void> {
  const extent: Extent = { only, readsOnly: false };
  const dataDir = await freshDataDir();
  try {
    console.log('Starting the shop with the sample catalog …');
    const shop = await startShop({ dataDir, env: withoutWarmer });
    const firstStart = await readyTimes(shop);
    await shop.halt();
    const sample = size === 'grown' ? null : await measureShop(dataDir, extent);
    const secondStart = await timeSecondStart(dataDir);
    const growth = size === 'sample' ? null : await growCatalog(dataDir, GROWN);
    if (growth) console.log(`Grew to ${growth.assets} assets in ${growth.seconds.toFixed(1)} s`);
    const grown = growth && (await measureShop(dataDir, extent));

    const bars = sample ? barsOfSample(sample, firstLoadSizes('.'), secondStart) : [];
    const { api, gateway } = firstStart;
    console.log(`\n${printedMachine()}`);
    console.log(`first start on no data: api ready in ${api.toFixed(0)} ms, gateway in ${gateway.toFixed(0)} ms`);
    if (sample) console.log(`\n${printedShop(sample, false)}\n\n${printedBars(bars)}`);
    if (grown) console.log(`\n${printedShop(grown, true)}`);
    const facts = { machine: printedMachine(), firstStart, secondStart, growth, sample, grown, bars };
    await mkdir('.tmp', { recursive: true });
    await writeFile(report, `${JSON.stringify(facts, null, 2)}\n`);
    console.log(`\nAll figures: ${report}`);
    const slow = grown ? slowness(grown) : 1;
    const others = grown
      ? [...grown.operations.map((one) => barOf(one, slow)), ...grown.flows.map((one) => barOfFlow(one, slow))]
      : [];
    if ([...bars, ...others].some((bar) => bar?.isMet === false)) process.exitCode = 1;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, size: { type: 'string', default: 'both' } },
});
await bench(values);
