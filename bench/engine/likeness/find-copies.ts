import { confirmCopies } from '@halfdrop/patterns';
import type { LikenessIndex, SeenTile } from '@halfdrop/patterns';
import { Rng } from '../../../patterns/src/core/rng.ts';
import { copyOf, seenTile } from './copies.ts';
import type { CopyKind } from './copies.ts';
import type { DrawnTile } from './corpus.ts';
import { alignedDifference } from './twins.ts';

/** Mean difference of two registered tiles, in levels of 255, below which they are indistinguishable. */
const TWIN_LEVELS = 3;

/** Results of a search for copies. */
export interface Findings {
  readonly copies: number;
  /** Misses by search alone, and after registering the nearest to the copy. */
  readonly searched: Misses;
  readonly confirmed: Misses;
  /** Average milliseconds to register one tile to another. */
  readonly milliseconds: number;
}

/** Misses by what was found: another seed that draws the same picture except for a few levels, or something else. */
interface Misses {
  readonly twins: string[];
  readonly others: string[];
}

/** Returns the share of copies that found the exact tile, excluding those that found a twin. */
export function shareFound({ copies }: Findings, { twins, others }: Misses): number {
  const evaluated = copies - twins.length;
  return (evaluated - others.length) / evaluated;
}

/**
 * Searches for copies of randomly selected tiles. Synthetic tiles have no picture: confirmation ranks them after those
 * that do.
 */
export async function findCopies(
  index: LikenessIndex,
  drawn: readonly DrawnTile[],
  kind: CopyKind,
  copies: number,
): Promise<Findings> {
  const rng = new Rng('copies');
  const specs = new Map(drawn.map(({ id, spec }) => [id, spec]));
  const searched: Misses = { twins: [], others: [] };
  const confirmed: Misses = { twins: [], others: [] };
  let [registering, registrations] = [0, 0];

  async function evaluate(tile: DrawnTile, found: string, misses: Misses): Promise<void> {
    if (found === tile.id) return;
    const spec = specs.get(found);
    const levels = spec ? await alignedDifference(tile.spec, spec) : Number.POSITIVE_INFINITY;
    const list = levels < TWIN_LEVELS ? misses.twins : misses.others;
    list.push(`${tile.id}, found ${found} (${levels.toFixed(1)} levels apart)`);
  }

  for (let count = 0; count < copies; count += 1) {
    const tile = rng.pick(drawn);
    const copy = await copyOf(tile.spec, kind, rng);
    const hits = index.searchCopies(copy.likeness);
    let started = performance.now();
    const ordered = await confirmCopies(copy.seen, hits, async (id): Promise<SeenTile | null> => {
      registering += performance.now() - started;
      const spec = specs.get(id);
      const seen = spec ? await seenTile(spec) : null;
      registrations += seen ? 1 : 0;
      started = performance.now();
      return seen;
    });
    registering += performance.now() - started;
    await evaluate(tile, hits[0]?.id ?? '', searched);
    await evaluate(tile, ordered[0]?.id ?? '', confirmed);
  }
  return { copies, searched, confirmed, milliseconds: registering / registrations };
}
