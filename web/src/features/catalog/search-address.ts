import { brand } from '#lib/brand.ts';

const assetIdPattern = new RegExp(`^${brand.assetIdPrefix}-\\d{8}$`, 'i');

/**
 * Where a search leads: an asset id to that pattern alone, anything else to a search for its words.
 * Null when nothing but space was typed.
 */
export function searchAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  const name = assetIdPattern.test(text) ? 'assetId' : 'search';
  return `/products?${new URLSearchParams({ [name]: text }).toString()}`;
}
