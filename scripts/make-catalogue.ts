/**
 * Makes the sample catalogue: chooses what is drawn, measures its colours and writes one row a line.
 * Run it with `npx tsx scripts/make-catalogue.ts` after a change to the pattern engine.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { GENERATOR_VERSION, measure } from '@halfdrop/patterns';
import { filterCategoriesOf } from './catalogue/filter-categories.ts';
import { planAssets, type PlannedAsset } from './catalogue/plan.ts';
import { standingOf } from './catalogue/standing.ts';
import { STUDIOS } from './catalogue/studios.ts';
import { altTextOf, descriptionOf, repeatOf, tagsOf, titleOf } from './catalogue/wording.ts';

const FOLDER = 'api/sample-catalogue';

function slugOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/\p{M}|’/gu, '')
    .toLowerCase();
  return plain.replaceAll('&', 'and').replaceAll(/[^a-z0-9]+/g, '-');
}

async function rowOf(asset: PlannedAsset, title: string, index: number) {
  const measures = await measure(asset.spec);
  const standing = standingOf(asset, index);
  return {
    slug: slugOf(title),
    title,
    description: descriptionOf(asset, measures, index),
    altText: altTextOf(asset, measures),
    category: asset.shelf.category,
    subcategory: asset.shelf.subcategory,
    filters: filterCategoriesOf(asset.drawing),
    studio: asset.studio.slug,
    ...asset.spec,
    repeat: repeatOf(asset),
    tags: tagsOf(asset, standing.isFree),
    colours: measures.colours,
    swatches: measures.swatches.map(({ hex, share, name }) => [hex, share, name]),
    dominant: measures.dominant,
    thumbhash: measures.thumbhash,
    ...standing,
  };
}

const titles = new Set<string>();
const lines: string[] = [];
for (const [index, asset] of planAssets().entries()) {
  const title = titleOf(asset, index, titles);
  titles.add(title);
  lines.push(JSON.stringify(await rowOf(asset, title, index)));
  if (lines.length % 50 === 0) console.log(`${lines.length} patterns measured`);
}

const studios = STUDIOS.map(({ families: _families, palettes: _palettes, premiumShare: _share, ...studio }) =>
  JSON.stringify(studio),
);
mkdirSync(FOLDER, { recursive: true });
writeFileSync(
  `${FOLDER}/catalogue.json`,
  `{"generatorVersion":${GENERATOR_VERSION},\n"studios":[\n${studios.join(',\n')}\n],\n"assets":[\n${lines.join(',\n')}\n]}\n`,
);
console.log(`${lines.length} patterns written to ${FOLDER}/catalogue.json`);
