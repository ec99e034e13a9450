import type { ListingChanges } from '../search/listing-changes.ts';
import type { AssetTileDto } from './catalog.contract.ts';
import { KeptAssets } from './kept-assets.ts';

/** Reads what lists show of approved assets, in no particular order; unknown ones are left out. */
export type ReadTiles = (ids: readonly string[]) => Promise<readonly AssetTileDto[]>;

/** Some 10,000 tiles, which take three times as much with what they are made of. */
const MAX_BYTES = 10 * 1024 * 1024;

/**
 * Reads what lists show of an asset once, until that changes; each time, while nobody tells of changes.
 * @param now milliseconds of a clock that only goes forward
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
