import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Clock } from '../platform/clock/clock.ts';
import type { Db, Trx } from '../database.ts';
import { StartupError } from '../platform/startup-error.ts';
import { EARLY_ACCESS_MILLISECONDS } from './early-access.ts';

/** Any number that nothing else locks: it keeps two starting processes from filling the same database. */
const LOADING_LOCK = 7_042_002;

const SampleSchema = v.object({
  studios: v.array(v.looseObject({ slug: v.string(), category: v.string() })),
  collections: v.array(v.looseObject({ slug: v.string(), studio: v.string() })),
  assets: v.array(
    v.looseObject({
      slug: v.string(),
      ageDays: v.number(),
      isFree: v.boolean(),
      swatches: v.array(v.tuple([v.string(), v.number(), v.string()])),
    }),
  ),
});
type Sample = v.InferOutput<typeof SampleSchema>;

/**
 * Fills an empty catalogue in one transaction.
 * @returns how many assets were written; 0 when there were some already
 * @throws StartupError when the file is missing or not a catalogue
 */
export async function loadSampleCatalogue(db: Db, clock: Clock, file: string): Promise<number> {
  if (!(await isEmpty(db))) return 0;
  const sample = await readSample(file);
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOADING_LOCK})`.execute(trx);
    if (!(await isEmpty(trx))) return 0;
    await writeStudios(trx, sample);
    await writeCollections(trx, sample);
    await writeAssets(trx, sample, clock.now());
    // The sample has no days to its popularity.
    await sql`
      update catalog_asset set heat = catalog_heat_estimate(popularity, published_at, ${clock.now()})`.execute(trx);
    await sql`select catalog_index_assets(array(select id from catalog_asset))`.execute(trx);
    await sql`select catalog_count_words()`.execute(trx);
    return sample.assets.length;
  });
}

async function isEmpty(db: Db | Trx): Promise<boolean> {
  const { rows } = await sql`select from catalog_asset limit 1`.execute(db);
  return rows.length === 0;
}

async function readSample(file: string): Promise<Sample> {
  try {
    return v.parse(SampleSchema, JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    throw new StartupError(`The sample catalogue ${file} cannot be read.`, error);
  }
}

/** A studio's id is the number of its short address: its place in the file, from 1. */
async function writeStudios(trx: Trx, { studios }: Sample): Promise<void> {
  const rows = studios.map((studio, index) => ({ ...studio, place: index + 1 }));
  await sql`
    insert into catalog_designer
      (id, slug, name, specialty, bio, country, joined_year, category_id, is_featured)
    overriding system value
    select row.place, row.slug, row.name, row.specialty, row.bio, row.country, row."joinedYear", category.id,
      row."isFeatured"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      place smallint, slug text, name text, specialty text, bio text, country text, "joinedYear" smallint,
      category text, "isFeatured" boolean
    )
    join catalog_category category on category.slug = row.category`.execute(trx);
  await sql`select setval(pg_get_serial_sequence('catalog_designer', 'id'), ${rows.length})`.execute(trx);
}

/** The collections of a studio keep the order of the file. */
async function writeCollections(trx: Trx, { collections }: Sample): Promise<void> {
  const rows = collections.map((collection, index) => ({ ...collection, place: index }));
  await sql`
    insert into catalog_collection (slug, name, designer_id, palette, description, position)
    select row.slug, row.name, designer.id, row.palette, row.description,
      row_number() over (partition by designer.id order by row.place)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      place int, slug text, name text, studio text, palette text, description text
    )
    join catalog_designer designer on designer.slug = row.studio
    order by row.place`.execute(trx);
}

/** Numbers are given in the order of the file, so that they are the same in every new database. */
async function writeAssets(trx: Trx, sample: Sample, now: Date): Promise<void> {
  // Their age counts from when they opened to everyone: a new shop has no pattern that only subscribers may buy.
  const opened = new Date(now.getTime() - EARLY_ACCESS_MILLISECONDS);
  const rows = sample.assets.map((asset, index) => ({
    ...asset,
    place: index,
    swatches: asset.swatches.map(([hex, share, name]) => ({ hex, share, name })),
    licences: asset.isFree ? ['personal', 'standard', 'extended'] : ['standard', 'extended', 'commercial'],
  }));
  await sql`
    insert into catalog_asset (slug, title, description, alt_text, status, category_id, subcategory_id,
      filter_category_ids, designer_id, collection_id, collection_role, is_free, is_premium, licence_types, family,
      variant, palette, seed, repeat_layout, tags, colours, swatches, dominant_colour, thumbhash, descriptor,
      fingerprint, seam_verified, seam_score, popularity, published_at)
    select row.slug, row.title, row.description, row."altText", 'approved', category.id, subcategory.id,
      array(select id from catalog_category where slug = any(row.filters) order by id), designer.id, collection.id,
      row.role, row."isFree", row."isPremium", row.licences, row.family, row.variant, row.palette, row.seed, row.repeat,
      row.tags, row.colours, row.swatches, row.dominant, row.thumbhash, decode(row.descriptor, 'base64'),
       decode(row.fingerprint, 'base64'), row."seamScore" is not null, row."seamScore",
       row.popularity, ${opened}::timestamptz - row."ageDays" * interval '1 day'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      place int, slug text, title text, description text, "altText" text, category text, subcategory text,
      filters text[], studio text, collection text, role text, "isFree" boolean, "isPremium" boolean,
      licences text[], family text, variant smallint, palette text, seed int, repeat text, tags text[], colours text[],
      swatches jsonb, dominant text, thumbhash text, descriptor text, fingerprint text, "seamScore" real,
      popularity int, "ageDays" float8
    )
    join catalog_category category on category.slug = row.category
    join catalog_category subcategory on subcategory.slug = row.subcategory
    join catalog_designer designer on designer.slug = row.studio
    left join catalog_collection collection on collection.slug = row.collection
    order by row.place`.execute(trx);
}
