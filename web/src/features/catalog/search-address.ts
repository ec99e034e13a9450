import { isPublicAssetId } from '@halfdrop/domain';

/**
 * Returns the URL of a search: an asset id leads to that pattern, any other text to a search, within the filters
 * `within` if started on a list. Null for blank text, unless that clears a search.
 */
export function searchAddress(typed: string, within?: URLSearchParams): string | null {
  const text = typed.trim();
  if (isPublicAssetId(text)) return addressOf(new URLSearchParams({ assetId: text }));
  const query = new URLSearchParams(within);
  for (const name of ['search', 'assetId', 'page']) query.delete(name);
  if (text !== '') query.set('search', text);
  else if (!within?.has('search')) return null;
  return addressOf(query);
}

/** Returns the URL of a search by `picture` or `palette` within the filters `within`, nearest first. */
export function lookAddress(looks: Readonly<Record<string, readonly string[]>>, within = ''): string {
  const query = new URLSearchParams(within);
  for (const name of ['page', 'sort', ...Object.keys(looks)]) query.delete(name);
  for (const [name, values] of Object.entries(looks)) for (const value of values) query.append(name, value);
  return addressOf(query);
}

function addressOf(query: URLSearchParams): string {
  return query.size === 0 ? '/products' : `/products?${query.toString()}`;
}
