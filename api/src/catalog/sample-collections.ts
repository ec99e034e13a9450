import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { Clock } from '../platform/clock/clock.ts';
import type { Db } from '../database.ts';
import { StartupError } from '../platform/startup-error.ts';
import {
  areCollectionsEmpty,
  insertSampleItems,
  limitSampleEditions,
  lockCollectionLoading,
  type SampleItem,
} from './sample-collections.repository.ts';
import { SEASONS } from './season.ts';

const Slugs = v.array(v.string());

const SampleSchema = v.object({
  curated: v.record(v.string(), Slugs),
  seasonal: v.object({ collection: v.string(), seasons: v.record(v.picklist(SEASONS), Slugs) }),
  /** Slugs of limited editions, and the number of days until each ends. */
  limited: v.array(v.object({ asset: v.string(), days: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
});
type Sample = v.InferOutput<typeof SampleSchema>;

/**
 * Adds the sample patterns to the shop collections in one transaction. Safe to call on every start: existing content
 * stays, and slugs missing from the catalog are skipped.
 * @returns how many patterns were added
 * @throws StartupError if the file is missing or invalid
 */
export async function loadSampleCollections(db: Db, clock: Clock, file: string): Promise<number> {
  if (!(await areCollectionsEmpty(db))) return 0;
  const sample = await readSample(file);
  return db.transaction().execute(async (trx) => {
    await lockCollectionLoading(trx);
    if (!(await areCollectionsEmpty(trx))) return 0;
    await limitSampleEditions(trx, sample.limited, clock.now());
    return insertSampleItems(trx, itemsOf(sample));
  });
}

async function readSample(file: string): Promise<Sample> {
  try {
    return v.parse(SampleSchema, JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    throw new StartupError(`The sample collections ${file} cannot be read.`, error);
  }
}

/** Returns items positioned in file order. */
function placed(collection: string, slugs: readonly string[], season: string | null): SampleItem[] {
  return slugs.map((asset, index) => ({ collection, asset, season, position: index + 1 }));
}

function itemsOf({ curated, seasonal }: Sample): SampleItem[] {
  return [
    ...Object.entries(curated).flatMap(([collection, slugs]) => placed(collection, slugs, null)),
    ...Object.entries(seasonal.seasons).flatMap(([season, slugs]) => placed(seasonal.collection, slugs, season)),
  ];
}
