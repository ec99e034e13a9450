import { sql, type RawBuilder } from 'kysely';
import type { Read } from '../platform/database/read.ts';
import { NO_LIMITS } from './asset-filter.ts';
import { narrowed } from './language/narrowed.ts';
import { allConditions, conditionsOf } from './search-conditions.repository.ts';
import { readFacetCodes } from './search-facet-codes.repository.ts';
import { byRelevance } from './search-order.repository.ts';
import { SKU_DIGITS } from './sku.ts';
import type { TextQuery } from './text-query.ts';

/** Returns the best matches for text being typed. */
export async function suggestByText(read: Read, query: TextQuery, limit: number): Promise<string[]> {
  const filter = narrowed(NO_LIMITS, query.filter);
  const conditions = conditionsOf(filter, query, await readFacetCodes(read, filter));
  return ids(
    read,
    sql`select s.asset_id as id from search_asset s join search_text t using (asset_id)
      where ${allConditions(conditions)} order by ${byRelevance(null, query)} limit ${limit}`,
  );
}

/** Returns assets whose SKU contains the digits, SKUs that begin with them first. */
export async function suggestByDigits(read: Read, digits: string, limit: number): Promise<string[]> {
  const unit = 10 ** (SKU_DIGITS - digits.length);
  const first = Number(digits) * unit;
  const beginning = await ids(
    read,
    sql`select asset_id as id from search_asset where sku between ${first} and ${first + unit - 1}
      order by sku limit ${limit}`,
  );
  if (beginning.length === limit) return beginning;
  return ids(
    read,
    sql`select asset_id as id from search_asset where sku::text like ${`%${digits}%`}
      order by position(${digits} in sku::text), sku limit ${limit}`,
  );
}

/**
 * Returns similar assets. Palette and colors weigh most, then the family; a recolor of the same drawing ranks lower.
 */
export function readSimilar(read: Read, id: string, limit: number): Promise<string[]> {
  return ids(
    read,
    sql`select other.id from catalog_listed_asset_view one
      join artwork_source_view one_drawn on one_drawn.asset_id = one.id
      join search_asset one_row on one_row.asset_id = one.id
      join catalog_listed_asset_view other on other.id <> one.id
      join artwork_source_view other_drawn on other_drawn.asset_id = other.id
      join search_asset other_row on other_row.asset_id = other.id
      cross join lateral (
        select count(*) filter (where facet = 'color') as colors, count(*) filter (where facet = 'tag') as tags
        from search_facet
        where not is_alias and code = any(one_row.codes) and code = any(other_row.codes)
      ) as shared
      where one.id = ${id}
      order by
        (case when other_drawn.palette = one_drawn.palette then 6 else 0 end) + shared.colors * 3 + shared.tags * 0.3
        + (case when other_drawn.family = one_drawn.family then 2 else 0 end)
        + (case when other.designer_id = one.designer_id then 1.5 else 0 end)
        - (case when other_drawn.family = one_drawn.family and other_drawn.variant = one_drawn.variant then 4 else 0 end) desc,
        other.popularity desc, other.sku
      limit ${limit}`,
  );
}

async function ids(read: Read, query: RawBuilder<unknown>): Promise<string[]> {
  const rows = await read(sql<{ id: string }>`${query}`);
  return rows.map(({ id }) => id);
}
