import { patternTile, FAMILIES, PALETTES, renderPreview } from '@halfdrop/patterns';
import type { Family, PatternSpec, RepeatLayout } from '@halfdrop/patterns';
import type { Bar } from '../report.ts';

const WIDTH = 640;
const BAR_MILLISECONDS = 400;

interface Cost {
  readonly name: string;
  /** Processor time of drawing, rasterizing and encoding, all threads, in milliseconds. */
  readonly milliseconds: number;
}

/** Measures the processor time of the first preview of every variant in each of its layouts. */
export async function run(): Promise<Bar[]> {
  const costs: Cost[] = [];
  for (const family of FAMILIES) {
    for (const [variant, { slug, layouts }] of family.variants.entries()) {
      for (const repeat of layouts) {
        costs.push(await costOf(`${family.slug}/${slug} ${repeat}`, specsOf(family, variant, repeat)));
      }
    }
  }
  const sorted = costs.toSorted((left, right) => right.milliseconds - left.milliseconds);
  for (const { name, milliseconds } of sorted.slice(0, 5)) console.log(`  ${name}: ${milliseconds.toFixed(0)} ms`);
  const [slowest] = sorted;
  const percentile = sorted[Math.floor(sorted.length * 0.05)];
  const worst = slowest?.milliseconds ?? Number.POSITIVE_INFINITY;
  return [
    {
      promise: `first preview (${WIDTH} px WebP) of any tile: at most ${BAR_MILLISECONDS} ms CPU`,
      figure: `slowest of ${costs.length} ${worst.toFixed(0)} ms, 95th percentile ${percentile?.milliseconds.toFixed(0) ?? '?'} ms`,
      isMet: worst <= BAR_MILLISECONDS,
    },
  ];
}

/** Returns two seeds in different palettes. */
function specsOf(family: Family, variant: number, repeat: RepeatLayout): PatternSpec[] {
  const palettes = PALETTES.filter((palette) => family.paletteAllowed?.(palette) ?? true);
  return palettes
    .filter((_, index) => index === variant || index === variant + 4)
    .map(({ slug }, index) => ({ family: family.slug, variant, palette: slug, seed: index + 1, repeat }));
}

/** Returns the more expensive of the specs, taking the minimum of two measurements of each to exclude noise. */
async function costOf(name: string, specs: readonly PatternSpec[]): Promise<Cost> {
  let dearest = 0;
  for (const spec of specs) dearest = Math.max(dearest, Math.min(await cpuOf(spec), await cpuOf(spec)));
  return { name, milliseconds: dearest };
}

async function cpuOf(spec: PatternSpec): Promise<number> {
  const before = process.cpuUsage();
  await renderPreview(patternTile(spec), { width: WIDTH, format: 'webp', watermark: false });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
