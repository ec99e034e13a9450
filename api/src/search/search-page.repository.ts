import type { AssetSort } from '@halfdrop/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Read } from '../platform/database/read.ts';
import type { PageRequest } from './catalog-search.ts';
import { SPREAD_WITHIN, spreadDrawings } from './language/spread-drawings.ts';
import { allConditions, type SqlCondition } from './search-conditions.repository.ts';
import { byRelevance, ranksByText } from './search-order.repository.ts';
import { readTotal } from './search-totals.repository.ts';
import type { TextQuery } from './text-query.ts';

interface WantedPage {
  readonly request: PageRequest;
  readonly query: TextQuery;
  readonly conditions: readonly SqlCondition[];
  /** What a shop collection holds, in its order; null for no collection. */
  readonly members: readonly string[] | null;
}

interface FoundPage {
  readonly ids: readonly string[];
  readonly total: number;
}

/** Reads the ids of one page, and how many matches there are in all. */
export async function readPage(read: Read, wanted: WantedPage): Promise<FoundPage> {
  const { page, limit } = wanted.request;
  const start = (page - 1) * limit;
  const end = start + limit;
  const ids = isSpread(wanted.request) && start < SPREAD_WITHIN ? await varied(read, wanted, end) : null;
  const shown = ids ? ids.slice(start, end) : await inOrder(read, wanted, { start, limit });
  const isLast = shown.length < limit && (shown.length > 0 || start === 0);
  return { ids: shown, total: isLast ? start + shown.length : await readTotal(read, wanted.conditions) };
}

/** The order of which the first matches are varied. */
function isSpread({ sort, direction }: PageRequest): boolean {
  return (sort === 'relevance' || sort === 'popular') && direction === null;
}

interface Range {
  readonly start: number;
  readonly limit: number;
}

/** Ids alone, which the indexes of the orders hold: a deep page walks past those before it without their rows. */
async function inOrder(read: Read, wanted: WantedPage, range: Range): Promise<string[]> {
  const rows = await read(matches<{ id: string }>(sql`s.asset_id as id`, wanted, range));
  return rows.map(({ id }) => id);
}

async function varied(read: Read, wanted: WantedPage, end: number): Promise<string[]> {
  const range = { start: 0, limit: Math.max(SPREAD_WITHIN, end) };
  const rows = await read(
    matches<{ id: string; drawing: number | null }>(sql`s.asset_id as id, s.drawing`, wanted, range),
  );
  return [...spreadDrawings(rows.slice(0, SPREAD_WITHIN)), ...rows.slice(SPREAD_WITHIN)].map(({ id }) => id);
}

function matches<Row>(columns: RawBuilder<unknown>, wanted: WantedPage, { start, limit }: Range): RawBuilder<Row> {
  const { request, query, conditions } = wanted;
  // Only relevance looks into the documents themselves.
  const documents = ranksByText(request.sort, query) ? sql`join search_text t using (asset_id)` : sql``;
  return sql<Row>`
    select ${columns} from search_asset s ${documents}
    where ${allConditions(conditions)}
    order by ${orderBy(wanted)} limit ${limit} offset ${start}`;
}

type Direction = 'asc' | 'desc';

interface LeadingKey {
  readonly column: string;
  readonly direction: Direction;
  /** Whether some assets have none; they come last in either direction. */
  readonly isNullable: boolean;
}

const leadingKeys: Record<Exclude<AssetSort, 'collection' | 'relevance'>, LeadingKey> = {
  popular: { column: 'popularity', direction: 'desc', isNullable: false },
  newest: { column: 'published_at', direction: 'desc', isNullable: false },
  'price-low': { column: 'price_cents', direction: 'asc', isNullable: true },
  'price-high': { column: 'price_cents', direction: 'desc', isNullable: true },
  rating: { column: 'rating', direction: 'desc', isNullable: true },
};

/** Each order is one that an index of search_asset has, to the letter: any other sorts every row. */
function orderBy({ request: { sort, direction }, query, members }: WantedPage): RawBuilder<unknown> {
  if (sort === 'collection' && members) return sql`array_position(${members}::uuid[], s.asset_id)`;
  if (ranksByText(sort, query)) return byRelevance(direction, query);
  const key = leadingKeys[sort === 'collection' || sort === 'relevance' ? 'popular' : sort];
  const leading = `${key.column} ${direction ?? key.direction}${key.isNullable ? ' nulls last' : ''}`;
  return sql`${sql.raw(leading)}, published_at desc, sku desc`;
}
