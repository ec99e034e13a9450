import { sql, type RawBuilder } from 'kysely';
import type { AssetFilter } from './asset-filter.ts';
import type { FacetCodes } from './search-facet-codes.repository.ts';
import { textCondition } from './search-text.repository.ts';
import type { TextQuery } from './text-query.ts';

/** Number of most downloaded patterns that count as bestsellers. */
const BESTSELLERS = 60;

/** Groups of the filter panel. */
export type PanelFacet = 'categories' | 'tags' | 'colors' | 'orientations' | 'licenseTypes' | 'repeats' | 'prices';

/** A row of search_count. */
export interface KeptCount {
  readonly kind: 'all' | 'code' | 'free' | 'premium';
  readonly key: number;
}

/** One condition on a row `s` of search_asset. */
export interface SqlCondition {
  /** Its group in the filter panel, or null. */
  readonly facet: PanelFacet | null;
  readonly sql: RawBuilder<unknown>;
  /** The kept count of rows that satisfy it. */
  readonly kept?: KeptCount;
}

/** Returns the conditions of a filter, all of which must hold; `text` is the interpreted `filter.text`. */
export function conditionsOf(filter: AssetFilter, text: TextQuery, codes: FacetCodes): SqlCondition[] {
  return [
    ...facetConditions(filter, codes),
    ...priceConditions(filter),
    ...flagConditions(filter),
    ...[...plainConditions(filter, text), ...studioConditions(filter), ...labelConditions(filter)].map((condition) => ({
      facet: null,
      sql: condition,
    })),
  ];
}

/** Combines all conditions into one. */
export function allConditions(conditions: readonly SqlCondition[]): RawBuilder<unknown> {
  if (conditions.length === 0) return sql`true`;
  return sql.join(
    conditions.map((condition) => condition.sql),
    sql` and `,
  );
}

function facetConditions(filter: AssetFilter, codes: FacetCodes): SqlCondition[] {
  const selected: readonly (readonly [PanelFacet | null, readonly string[], readonly string[]])[] = [
    ['categories', ['menu', 'filter'], filter.categories],
    [null, ['subcategory'], filter.subcategories],
    ['tags', ['tag'], filter.tags],
    ['colors', ['color'], filter.colors],
    ['orientations', ['orientation'], filter.orientations],
    ['licenseTypes', ['license'], filter.licenses],
    ['repeats', ['repeat'], filter.repeats],
  ];
  return selected
    .filter(([, , values]) => values.length > 0)
    .map(([facet, kinds, values]) => codesCondition(facet, codes.of(kinds, values)));
}

/** Matches any of the codes. Unknown values have no code, and an empty list matches no row. */
function codesCondition(facet: PanelFacet | null, codes: readonly number[]): SqlCondition {
  const [only] = codes;
  return {
    facet,
    sql: sql`s.codes && ${codes}::int[]`,
    ...(only !== undefined && codes.length === 1 && { kept: { kind: 'code', key: only } }),
  };
}

function flagConditions({ isFree, isPremium }: AssetFilter): SqlCondition[] {
  return [...flagCondition('free', isFree), ...flagCondition('premium', isPremium)];
}

function flagCondition(kind: 'free' | 'premium', isSo: boolean | null): SqlCondition[] {
  if (isSo === null) return [];
  const column = sql.ref(`s.is_${kind}`);
  return [isSo ? { facet: null, sql: column, kept: { kind, key: 0 } } : { facet: null, sql: sql`not ${column}` }];
}

function priceConditions({ minPrice, maxPrice }: AssetFilter): SqlCondition[] {
  const bounds = [
    ...(minPrice === null ? [] : [sql`s.price_cents >= ${minPrice}`]),
    ...(maxPrice === null ? [] : [sql`s.price_cents <= ${maxPrice}`]),
  ];
  return bounds.map((bound) => ({ facet: 'prices', sql: bound }));
}

function studioConditions({ designers, designCollections }: AssetFilter): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  if (designers.length > 0) {
    const studios = sql`select id from catalog_listed_designer_view where slug = any(${designers}) or id::text = any(${designers})`;
    conditions.push(sql`s.asset_id in (select id from catalog_listed_asset_view where designer_id in (${studios}))`);
  }
  if (designCollections.length > 0) {
    const collections = sql`select id from catalog_listed_collection_view where slug = any(${designCollections})`;
    conditions.push(
      sql`s.asset_id in (select id from catalog_listed_asset_view where collection_id in (${collections}))`,
    );
  }
  return conditions;
}

/** Matches any of the labels; ties with the last bestseller are bestsellers too. */
function labelConditions({ labels, newSince }: AssetFilter): RawBuilder<unknown>[] {
  if (labels.length === 0) return [];
  const meanings: Record<(typeof labels)[number], RawBuilder<unknown>> = {
    premium: sql`s.is_premium`,
    new: sql`s.published_at > ${newSince}`,
    featured: sql`s.asset_id in (select asset_id from catalog_featured_asset_view)`,
    bestseller: sql`s.asset_id in (
      select id from catalog_listed_asset_view where status = 'approved' and download_count >= (
        select min(download_count) from (
          select download_count from catalog_listed_asset_view where status = 'approved' and download_count > 0
          order by download_count desc limit ${BESTSELLERS}
        ) as best))`,
  };
  const any = labels.map((label) => meanings[label]);
  return [sql`(${sql.join(any, sql` or `)})`];
}

function plainConditions(filter: AssetFilter, text: TextQuery): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  const typed = textCondition(text);
  if (typed) conditions.push(typed);
  if (filter.sku !== null) conditions.push(filter.sku === 'unknown' ? sql`false` : sql`s.sku = ${filter.sku}`);
  if (filter.ids !== null) conditions.push(sql`s.asset_id = any(${filter.ids}::uuid[])`);
  if (filter.excluded.length > 0) conditions.push(sql`s.asset_id <> all(${filter.excluded}::uuid[])`);
  if (filter.members !== null) conditions.push(sql`s.asset_id = any(${filter.members}::uuid[])`);
  if (filter.publishedAfter !== null) conditions.push(sql`s.published_at > ${filter.publishedAfter}`);
  return conditions;
}
