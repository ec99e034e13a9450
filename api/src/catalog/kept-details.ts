import type { ListingChanges } from '../search/listing-changes.ts';
import type { AssetDto } from './catalog.contract.ts';
import { KeptAssets } from './kept-assets.ts';

/** Reads all that is shown of an approved asset; null for an unknown slug. */
export type ReadDetail = (slug: string) => Promise<AssetDto | null>;

/** Some 2,000 assets, which take three times as much with what they are made of. */
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * Reads all that is shown of an asset once, until that changes; each time, while nobody tells of changes.
 * @param now milliseconds of a clock that only goes forward
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
