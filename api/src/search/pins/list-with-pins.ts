import { MAX_PINNED_PATTERNS } from '@halfdrop/domain';
import { NO_LIMITS, type AssetFilter } from '../asset-filter.ts';
import type { CatalogSearch, PageRequest, SearchPage } from '../catalog-search.ts';

interface Wanted {
  readonly filter: AssetFilter;
  readonly request: PageRequest;
  /** Pinned patterns, on sale or not. */
  readonly pinned: readonly string[];
}

/**
 * Returns one page of a search with pinned patterns before the matches, each pattern once. It only uses lists of the
 * driver, so that all drivers return the same.
 */
export async function listWithPins(
  search: Pick<CatalogSearch, 'list'>,
  { filter, request, pinned }: Wanted,
  signal?: AbortSignal,
): Promise<SearchPage> {
  const first = pinned.length === 0 ? [] : await onSale(search, pinned, signal);
  if (first.length === 0) return search.list(filter, request, signal);
  const { page, limit } = request;
  const others = { ...filter, excluded: first };
  const start = Math.max(0, (page - 1) * limit - first.length);
  const end = Math.max(0, page * limit - first.length);
  // After the pins, matches are not aligned with pages: they span one page or two.
  const from = Math.floor(start / limit);
  const to = Math.max(from, Math.floor((end - 1) / limit));
  const found = await search.list(others, { ...request, page: from + 1 }, signal);
  const next = to > from ? await search.list(others, { ...request, page: to + 1 }, signal) : { ids: [] };
  const rest = [...found.ids, ...next.ids].slice(start - from * limit, end - from * limit);
  const lead = first.slice((page - 1) * limit, page * limit);
  return { ...found, ids: [...lead, ...rest], total: found.total + first.length };
}

async function onSale(
  search: Pick<CatalogSearch, 'list'>,
  pinned: readonly string[],
  signal?: AbortSignal,
): Promise<string[]> {
  const all = { sort: 'popular', direction: null, page: 1, limit: MAX_PINNED_PATTERNS } as const;
  const found = new Set((await search.list({ ...NO_LIMITS, ids: pinned }, all, signal)).ids);
  return pinned.filter((id) => found.has(id));
}
