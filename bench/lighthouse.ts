import { mkdir, writeFile } from 'node:fs/promises';
import { graphql, textAt } from '../e2e/support/graphql.ts';
import { freePort } from '../scripts/lib/ports.mjs';
import { openBrowser } from '../e2e/support/browser.ts';
import { startShop, type Shop } from '../e2e/support/shop.ts';
import { audit, middle, type PageScores } from './lighthouse/audit.ts';
import { evaluate, printed } from './lighthouse/scores.ts';

const RUNS = 5;
const report = '.tmp/lighthouse.json';
const firstSlug = 'query First { assets(limit: 1) { items { slug } } }';

/** The pages that must meet the targets; `{slug}` is that of the first pattern. */
const pages: readonly { name: string; path: string }[] = [
  { name: 'home', path: '/' },
  { name: 'products', path: '/products' },
  { name: 'detail', path: '/product/{slug}' },
  { name: 'designers', path: '/designers' },
  { name: 'help', path: '/help' },
];

async function bench(only: readonly string[]): Promise<void> {
  const shop = await startShop();
  const debuggingPort = await freePort();
  const browser = await openBrowser({ debuggingPort });
  try {
    const scores: PageScores[] = [];
    for (const { name, path } of pages.filter((page) => only.length === 0 || only.includes(page.name))) {
      console.log(`${name} …`);
      scores.push(await measure(name, await addressOf(shop, path), debuggingPort));
    }
    const bars = evaluate(scores);
    console.log(`\n${printed(scores, bars)}`);
    await mkdir('.tmp', { recursive: true });
    await writeFile(report, `${JSON.stringify({ scores, bars }, null, 2)}\n`);
    console.log(`\nAll figures: ${report}`);
    if (bars.some(({ isMet }) => !isMet)) process.exitCode = 1;
  } finally {
    await browser.close();
    await shop.stop();
  }
}

/** Returns the median of the runs; a preceding run is discarded, because it fills the shop's caches. */
async function measure(name: string, url: string, debuggingPort: number): Promise<PageScores> {
  await audit(url, debuggingPort);
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await audit(url, debuggingPort));
  return { name, ...middle(runs) };
}

async function addressOf(shop: Shop, path: string): Promise<string> {
  const slug = textAt(await graphql(shop.url, { query: firstSlug }), 'assets', 'items', 0, 'slug');
  return shop.url + path.replace('{slug}', slug);
}

await bench(process.argv.slice(2));
