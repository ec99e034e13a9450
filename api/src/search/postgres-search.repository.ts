import type { AssetSort } from '@halfdrop/domain';
import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type pg from 'pg';
import type { Db } from '../database.ts';
import type {
  AssetFilter,
  CatalogSearch,
  DesignerShare,
  FacetCounts,
  PageRequest,
  SearchPage,
} from './catalog-search.ts';
import { allConditions, conditionsOf } from './search-conditions.repository.ts';
import { readFacets } from './search-facets.repository.ts';
import { readTextQuery } from './search-text.repository.ts';

interface SearchConnection {
  readonly db: Db;
  readonly pool: pg.Pool;
}

/** Searches the rows that are written with the assets, so an answer is never older than the catalog. */
export function createPostgresSearch(connection: SearchConnection): CatalogSearch {
  const { db } = connection;
  return {
    list: (filter, request) => list(connection, filter, request),
    facets: (filter) => facets(db, filter),
    designers: (filter) => designers(db, filter),
    suggestByText: (text, limit) => suggestByText(db, text, limit),
    suggestByDigits: (digits, limit) => suggestByDigits(db, digits, limit),
    similar: (id, limit) => similar(db, id, limit),
  };
}

const NOTHING: SearchPage = { ids: [], total: 0 };

async function list({ db, pool }: SearchConnection, filter: AssetFilter, request: PageRequest): Promise<SearchPage> {
  const query = await readTextQuery(db, filter.text);
  if (query.kind === 'nothing') return NOTHING;
  const conditions = conditionsOf(filter, query);
  const where = allConditions(conditions);
  const statement = sql`
    select asset_id as id, count(*) over ()::int as total from search_asset s where ${where}
    order by ${orderBy(request, filter)} limit ${request.limit} offset ${(request.page - 1) * request.limit}`.compile(
    db,
  );
  const { rows } = await pool.query<{ id: string; total: number }>({
    ...(isHot(conditions.length) && { name: statementName(statement.sql) }),
    text: statement.sql,
    values: [...statement.parameters],
  });
  const total = rows[0]?.total ?? (request.page === 1 ? 0 : await count(db, where));
  return { ids: rows.map(({ id }) => id), total };
}

/** Statements stay prepared on every connection, so only the few shapes with at most one filter are. */
function isHot(conditionCount: number): boolean {
  return conditionCount <= 1;
}

function statementName(text: string): string {
  return `catalog-list-${createHash('sha1').update(text).digest('hex').slice(0, 16)}`;
}

/** Beyond the last page no row carries the total. */
async function count(db: Db, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from search_asset s where ${where}`.execute(db);
  return rows[0]?.total ?? 0;
}

const leadingKey: Record<Exclude<AssetSort, 'collection'>, { column: string; direction: 'asc' | 'desc' }> = {
  popular: { column: 'popularity', direction: 'desc' },
  newest: { column: 'published_at', direction: 'desc' },
  'price-low': { column: 'price_cents', direction: 'asc' },
  'price-high': { column: 'price_cents', direction: 'desc' },
  rating: { column: 'rating', direction: 'desc' },
};

/** What has no price or rating comes last in either direction. */
function orderBy({ sort, direction }: PageRequest, { members }: AssetFilter): RawBuilder<unknown> {
  if (sort === 'collection' && members) return sql`array_position(${members}::uuid[], s.asset_id)`;
  const key = leadingKey[sort === 'collection' ? 'popular' : sort];
  const leading = sql.raw(`${key.column} ${direction ?? key.direction} nulls last`);
  return sql`${leading}, published_at desc, sku desc`;
}

async function facets(db: Db, filter: AssetFilter): Promise<FacetCounts> {
  const query = await readTextQuery(db, filter.text);
  return readFacets(db, conditionsOf(filter, query));
}

async function designers(db: Db, filter: AssetFilter): Promise<readonly DesignerShare[]> {
  const query = await readTextQuery(db, filter.text);
  const { rows } = await sql<DesignerShare>`
    select designer.id, designer.slug, designer.name, count(*)::int as count,
      (array_agg(s.asset_id order by s.published_at desc, s.sku desc))[1] as newest
    from search_asset s
    join catalog_listed_asset_view asset on asset.id = s.asset_id
    join catalog_listed_designer_view designer on designer.id = asset.designer_id
    where ${allConditions(conditionsOf(filter, query))}
    group by designer.id, designer.slug, designer.name order by count(*) desc, designer.name`.execute(db);
  return rows;
}

async function suggestByText(db: Db, text: string, limit: number): Promise<string[]> {
  const query = await readTextQuery(db, text);
  if (query.kind !== 'query') return [];
  return ids(
    db,
    sql`select s.asset_id as id from search_asset s join search_text t using (asset_id)
      where t.doc @@ to_tsquery('catalog_words', ${query.query})
      order by t.doc @@ to_tsquery('catalog_words', ${query.inTitle}) desc, popularity desc, sku desc limit ${limit}`,
  );
}

async function suggestByDigits(db: Db, digits: string, limit: number): Promise<string[]> {
  return ids(
    db,
    sql`select asset_id as id from search_asset where position(${digits} in sku::text) > 0
      order by position(${digits} in sku::text), sku limit ${limit}`,
  );
}

/** Palette and colors weigh most, then the hand; a mere recolor of the same drawing is no companion. */
async function similar(db: Db, id: string, limit: number): Promise<string[]> {
  return ids(
    db,
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

async function ids(db: Db, query: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${query}`.execute(db);
  return rows.map(({ id }) => id);
}
