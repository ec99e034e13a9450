import type { Session } from './session.ts';
import type { Replacements } from './copy-rows.ts';

/** Creates the table of values specific to the next copies; each connection has one. */
export async function preparePlan(client: Session): Promise<void> {
  await client.query(`
    create temp table if not exists planned (
      id uuid, sku int, source_id uuid, donor_id uuid, seed int, word text, words text[], designer_id smallint,
      popularity int, published_at timestamptz, a float8, b float8, c float8, d float8
    )`);
}

/**
 * Randomizes some copies: few are popular, a third is unrated, the oldest is three years old, and none is recent enough
 * for early access. Words follow a power law, so that some are very common.
 * @param sources table with a `place` from 0 that has the ids to copy from
 */
export async function planCopies(client: Session, count: number, sources: string): Promise<void> {
  await client.query('truncate planned');
  await client.query(
    `insert into planned
     select uuidv7(), nextval('catalog_sku'), source.id, donor.id, nextval('bench.seed'), title.word,
       array[first.word, second.word], studio.id, floor(6000 * power(d, 7)),
       now() - interval '4 days' - e * interval '1100 days', a, b, c, d
     from (
       select random() as a, random() as b, random() as c, random() as d, random() as e, random() as f, random() as g,
         random() as h, random() as i
       from generate_series(1, $1::int)
     ) as dice
     cross join (select count(*) as words from bench.word) as vocabulary
     join ${sources} as source on source.place = floor(f * (select count(*) from ${sources}))
     join bench.sample as donor on donor.place = floor(g * (select count(*) from bench.sample))
     join bench.studio as studio on studio.place = floor((select count(*) from bench.studio) * power(a, 1.5))
     join bench.word as title on title.place = 1 + floor(words * power(h, 2))
     join bench.word as first on first.place = 1 + floor(words * power(c, 2))
     join bench.word as second on second.place = 1 + floor(words * power(i, 2))`,
    [count],
  );
}

const rating = 'case when a >= 0.3 then round((3.4 + 1.6 * sqrt(b))::numeric, 1) end';

/** Returns a descriptor with a few numbers changed, so that no two are equal. */
const moved = (column: string, places: readonly number[]) =>
  places.reduce((sql, place, index) => `set_byte(${sql}, ${place}, (${'abcd'[index]} * 255)::int)`, `source.${column}`);

/** Values specific to each copy of an asset. */
export const assetOfPlan: Replacements = {
  id: 'planned.id',
  sku: 'planned.sku',
  slug: "source.slug || '-' || planned.sku",
  title: "source.title || ' ' || initcap(planned.word)",
  popularity: 'planned.popularity',
  rating,
  rating_count: 'case when a >= 0.3 then (c * 40)::int + 1 else 0 end',
  heat: 'catalog_heat_estimate(planned.popularity, planned.published_at, now())',
  published_at: 'planned.published_at',
  created_at: 'planned.published_at',
  updated_at: 'planned.published_at',
  collection_id: 'null',
  collection_role: 'null',
  sale_ends_at: 'null',
  descriptor: moved('descriptor', [6, 30, 45, 50]),
  fingerprint: moved('fingerprint', [2, 20, 33]),
};

/**
 * Additional values specific to a template: tags of two assets, the colors of another one, its own words and studio.
 */
export const templateOfPlan: Replacements = {
  ...assetOfPlan,
  description: "source.description || ' ' || initcap(words[1]) || ' and ' || words[2] || '.'",
  designer_id: 'planned.designer_id',
  tags: `(select array_agg(distinct tag) from
    unnest(source.tags[1:greatest(1, cardinality(source.tags) - 2)] || donor.tags[1:2]) as tag)`,
  colors: 'donor.colors',
  swatches: 'donor.swatches',
  dominant_color: 'donor.dominant_color',
  thumbhash: 'donor.thumbhash',
};

/** The artwork of a copy: another seed gives another picture. */
export const artworkOfPlan: Replacements = { asset_id: 'planned.id', seed: 'planned.seed' };

/** Filter and sort columns of a copy. */
export const searchOfPlan: Replacements = {
  asset_id: 'planned.id',
  sku: 'planned.sku',
  popularity: 'planned.popularity',
  rating,
  published_at: 'planned.published_at',
};

/**
 * Search terms of a copy: the words of its source except the number, and the last word of its title, alone and with the
 * previous one.
 */
export const textOfPlan: Replacements = {
  asset_id: 'planned.id',
  doc: `(ts_delete(source.doc, original.sku::text)::text || format(' ''%s'':1A ''%s'':1A ''%s %s'':1A',
    planned.sku, planned.word, template.word, planned.word))::tsvector`,
};
