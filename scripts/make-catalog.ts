/**
 * Creates the sample catalog: plans the drawings, measures them and writes one row per line. Run it with `npx tsx
 * scripts/make-catalog.ts` after a change to the pattern engine. Measurements of unchanged drawings are cached, so it
 * can be interrupted and resumed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { GENERATOR_VERSION } from '@halfdrop/patterns';
import { COLLECTIONS } from './catalog/collections.ts';
import { measured } from './catalog/measured.ts';
import { nearDuplicates } from './catalog/near-duplicates.ts';
import { planAssets } from './catalog/plan.ts';
import { hashOf } from './catalog/random.ts';
import { rowOf } from './catalog/row.ts';
import { STUDIOS } from './catalog/studios.ts';
import type { TitledAsset } from './catalog/titled-asset.ts';
import { Titles } from './catalog/titles.ts';

const FOLDER = 'api/sample-catalog';

const placeOf = ({ title }: TitledAsset) => hashOf(`place ${title}`, 2 ** 31);

/** Returns the assets with titles assigned in plan order; the file is shuffled, so that neighbors differ. */
function titledAssets(): TitledAsset[] {
  const titles = new Titles();
  return planAssets()
    .map((asset) => ({ asset, title: titles.next(asset), heroTitle: titles.heroOf(asset) }))
    .toSorted((left, right) => placeOf(left) - placeOf(right));
}

const lines = (rows: readonly object[]) => `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`;

const studios = STUDIOS.map(
  ({ recolors: _recolors, layouts: _layouts, titles: _titles, premiumShare: _share, ...studio }) => studio,
);
const collections = COLLECTIONS.map(({ drawings: _drawings, ...collection }) => collection);
const assets: ReturnType<typeof rowOf>[] = [];
const problems: string[] = [];
for (const [index, titled] of titledAssets().entries()) {
  const measures = await measured(titled.asset.spec);
  const { seam } = measures;
  if (seam.result !== 'seamless')
    problems.push(`${JSON.stringify(titled.asset.spec)} is ${seam.result} (${seam.score})`);
  assets.push(rowOf(titled, index, measures));
  if (assets.length % 50 === 0) console.log(`${assets.length} patterns measured`);
}
problems.push(...nearDuplicates(assets));
if (problems.length > 0) throw new Error(`These are not to be sold:\n${problems.join('\n')}`);

mkdirSync(FOLDER, { recursive: true });
writeFileSync(
  `${FOLDER}/catalog.json`,
  `{"generatorVersion":${GENERATOR_VERSION},\n"studios":${lines(studios)},\n"collections":${lines(collections)},\n"assets":${lines(assets)}}\n`,
);
console.log(`${assets.length} patterns written to ${FOLDER}/catalog.json`);
