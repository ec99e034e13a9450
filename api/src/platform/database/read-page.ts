import { sql, type QueryExecutorProvider, type SelectQueryBuilder } from 'kysely';
import { paginate, type Pagination } from '../http/pagination.ts';

/** Which page of a list is wanted. */
export interface WantedPage {
  readonly page: number;
  readonly limit: number;
}

/** Which part of a list is wanted at a desk, in which order, and which page of it. */
export interface WantedList<View extends string, Sort extends string> extends WantedPage {
  readonly view: View;
  readonly sort: Sort;
  /** What its entries are looked up by. */
  readonly q?: string | undefined;
}

/** How many rows of a list are found by a text at most: whoever looks for something writes more of it. */
export const MAX_FOUND_ROWS = 1000;

/** How many rows a list goes to at most that can become too long to be counted. */
export const MAX_LISTED_ROWS = 10_000;

/**
 * One numbered page of what a query finds, in the order of the query, and where it stands in the list. A list that can
 * become too long to be counted ends after its first `maxRows`.
 */
export async function readPage<Tables, Named extends keyof Tables, Row>(
  db: QueryExecutorProvider,
  query: SelectQueryBuilder<Tables, Named, Row>,
  { page, limit }: WantedPage,
  maxRows?: number,
): Promise<{ rows: Row[]; pagination: Pagination }> {
  const offset = (page - 1) * limit;
  const rows = maxRows !== undefined && offset >= maxRows ? [] : await query.offset(offset).limit(limit).execute();
  const counted = query.clearOrderBy().$if(maxRows !== undefined, (listed) => listed.limit(maxRows ?? 0));
  const count = sql<{ total: number }>`select count(*)::int as total from (${counted}) listed`;
  const total = (await count.execute(db)).rows[0]?.total ?? 0;
  return { rows, pagination: paginate(total, page, limit) };
}
