import { keepJson } from '../platform/http/ascii-json.ts';
import type { ChangedListing, ListingChanges } from '../search/listing-changes.ts';
import type { AssetTileDto } from './catalog.contract.ts';

/** Reads what lists show of approved assets, in no particular order; unknown ones are left out. */
export type ReadTiles = (ids: readonly string[]) => Promise<readonly AssetTileDto[]>;

/** Some 3 kB each, with their JSON. */
const MAX_KEPT = 10_000;
/** Badges compare an asset with all others, and it is new for a time: its own changes say nothing of either. */
const MAX_AGE_MILLISECONDS = 60_000;
/** A read begun before a change may end after it was told, and a replica may be behind: such reads are not kept. */
const SETTLING_MILLISECONDS = 5000;

interface KeptTile {
  readonly tile: AssetTileDto;
  readonly readAt: number;
}

/** What lists show of assets, kept by a process until it changes. */
class KeptTiles {
  readonly #kept = new Map<string, KeptTile>();
  /** When assets changed of late, the longest ago first. */
  readonly #changedAt = new Map<string, number>();
  #allChangedAt = -Infinity;

  get(id: string, now: number): AssetTileDto | undefined {
    const kept = this.#kept.get(id);
    return kept && now - kept.readAt < MAX_AGE_MILLISECONDS ? kept.tile : undefined;
  }

  add(tile: AssetTileDto, now: number): void {
    const { _id: id } = tile;
    if (now - this.#lastChangeOf(id) < SETTLING_MILLISECONDS) return;
    keepJson(tile);
    this.#kept.delete(id);
    this.#kept.set(id, { tile, readAt: now });
    if (this.#kept.size > MAX_KEPT) dropFirst(this.#kept);
  }

  forget(changed: ChangedListing, now: number): void {
    if (changed === 'all') {
      this.#kept.clear();
      this.#changedAt.clear();
      this.#allChangedAt = now;
      return;
    }
    for (const [id, changedAt] of this.#changedAt) {
      if (now - changedAt < SETTLING_MILLISECONDS) break;
      this.#changedAt.delete(id);
    }
    for (const id of changed) {
      this.#kept.delete(id);
      this.#changedAt.delete(id);
      this.#changedAt.set(id, now);
    }
  }

  #lastChangeOf(id: string): number {
    return Math.max(this.#allChangedAt, this.#changedAt.get(id) ?? -Infinity);
  }
}

function dropFirst(map: Map<string, unknown>): void {
  const { value } = map.keys().next();
  if (value !== undefined) map.delete(value);
}

/**
 * Reads what lists show of an asset once, until that changes; each time, while nobody tells of changes.
 * @param now milliseconds of a clock that only goes forward
 */
export function keepTiles(
  read: ReadTiles,
  changes: ListingChanges,
  now: () => number = () => performance.now(),
): ReadTiles {
  const kept = new KeptTiles();
  changes.onListingChange((changed) => kept.forget(changed, now()));
  return async (ids) => {
    if (!changes.isCurrent) return read(ids);
    const askedAt = now();
    const known = ids.flatMap((id) => kept.get(id, askedAt) ?? []);
    if (known.length === ids.length) return known;
    const knownIds = new Set(known.map(({ _id: id }) => id));
    const tiles = await read(ids.filter((id) => !knownIds.has(id)));
    for (const tile of tiles) kept.add(tile, now());
    return [...known, ...tiles];
  };
}
