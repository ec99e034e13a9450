import type { Likeness } from '@halfdrop/patterns';
import { Rng } from '../../../patterns/src/core/rng.ts';
import type { DrawnTile } from './corpus.ts';
import { variantOf } from './corpus.ts';

/** Numbers in the color part of a descriptor. */
const COLORS = 32;
/** Maximum deviation of a synthetic tile's numbers, in bytes. */
const NOISE = 2;

/** Combines two tiles by taking each number from either, with slight noise. */
export function crossed(rng: Rng, left: Int8Array, right: Int8Array, from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => {
    const source = rng.chance(0.5) ? left : right;
    const value = source[from + index] ?? 0;
    return Math.max(-127, Math.min(127, value === 0 ? 0 : value + rng.int(-NOISE, NOISE)));
  });
}

/**
 * Creates synthetic but plausible tiles: texture and drawing are combined from two tiles of one design, colors from two
 * others that share a palette. Such a tile lies nearer to its parents than they lie to one another, which makes it a
 * harder distractor than a real tile.
 */
export class TileMaker {
  readonly #rng = new Rng('made-up tiles');
  readonly #tiles: readonly DrawnTile[];
  readonly #byVariant: Map<string, DrawnTile[]>;
  readonly #byPalette: Map<string, DrawnTile[]>;

  constructor(tiles: readonly DrawnTile[]) {
    this.#tiles = tiles;
    this.#byVariant = grouped(tiles, variantOf);
    this.#byPalette = grouped(tiles, ({ spec }) => spec.palette);
  }

  next(): Likeness {
    const rng = this.#rng;
    const shape = rng.pick(this.#tiles);
    const sibling = rng.pick(this.#byVariant.get(variantOf(shape)) ?? [shape]);
    const dress = rng.pick(this.#tiles);
    const cousin = rng.pick(this.#byPalette.get(dress.spec.palette) ?? [dress]);
    const { length } = shape.descriptor;
    return {
      descriptor: Int8Array.from([
        ...crossed(rng, dress.descriptor, cousin.descriptor, 0, COLORS),
        ...crossed(rng, shape.descriptor, sibling.descriptor, COLORS, length),
      ]),
      fingerprint: Int8Array.from(crossed(rng, shape.fingerprint, sibling.fingerprint, 0, shape.fingerprint.length)),
    };
  }
}

function grouped(tiles: readonly DrawnTile[], nameOf: (tile: DrawnTile) => string): Map<string, DrawnTile[]> {
  const groups = new Map<string, DrawnTile[]>();
  for (const tile of tiles) {
    const name = nameOf(tile);
    groups.set(name, [...(groups.get(name) ?? []), tile]);
  }
  return groups;
}
