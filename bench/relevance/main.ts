import { rm } from 'node:fs/promises';
import * as v from 'valibot';
import { freshDataDir } from '../../e2e/support/data-dir.ts';
import { startShop } from '../../e2e/support/shop.ts';
import { judgeSearches, printedRelevance } from './report.ts';
import { readSample } from './sample.ts';

const Answer = v.object({
  data: v.object({ assets: v.array(v.object({ slug: v.string() })) }),
});

/** Sends every judged search to the shop with its sample catalog, and prints the quality of the first ten results. */
async function benchRelevance(): Promise<void> {
  const { assets } = await readSample();
  const dataDir = await freshDataDir();
  const shop = await startShop({ dataDir });
  try {
    const search = async (text: string) => {
      const response = await fetch(`${shop.apiUrl}/open-api/assets?limit=10&search=${encodeURIComponent(text)}`);
      return v.parse(Answer, await response.json()).data.assets.map(({ slug }) => slug);
    };
    const report = await judgeSearches(assets, search);
    console.log(printedRelevance(report));
    if (!report.isMet) process.exitCode = 1;
  } finally {
    await shop.halt();
    await rm(dataDir, { recursive: true, force: true });
  }
}

await benchRelevance();
