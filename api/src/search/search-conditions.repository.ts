import { sql, type RawBuilder } from 'kysely';
import type { AssetFilter } from './asset-filter.ts';
import { textCondition } from './search-text.repository.ts';
import type { TextQuery } from './text-query.ts';

/** How many of the patterns that people have downloaded most are bestsellers. */
const BESTSELLERS = 60;

/** The groups of the filter panel. */
export type PanelFacet = 'categories' | 'tags' | 'colors' | 'orientations' | 'licenseTypes' | 'repeats' | 'prices';

/** One condition on a row `s` of search_asset; `facet` is the group it was selected in, null for none. */
export interface SqlCondition {
  readonly facet: PanelFacet | null;
  readonly sql: RawBuilder<unknown>;
}

/** The conditions of a filter, all of which must hold; `text` is what `filter.text` asks for. */
export function conditionsOf(filter: AssetFilter, text: TextQuery): SqlCondition[] {
  return [
    ...facetConditions(filter),
    ...priceConditions(filter),
    ...[...plainConditions(filter, text), ...studioConditions(filter), ...labelConditions(filter)].map((condition) => ({
      facet: null,
      sql: condition,
    })),
  ];
}

/** All of the conditions as one. */
export function allConditions(conditions: readonly SqlCondition[]): RawBuilder<unknown> {
  if (conditions.length === 0) return sql`true`;
  return sql.join(
    conditions.map((condition) => condition.sql),
    sql` and `,
  );
}

function facetConditions(filter: AssetFilter): SqlCondition[] {
  return [
    ...valuesCondition('categories', ['menu', 'filter'], filter.categories),
    ...valuesCondition(null, ['subcategory'], filter.subcategories),
    ...valuesCondition('tags', ['tag'], filter.tags),
    ...valuesCondition('colors', ['color'], filter.colors),
    ...valuesCondition('orientations', ['orientation'], filter.orientations),
    ...valuesCondition('licenseTypes', ['license'], filter.licenses),
    ...valuesCondition('repeats', ['repeat'], filter.repeats),
  ];
}

/** Values nobody has find no code, and an overlap with none is never true. */
function valuesCondition(
  facet: PanelFacet | null,
  kinds: readonly string[],
  values: readonly string[],
): SqlCondition[] {
  if (values.length === 0) return [];
  const codes = sql`(select array_agg(code) from search_facet where facet = any(${kinds}) and value = any(${values}))`;
  return [{ facet, sql: sql`s.codes && ${codes}` }];
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

/** Any of the labels; patterns with as many downloads as the last bestseller are bestsellers too. */
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
  if (filter.members !== null) conditions.push(sql`s.asset_id = any(${filter.members}::uuid[])`);
  if (filter.isFree !== null) conditions.push(sql`s.is_free = ${filter.isFree}`);
  if (filter.isPremium !== null) conditions.push(sql`s.is_premium = ${filter.isPremium}`);
  if (filter.publishedAfter !== null) conditions.push(sql`s.published_at > ${filter.publishedAfter}`);
  return conditions;
}
