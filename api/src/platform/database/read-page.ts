import { sql, type QueryExecutorProvider, type SelectQueryBuilder } from 'kysely';
import { paginate, type Pagination } from '../http/pagination.ts';

/** Which page of a list is wanted. */
export interface WantedPage {
  readonly page: number;
  readonly limit: number;
}

/** One numbered page of what a query finds, in the order of the query, and where it stands in the list. */
export async function readPage<Tables, Named extends keyof Tables, Row>(
  db: QueryExecutorProvider,
  query: SelectQueryBuilder<Tables, Named, Row>,
  { page, limit }: WantedPage,
): Promise<{ rows: Row[]; pagination: Pagination }> {
  const rows = await query
    .offset((page - 1) * limit)
    .limit(limit)
    .execute();
  const count = sql<{ total: number }>`select count(*)::int as total from (${query.clearOrderBy()}) listed`;
  const counted = await count.execute(db);
  return { rows, pagination: paginate(counted.rows[0]?.total ?? 0, page, limit) };
}
