import { sql, type QueryExecutorProvider, type SelectQueryBuilder } from 'kysely';
import { paginate, type Pagination } from '../http/pagination.ts';

/** Requested page of a list. */
export interface WantedPage {
  readonly page: number;
  readonly limit: number;
}

/** Requested view, order and page of a desk list. */
export interface WantedList<View extends string, Sort extends string> extends WantedPage {
  readonly view: View;
  readonly sort: Sort;
  /** Search text. */
  readonly q?: string | undefined;
}

/** Maximum search results of a list; users are expected to refine the search. */
export const MAX_FOUND_ROWS = 1000;

/** Maximum rows of a list that is too long to be counted. */
export const MAX_LISTED_ROWS = 10_000;

/**
 * Reads one page of a query, in its order, with pagination data. Lists that may be too long to count end after
 * `maxRows`.
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
