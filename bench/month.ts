import { rm } from 'node:fs/promises';
import { withTestClock } from '../e2e/support/clock.ts';
import { dataDirWithPictures } from '../e2e/support/data-dir.ts';
import { journeySettings, startShop } from '../e2e/support/shop.ts';
import { month, shortMonth } from './month/plan.ts';
import { barsOf, printedDays } from './month/report-month.ts';
import { isSound, runMonth } from './month/run-month.ts';
import { printedBars, printedMachine } from './report.ts';

const plan = process.argv.includes('--short') ? shortMonth : month;
const dataDir = await dataDirWithPictures();
console.log('Starting the shop with the sample catalog …');
const shop = await startShop({
  dataDir,
  env: { ...journeySettings, ...withTestClock, TRUST_PROXY: '1', LOG_LEVEL: 'warn' },
});
try {
  const days = await runMonth(shop, plan, ({ number, orders, night, seconds }) => {
    console.log(`day ${number}: ${orders} orders, ${seconds.toFixed(1)} s`);
    for (const line of night.errors) console.log(line);
  });
  console.log(`\n${printedDays(days)}\n\n${printedBars(barsOf(days))}\n${printedMachine()}`);
  if (!isSound(days)) process.exitCode = 1;
} finally {
  await shop.halt();
  await rm(dataDir, { recursive: true, force: true });
}
