import type { PageInfo } from './generated/resolvers.ts';

/** Returns one numbered page of a list with its page info. */
export function paged<Item>(
  items: readonly Item[],
  page: number,
  limit: number,
): { items: Item[]; pageInfo: PageInfo } {
  const totalPages = Math.ceil(items.length / limit);
  return {
    items: items.slice((page - 1) * limit, page * limit),
    pageInfo: {
      page,
      limit,
      totalItems: items.length,
      totalPages,
      hasNextPage: page < totalPages,
      hasPreviousPage: page > 1,
    },
  };
}
