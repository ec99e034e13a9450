import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { Clock } from '../platform/clock/clock.ts';
import { REPEAT_LAYOUTS } from '@halfdrop/patterns';
import type { Artworks } from '../artwork/artworks.service.ts';
import type { Db, Trx } from '../database.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { StartupError } from '../platform/startup-error.ts';
import { EARLY_ACCESS_MILLISECONDS } from './early-access.ts';
import {
  estimateHeat,
  insertSampleAssets,
  insertSampleCollections,
  insertSampleStudios,
  isCatalogEmpty,
  lockSampleLoading,
} from './sample-catalog.repository.ts';

const SampleSchema = v.object({
  studios: v.array(v.looseObject({ slug: v.string(), category: v.string() })),
  collections: v.array(v.looseObject({ slug: v.string(), studio: v.string() })),
  assets: v.array(
    v.looseObject({
      slug: v.string(),
      family: v.string(),
      variant: v.number(),
      palette: v.string(),
      seed: v.number(),
      repeat: v.picklist(REPEAT_LAYOUTS),
      ageDays: v.number(),
      isFree: v.boolean(),
      swatches: v.array(v.tuple([v.string(), v.number(), v.string()])),
    }),
  ),
});
type Sample = v.InferOutput<typeof SampleSchema>;

/** Where the sample is loaded. */
export interface SampleTarget {
  readonly db: Db;
  readonly clock: Clock;
  readonly artworks: Artworks;
  readonly searchIndex: SearchIndex;
}

/**
 * Seeds an empty catalog in one transaction.
 * @returns how many assets were written; 0 if some already existed
 * @throws StartupError if the file is missing or not a catalog
 */
export async function loadSampleCatalog(target: SampleTarget, file: string): Promise<number> {
  const { db, clock, searchIndex } = target;
  if (!(await isCatalogEmpty(db))) return 0;
  const sample = await readSample(file);
  return db.transaction().execute(async (trx) => {
    await lockSampleLoading(trx);
    if (!(await isCatalogEmpty(trx))) return 0;
    await insertSampleStudios(trx, sample.studios);
    await insertSampleCollections(trx, sample.collections);
    const ids = await writeAssets(trx, target, sample);
    await estimateHeat(trx, clock.now());
    await searchIndex.refresh(trx, ids);
    await searchIndex.countWords(trx);
    return ids.length;
  });
}

async function readSample(file: string): Promise<Sample> {
  try {
    return v.parse(SampleSchema, JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    throw new StartupError(`The sample catalog ${file} cannot be read.`, error);
  }
}

async function writeAssets(trx: Trx, { clock, artworks }: SampleTarget, { assets }: Sample): Promise<string[]> {
  // Ages count from the end of early access, so that a new shop has no subscriber-only patterns.
  const opened = new Date(clock.now().getTime() - EARLY_ACCESS_MILLISECONDS);
  const rows = assets.map((asset) => ({
    ...asset,
    swatches: asset.swatches.map(([hex, share, name]) => ({ hex, share, name })),
    licenses: asset.isFree ? ['personal', 'standard', 'extended'] : ['standard', 'extended', 'commercial'],
  }));
  const ids = await insertSampleAssets(trx, rows, opened);
  const specs = assets.flatMap(({ slug, family, variant, palette, seed, repeat }) => {
    const assetId = ids.get(slug);
    return assetId === undefined ? [] : [{ assetId, family, variant, palette, seed, repeat }];
  });
  await artworks.addSpecs(trx, specs);
  return [...ids.values()];
}
