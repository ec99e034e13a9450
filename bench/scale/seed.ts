import type { Session } from './session.ts';

const SYLLABLES = 'ba lo mir ten qua sol ver na ki dor fe lun pa tri zen ol mar vi su ca re gon ty el'.split(' ');

/** Amounts of data in a catalog of a given size. */
export interface Spread {
  /** Assets with their own texts, tags and colors, indexed by the shop itself. */
  readonly templates: number;
  /** Invented words, the first ones frequent, the last ones rare. */
  readonly words: number;
  readonly studios: number;
}

/** Returns what a real catalog of that size may contain: more of everything, but growing more and more slowly. */
export function spreadOf(target: number): Spread {
  return {
    templates: Math.min(5000, Math.ceil(target / 5)),
    words: Math.min(20_000, Math.ceil(Math.sqrt(target) * 30)),
    studios: Math.min(5000, Math.ceil(Math.sqrt(target) * 3)),
  };
}

/** Creates the tables of the benchmark, in a separate schema: the sample, words, studios and templates. */
export async function prepareSchema(client: Session): Promise<void> {
  await client.query(`
    create schema if not exists bench;
    create table if not exists bench.sample as
      select row_number() over (order by sku) - 1 as place, id from catalog_asset;
    create table if not exists bench.word (place int primary key, word text);
    create table if not exists bench.studio (place int primary key, id smallint);
    create table if not exists bench.template (place int primary key, id uuid, word text);
    create sequence if not exists bench.seed as int start with 10000000`);
}

/** Adds words of two to four syllables, and studios named after them. */
export async function addWordsAndStudios(client: Session, { words, studios }: Spread): Promise<void> {
  await client.query(
    `insert into bench.word
     select place, string_agg(
       ($2::text[])[1 + (hashint4(place * 7 + part) & 1073741823) % cardinality($2::text[])], '' order by part)
     from generate_series(1, $1::int) as place
     cross join lateral generate_series(1, 2 + (hashint4(place) & 3) % 3) as part
     group by place on conflict do nothing`,
    [words, SYLLABLES],
  );
  await client.query(
    `insert into catalog_designer (slug, name, specialty, bio, country, joined_year, category_id)
     select 'studio-' || place, 'Studio ' || initcap(word) || ' ' || place, 'Surface pattern', 'A studio.', 'Italy',
       2015 + place % 10, 1 + place % 8
     from bench.word where place <= $1 on conflict do nothing`,
    [studios],
  );
  await client.query(`
    truncate bench.studio;
    insert into bench.studio select row_number() over (order by id) - 1, id from catalog_designer`);
}
