import type { ListingChanges } from '../search/listing-changes.ts';
import type { AssetDto } from './catalog.contract.ts';
import { KeptAssets } from './kept-assets.ts';

/** Reads an approved asset with all details; null for an unknown slug. */
export type ReadDetail = (slug: string) => Promise<AssetDto | null>;

/** About 2,000 assets. Including their objects they take three times as much memory. */
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * Caches asset details until they change. While change events are unavailable, every read goes to the database.
 * @param now milliseconds of a monotonic clock
 */
export function keepDetails(read: ReadDetail, changes: ListingChanges, now?: () => number): ReadDetail {
  const kept = new KeptAssets<AssetDto>(changes, MAX_BYTES, now);
  return async (slug) => {
    const known = kept.getBySlug(slug);
    if (known) return known;
    const detail = await read(slug);
    if (detail) kept.add(detail);
    return detail;
  };
}
