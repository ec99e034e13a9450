import { confirmCopies } from '@halfdrop/patterns';
import type { LikenessIndex, SeenTile } from '@halfdrop/patterns';
import { Rng } from '../../../patterns/src/core/rng.ts';
import { copyOf, seenTile } from './copies.ts';
import type { CopyKind } from './copies.ts';
import type { DrawnTile } from './corpus.ts';
import { alignedDifference } from './twins.ts';

/** Mean difference of two registered tiles, in levels of 255, below which nobody tells them apart. */
const TWIN_LEVELS = 3;

/** Which tiles came first when copies were sought. */
export interface Findings {
  readonly copies: number;
  /** What was missed, and for what, by the search alone and once the nearest were registered to the copy. */
  readonly searched: Misses;
  readonly confirmed: Misses;
  /** Milliseconds that it took to register one tile to another, on average. */
  readonly milliseconds: number;
}

/** Misses by what was found: another seed that draws the same picture but for a few levels, or something else. */
interface Misses {
  readonly twins: string[];
  readonly others: string[];
}

/** The share of copies that found the very tile, without those that found a twin of it. */
export function shareFound({ copies }: Findings, { twins, others }: Misses): number {
  const evaluated = copies - twins.length;
  return (evaluated - others.length) / evaluated;
}

/** Seeks copies of tiles picked at random. Made-up tiles have no picture: on confirming they come after those that do. */
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
