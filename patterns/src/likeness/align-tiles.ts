import { bestPlacement } from './best-placement.ts';
import { colorsFollowing, overlaid } from './color-mapping.ts';
import type { Orientation } from './color-mapping.ts';
import { outlines } from './fingerprint.ts';
import { labPicture, TILE_EDGE as OUTLINE_EDGE } from './lab-picture.ts';
import { MAX_FREQUENCY, powerOf, tilesAlong, waveTable } from './tile-waves.ts';
import type { SeenTile, TileWaves } from './tile-waves.ts';

/** How one tile lies on another, and how well. */
export interface TileAlignment extends Orientation {
  /** The correlation of their outlines, 1 for the very same drawing. */
  readonly agreement: number;
  /** How much of the colors of one follows from those of the other, 1 for a copy or recolor. */
  readonly colorsFollow: number;
}

/** Outlines and colors that agree so far are those of one drawing, and of a texture fewer outlines where its colors follow (`bench/engine/copies.ts`). */
const DRAWING = { agreement: 0.93, colorsFollow: 0.55 } as const;
const TEXTURE = { agreement: 0.4, colorsFollow: 0.85 } as const;
/** Of several, those are copies that agree about as far as the best: another seed of a strict design comes close. */
const AS_FAR = 0.015;

/** The flip and the turn that each way of `crossWaves` is: its bits flip across, flip down and exchange the axes. */
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
 * Lays another tile on one so that their outlines agree best, whatever the colors of both. Throws RangeError when a
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

/** Which of the tiles that were laid on one are copies of it, or it of them. */
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
 * A shift in sides of a tile, from one corner to the other. It was found between middles of outlines, which lie one pixel
 * to the right of their corner and below it, and the other way round where the axis is flipped.
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

/** The waves of the outlines of a tile, laid out `tiles` by `tiles`, without their mean. */
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

/** A plain block, beside and below itself. */
function laidOut(plane: Float64Array, edge: number, tiles: number): Float64Array {
  const side = edge * tiles;
  return Float64Array.from({ length: side * side }, (_, index) => {
    const row = Math.floor(index / side) % edge;
    return plane[row * edge + ((index % side) % edge)] ?? 0;
  });
}
