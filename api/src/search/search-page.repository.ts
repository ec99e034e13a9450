import type { AssetSort } from '@halfdrop/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Read } from '../platform/database/read.ts';
import type { PageRequest } from './catalog-search.ts';
import { SPREAD_WITHIN, spreadDrawings } from './language/spread-drawings.ts';
import { allConditions, type SqlCondition } from './search-conditions.repository.ts';
import { byRelevance, directions, ranksByText } from './search-order.repository.ts';
import { readTotal } from './search-totals.repository.ts';
import type { TextQuery } from './text-query.ts';

interface WantedPage {
  readonly request: PageRequest;
  readonly query: TextQuery;
  readonly conditions: readonly SqlCondition[];
  /** Ids of a shop collection, in order; null for no collection. */
  readonly members: readonly string[] | null;
}

interface FoundPage {
  readonly ids: readonly string[];
  readonly total: number;
}

/** Reads the ids of one page and the total number of matches. */
export async function readPage(read: Read, wanted: WantedPage): Promise<FoundPage> {
  const { page, limit } = wanted.request;
  const start = (page - 1) * limit;
  const end = start + limit;
  const isVaried = isSpread(wanted.request) && start < SPREAD_WITHIN;
  const rows = isVaried ? await varied(read, wanted, end) : await inOrder(read, wanted, { start, limit });
  const shown = isVaried ? rows.slice(start, end) : rows;
  const isLast = shown.length < limit && (shown.length > 0 || start === 0);
  const total = isLast ? start + shown.length : (rows[0]?.total ?? (await readTotal(read, wanted.conditions)));
  return { ids: shown.map(({ id }) => id), total };
}

/** Whether the first matches of this order are diversified. */
function isSpread({ sort, direction }: PageRequest): boolean {
  return (sort === 'relevance' || sort === 'popular') && direction === null;
}

interface Range {
  readonly start: number;
  readonly limit: number;
}

interface MatchRow {
  readonly id: string;
  /** Total number of matches, if all of them were read. */
  readonly total: number | null;
}

/** Selects only ids, which the order's index contains: a deep page skips earlier rows without reading them. */
function inOrder(read: Read, wanted: WantedPage, range: Range): Promise<readonly MatchRow[]> {
  return read(matches<MatchRow>(sql`s.asset_id as id`, wanted, range));
}

async function varied(read: Read, wanted: WantedPage, end: number): Promise<readonly MatchRow[]> {
  const range = { start: 0, limit: Math.max(SPREAD_WITHIN, end) };
  const rows = await read(
    matches<MatchRow & { drawing: number | null }>(sql`s.asset_id as id, s.drawing`, wanted, range),
  );
  return [...spreadDrawings(rows.slice(0, SPREAD_WITHIN)), ...rows.slice(SPREAD_WITHIN)];
}

function matches<Row>(columns: RawBuilder<unknown>, wanted: WantedPage, { start, limit }: Range): RawBuilder<Row> {
  const { request, query, conditions } = wanted;
  // Only relevance reads the documents, and it does so for every match.
  const isRanked = ranksByText(request.sort, query);
  const documents = isRanked ? sql`join search_text t using (asset_id)` : sql``;
  const total = isRanked ? sql`count(*) over ()::int` : sql`null::int`;
  return sql<Row>`
    select ${columns}, ${total} as total from search_asset s ${documents}
    where ${allConditions(conditions)}
    order by ${orderBy(wanted)} limit ${limit} offset ${start}`;
}

interface LeadingKey {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
  /** Whether some assets have no value; they come last in either direction. */
  readonly isNullable: boolean;
}

const leadingKeys: Record<Exclude<AssetSort, 'collection' | 'relevance'>, LeadingKey> = {
  popular: { column: 'popularity', direction: 'desc', isNullable: false },
  newest: { column: 'published_at', direction: 'desc', isNullable: false },
  'price-low': { column: 'price_cents', direction: 'asc', isNullable: true },
  'price-high': { column: 'price_cents', direction: 'desc', isNullable: true },
  rating: { column: 'rating', direction: 'desc', isNullable: true },
};

/**
 * Returns the `order by` of a list. Each order exactly matches an index of search_asset; any other would sort every
 * row.
 */
function orderBy({ request: { sort, direction }, query, members }: WantedPage): RawBuilder<unknown> {
  if (sort === 'collection' && members) return sql`array_position(${members}::uuid[], s.asset_id)`;
  if (ranksByText(sort, query)) return byRelevance(direction, query);
  const key = leadingKeys[sort === 'collection' || sort === 'relevance' ? 'popular' : sort];
  const nulls = key.isNullable ? sql` nulls last` : sql``;
  return sql`${sql.ref(key.column)} ${directions[direction ?? key.direction]}${nulls}, published_at desc, sku desc`;
}
