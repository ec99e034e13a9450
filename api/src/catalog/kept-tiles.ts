import type { ListingChanges } from '../search/listing-changes.ts';
import type { AssetTileDto } from './catalog.contract.ts';
import { KeptAssets } from './kept-assets.ts';

/** Reads list tiles of approved assets, in no particular order; unknown ids are left out. */
export type ReadTiles = (ids: readonly string[]) => Promise<readonly AssetTileDto[]>;

/** About 10,000 tiles. Including their objects they take three times as much memory. */
const MAX_BYTES = 10 * 1024 * 1024;

/**
 * Caches list tiles until their asset changes. While change events are unavailable, every read goes to the database.
 * @param now milliseconds of a monotonic clock
 */
export function keepTiles(read: ReadTiles, changes: ListingChanges, now?: () => number): ReadTiles {
  const kept = new KeptAssets<AssetTileDto>(changes, MAX_BYTES, now);
  return async (ids) => {
    const known = ids.flatMap((id) => kept.get(id) ?? []);
    if (known.length === ids.length) return known;
    const knownIds = new Set(known.map(({ _id: id }) => id));
    const tiles = await read(ids.filter((id) => !knownIds.has(id)));
    for (const tile of tiles) kept.add(tile);
    return [...known, ...tiles];
  };
}
