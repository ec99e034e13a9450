import type { PageInfo } from '../generated/resolvers.ts';
import type { Pagination } from '../generated/rest.ts';

/** Converts REST pagination to `PageInfo`. */
export function pageInfo({ page, limit, totalItems, totalPages }: Pagination): PageInfo {
  return { page, limit, totalItems, totalPages, hasNextPage: page < totalPages, hasPreviousPage: page > 1 };
}
