import { isPublicAssetId } from '@halfdrop/domain';

/**
 * Where a search leads: an asset id to that pattern alone, anything else to a search for its words, among what `within`
 * leaves when the search begins on a list. Null when nothing but space was typed, unless that takes a search away.
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

/** Where a search by looks leads: `picture` or `palette` among what `within` leaves, the nearest first. */
export function lookAddress(looks: Readonly<Record<string, readonly string[]>>, within = ''): string {
  const query = new URLSearchParams(within);
  for (const name of ['page', 'sort', ...Object.keys(looks)]) query.delete(name);
  for (const [name, values] of Object.entries(looks)) for (const value of values) query.append(name, value);
  return addressOf(query);
}

function addressOf(query: URLSearchParams): string {
  return query.size === 0 ? '/products' : `/products?${query.toString()}`;
}
