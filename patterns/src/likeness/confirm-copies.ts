import { RegisteredTile } from './registered-tile.ts';
import type { LikenessHit } from './likeness-index.ts';
import type { SeenTile } from './tile-waves.ts';

/** Hits farther than this multiple of the nearest one's distance are not candidates. */
const DOUBT = 2.5;
const MAX_CANDIDATES = 6;

/**
 * Reorders the hits of `LikenessIndex.searchCopies` by comparing pixels: candidates are registered to the tile itself,
 * best match first; those without a picture, and then the rest, follow in their original order. `seenTile` returns the
 * tile of a hit, or null if there is no picture; 256 pixels along it are enough. Throws RangeError if a picture is
 * empty or holds too few bytes.
 */
export async function confirmCopies(
  tile: SeenTile,
  hits: readonly LikenessHit[],
  seenTile: (id: string) => Promise<SeenTile | null>,
): Promise<LikenessHit[]> {
  const nearest = hits[0]?.distance ?? 0;
  const candidates = hits.slice(0, MAX_CANDIDATES).filter(({ distance }) => distance <= DOUBT * nearest);
  if (candidates.length < 2) return [...hits];
  const registeredTile = new RegisteredTile(tile);
  const evaluated: { readonly hit: LikenessHit; readonly difference: number }[] = [];
  for (const hit of candidates) {
    const seen = await seenTile(hit.id);
    evaluated.push({ hit, difference: seen ? registeredTile.differenceTo(seen) : Number.MAX_VALUE });
  }
  const confirmed = evaluated.toSorted((one, other) => one.difference - other.difference);
  return [...confirmed.map(({ hit }) => hit), ...hits.slice(candidates.length)];
}
