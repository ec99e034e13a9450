import { bestPlacement } from './best-placement.ts';
import { colorsFollowing, overlaid } from './color-mapping.ts';
import type { Orientation } from './color-mapping.ts';
import { outlines } from './fingerprint.ts';
import { labPicture, TILE_EDGE as OUTLINE_EDGE } from './lab-picture.ts';
import { MAX_FREQUENCY, powerOf, tilesAlong, waveTable } from './tile-waves.ts';
import type { SeenTile, TileWaves } from './tile-waves.ts';

/** How one tile aligns with another, and how well. */
export interface TileAlignment extends Orientation {
  /** Correlation of their outlines; 1 for the same drawing. */
  readonly agreement: number;
  /** How far the colors of one determine those of the other; 1 for a copy or recolor. */
  readonly colorsFollow: number;
}

/**
 * Thresholds above which outlines and colors are those of one drawing; textures need less agreement of outlines if
 * their colors follow (`bench/engine/copies.ts`).
 */
const DRAWING = { agreement: 0.93, colorsFollow: 0.55 } as const;
const TEXTURE = { agreement: 0.4, colorsFollow: 0.85 } as const;
/** Candidates within this margin of the best are copies too: another seed of a strict design comes close. */
const AS_FAR = 0.015;

/** Flip and rotation of each way of `crossWaves`: its bits flip across, flip down and swap the axes. */
const ORIENTATIONS: ReadonlyArray<Pick<Orientation, 'isFlipped' | 'quarterTurns'>> = [
  { isFlipped: false, quarterTurns: 0 },
  { isFlipped: true, quarterTurns: 0 },
  { isFlipped: true, quarterTurns: 2 },
  { isFlipped: false, quarterTurns: 2 },
  { isFlipped: true, quarterTurns: 3 },
  { isFlipped: false, quarterTurns: 1 },
  { isFlipped: false, quarterTurns: 3 },
  { isFlipped: true, quarterTurns: 1 },
];

/**
 * Aligns another tile with one so that their outlines agree best, whatever the colors of both. Throws RangeError if a
 * picture is empty or holds too few bytes.
 */
export function alignTiles(tile: SeenTile, other: SeenTile): TileAlignment {
  const tiles = tilesAlong(tile.layout) === 1 ? tilesAlong(other.layout) : 2;
  const here = outlineWaves(tile, tiles);
  const there = outlineWaves(other, tiles);
  const { way, right, down, height } = bestPlacement(here, there);
  const turned = ORIENTATIONS[way] ?? { isFlipped: false, quarterTurns: 0 };
  const orientation = { ...turned, ...shiftOf({ way, right, down }, tiles) };
  const scale = Math.sqrt(here.power * there.power);
  return {
    ...orientation,
    agreement: scale === 0 ? 0 : Math.min(1, Math.max(0, height / scale)),
    colorsFollow: colorsFollowing(overlaid(tile, other, orientation)),
  };
}

/** Returns the aligned tiles that are copies of a tile, or of which it is a copy. */
export function copiesAmong<Aligned extends Pick<TileAlignment, 'agreement' | 'colorsFollow'>>(
  all: readonly Aligned[],
): Aligned[] {
  const best = Math.max(...all.map(({ agreement }) => agreement));
  return all.filter((each) => each.agreement >= best - AS_FAR && isLikely(each));
}

function isLikely({ agreement, colorsFollow }: Pick<TileAlignment, 'agreement' | 'colorsFollow'>): boolean {
  return [DRAWING, TEXTURE].some((least) => agreement >= least.agreement && colorsFollow >= least.colorsFollow);
}

/**
 * Converts a shift to sides of a tile, from corner to corner. It was measured between centers of outlines, which lie
 * one pixel to the right of and below their corner, or the opposite where the axis is flipped.
 */
function shiftOf(
  { way, right, down }: { readonly way: number; readonly right: number; readonly down: number },
  tiles: 1 | 2,
) {
  const corrected = (shift: number, flip: number) => {
    const sides = shift * tiles + ((way & flip) === 0 ? 0 : 2 / OUTLINE_EDGE);
    return sides - Math.floor(sides / tiles) * tiles;
  };
  return { right: corrected(right, 1), down: corrected(down, 2) };
}

/** Returns the waves of a tile's outlines, laid out `tiles` by `tiles`, without their mean. */
function outlineWaves({ picture, layout }: SeenTile, tiles: 1 | 2): TileWaves {
  const lab = labPicture(picture, layout);
  const drawn = outlines(lab);
  const edge = OUTLINE_EDGE * tiles;
  const plane = edge === lab.edge ? drawn : laidOut(drawn, lab.edge, tiles);
  const reach = tiles * MAX_FREQUENCY;
  const table = waveTable(plane, new Float64Array(plane.length), edge, reach);
  const middle = (table.real.length - 1) / 2;
  table.real[middle] = 0;
  table.imaginary[middle] = 0;
  return { reach, tables: [table], power: powerOf(table) };
}

/** Repeats a plain block to the right and below. */
function laidOut(plane: Float64Array, edge: number, tiles: number): Float64Array {
  const side = edge * tiles;
  return Float64Array.from({ length: side * side }, (_, index) => {
    const row = Math.floor(index / side) % edge;
    return plane[row * edge + ((index % side) % edge)] ?? 0;
  });
}
