import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Clock } from '../platform/clock/clock.ts';
import type { Db, Trx } from '../database.ts';
import { StartupError } from '../platform/startup-error.ts';
import { SEASONS } from './season.ts';

/** Any number that nothing else locks: it keeps two starting processes from filling the same database. */
const LOADING_LOCK = 7_042_013;

const Slugs = v.array(v.string());

const SampleSchema = v.object({
  curated: v.record(v.string(), Slugs),
  seasonal: v.object({ collection: v.string(), seasons: v.record(v.picklist(SEASONS), Slugs) }),
  /** Slugs of limited editions, and after how many days from now each leaves the shop. */
  limited: v.array(v.object({ asset: v.string(), days: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
});
type Sample = v.InferOutput<typeof SampleSchema>;

/**
 * Puts the sample patterns into the shop collections, in one transaction. What was ever put together there stays, so
 * that every start may call this; slugs that the catalogue does not hold are left out.
 * @returns how many patterns were placed
 * @throws StartupError when the file is missing or not what it should be
 */
export async function loadSampleCollections(db: Db, clock: Clock, file: string): Promise<number> {
  if (!(await isEmpty(db))) return 0;
  const sample = await readSample(file);
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOADING_LOCK})`.execute(trx);
    if (!(await isEmpty(trx))) return 0;
    await endEditions(trx, sample, clock.now());
    return placeItems(trx, sample);
  });
}

async function isEmpty(db: Db | Trx): Promise<boolean> {
  const { rows } = await sql`select from shop_collection_item limit 1`.execute(db);
  return rows.length === 0;
}

async function readSample(file: string): Promise<Sample> {
  try {
    return v.parse(SampleSchema, JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    throw new StartupError(`The sample collections ${file} cannot be read.`, error);
  }
}

/** Positions follow the order of the file. */
function placed(collection: string, slugs: readonly string[], season: string | null) {
  return slugs.map((asset, index) => ({ collection, asset, season, position: index + 1 }));
}

async function placeItems(trx: Trx, { curated, seasonal }: Sample): Promise<number> {
  const items = [
    ...Object.entries(curated).flatMap(([collection, slugs]) => placed(collection, slugs, null)),
    ...Object.entries(seasonal.seasons).flatMap(([season, slugs]) => placed(seasonal.collection, slugs, season)),
  ];
  const { numAffectedRows } = await sql`
    insert into shop_collection_item (collection_id, asset_id, position, season)
    select collection.id, asset.id, row.position, row.season
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as row (
      collection text, asset text, position smallint, season text
    )
    join shop_collection collection on collection.slug = row.collection
    join catalog_asset asset on asset.slug = row.asset`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

async function endEditions(trx: Trx, { limited }: Sample, now: Date): Promise<void> {
  await sql`
    update catalog_asset set sale_ends_at = ${now}::timestamptz + row.days * interval '1 day'
    from jsonb_to_recordset(${JSON.stringify(limited)}::jsonb) as row (asset text, days int)
    where slug = row.asset and sale_ends_at is null`.execute(trx);
}
