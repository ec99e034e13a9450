import { sortOptions } from '#features/catalog/sort-options.ts';
import type { AssetSort } from '#generated/types.ts';

/** Sort orders of a collection: its own, omitted from the URL, then the usual ones. */
export const collectionSorts = [
  { value: 'collection', label: 'Collection order', sort: 'COLLECTION' },
  ...sortOptions,
] as const;

/** State of the list in the URL. */
export interface CollectionParams {
  readonly sort: (typeof collectionSorts)[number]['value'];
  readonly page: number;
}

const MAX_PAGES = 10_000;

/** Parses the URL; invalid values fall back to the first page in the collection's own order. */
export function readCollectionParams(query: URLSearchParams): CollectionParams {
  const sort = collectionSorts.find(({ value }) => value === query.get('sort'))?.value ?? 'collection';
  const typed = query.get('page') ?? '';
  const page = /^\d{1,6}$/.test(typed) ? Number(typed) : 1;
  return { sort, page: page >= 1 && page <= MAX_PAGES ? page : 1 };
}

/** Returns the URL of a page of a collection. */
export function collectionAddress(slug: string, { sort, page }: CollectionParams): string {
  const query = new URLSearchParams();
  if (sort !== 'collection') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return `/collections/${slug}${query.size === 0 ? '' : `?${query.toString()}`}`;
}

/** Maps a sort order to the server's name. */
export function sortNamed(value: CollectionParams['sort']): AssetSort {
  return collectionSorts.find((option) => option.value === value)?.sort ?? 'COLLECTION';
}
