import type { Point } from './path.ts';
import { mod, times } from './path.ts';

/**
 * How the file of a pattern repeats. With a tile of W by H: `block` repeats along (W, 0) and (0, H); `half-drop` along
 * (W, H/2) and (0, H), every other column hanging half a tile lower; `brick` along (W, 0) and (W/2, H); `mirror`
 * reflects every second tile, so that only 2W by 2H repeats straight (wallpaper group p2mm, or pmm).
 */
export type RepeatLayout = 'block' | 'half-drop' | 'brick' | 'mirror';

/** All repeat layouts. */
export const REPEAT_LAYOUTS: readonly RepeatLayout[] = ['block', 'half-drop', 'brick', 'mirror'];

/** Position of one tile of the repeating plane, and whether it is reflected within its square. */
export interface TilePlacement {
  /** Left edge, in tile sides. */
  readonly x: number;
  /** Top edge, in tile sides. */
  readonly y: number;
  readonly flipX: boolean;
  readonly flipY: boolean;
}

/** The smallest rectangle that repeats straight, and the tiles that cover it (they may extend beyond it). */
export interface RepeatBlock {
  /** Width in tile sides. */
  readonly columns: number;
  /** Height in tile sides. */
  readonly rows: number;
  readonly tiles: readonly TilePlacement[];
}

/** A rectangle in units. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Returns the placement of the tile in the given column and row of the repeating plane; both may be negative. */
export function tilePlacement(layout: RepeatLayout, column: number, row: number): TilePlacement {
  const isOddColumn = mod(column, 2) === 1;
  const isOddRow = mod(row, 2) === 1;
  const isMirror = layout === 'mirror';
  return {
    x: column + (layout === 'brick' && isOddRow ? 0.5 : 0),
    y: row + (layout === 'half-drop' && isOddColumn ? 0.5 : 0),
    flipX: isMirror && isOddColumn,
    flipY: isMirror && isOddRow,
  };
}

/**
 * Returns the block of a layout: 1 by 1 for `block`, 2 by 1 for `half-drop`, 1 by 2 for `brick`, 2 by 2 for `mirror`.
 */
export function repeatBlock(layout: RepeatLayout): RepeatBlock {
  return blocks[layout];
}

/** Precomputed, because each tile of a list needs one. */
const blocks: Readonly<Record<RepeatLayout, RepeatBlock>> = {
  block: makeBlock('block'),
  'half-drop': makeBlock('half-drop'),
  brick: makeBlock('brick'),
  mirror: makeBlock('mirror'),
};

function makeBlock(layout: RepeatLayout): RepeatBlock {
  const columns = layout === 'half-drop' || layout === 'mirror' ? 2 : 1;
  const rows = layout === 'brick' || layout === 'mirror' ? 2 : 1;
  const tiles = times(columns + 2, (column) => times(rows + 2, (row) => tilePlacement(layout, column - 1, row - 1)))
    .flat()
    .filter(({ x, y }) => x > -1 && y > -1 && x < columns && y < rows);
  return { columns, rows, tiles };
}

/** The plane under one repeat layout, with a square tile of the given side at the origin. */
export class Lattice {
  readonly layout: RepeatLayout;
  readonly side: number;

  constructor(layout: RepeatLayout, side: number) {
    this.layout = layout;
    this.side = side;
  }

  /** Returns the point of the tile that shows the same as the given point of the plane. */
  home([x, y]: Point): Point {
    const { side } = this;
    switch (this.layout) {
      case 'block':
        return [mod(x, side), mod(y, side)];
      case 'half-drop':
        return this.homeInColumns(x, y);
      case 'brick':
        return swapped(this.homeInColumns(y, x));
      case 'mirror':
        return [this.folded(x), this.folded(y)];
    }
  }

  /**
   * Returns the shortest vector from a copy of one point to a copy of the other. Reflections never shorten the path
   * between two points of one tile, so under `mirror` it is the plain difference within the tile.
   */
  difference(from: Point, to: Point): Point {
    const dx = to[0] - from[0];
    const dy = to[1] - from[1];
    switch (this.layout) {
      case 'block':
        return [this.nearest(dx), this.nearest(dy)];
      case 'half-drop':
        return shorter(this.dropped(dx, dy, 0), this.dropped(dx, dy, 1));
      case 'brick':
        return shorter(swapped(this.dropped(dy, dx, 0)), swapped(this.dropped(dy, dx, 1)));
      case 'mirror': {
        const start = this.home(from);
        const end = this.home(to);
        return [end[0] - start[0], end[1] - start[1]];
      }
    }
  }

  /** Returns the distance between the nearest copies of two points. */
  distance(left: Point, right: Point): number {
    const [dx, dy] = this.difference(left, right);
    return Math.hypot(dx, dy);
  }

  /** Returns whether the nearest copies of two points are at least `distance` apart. */
  areApart(left: Point, right: Point, distance: number): boolean {
    const [dx, dy] = this.difference(left, right);
    return Math.abs(dx) >= distance || Math.abs(dy) >= distance || Math.hypot(dx, dy) >= distance;
  }

  /**
   * Moves a point of the tile so that a disc around it does not overlap its own reflection: off the mirror lines, or
   * exactly onto a line if it was close. Without mirrors, the point is unchanged.
   */
  snapped([x, y]: Point, radius: number): Point {
    return this.layout === 'mirror' ? [this.offMirror(x, radius), this.offMirror(y, radius)] : [x, y];
  }

  /**
   * Returns the lattice translations that bring a box within `margin` of the tile. Under `mirror`, only the identity: a
   * motif belongs to the tile it was drawn in, ends at the mirror line, and continues as its own reflection.
   */
  shifts(box: Box, margin: number): Point[] {
    const across = this.offsets(box.left, box.right, margin);
    const down = this.offsets(box.top, box.bottom, margin);
    const half = this.side / 2;
    switch (this.layout) {
      case 'block':
        return down(0).flatMap((dy) => across(0).map((dx): Point => [dx, dy]));
      case 'half-drop':
        return across(0).flatMap((dx) => down((dx / this.side) * half).map((dy): Point => [dx, dy]));
      case 'brick':
        return down(0).flatMap((dy) => across((dy / this.side) * half).map((dx): Point => [dx, dy]));
      case 'mirror':
        return across(0).includes(0) && down(0).includes(0) ? [[0, 0]] : [];
    }
  }

  /**
   * Returns a function that yields every `offset` plus an integer number of sides that moves the interval to within the
   * margin of the tile.
   */
  private offsets(low: number, high: number, margin: number): (offset: number) => number[] {
    const { side } = this;
    return (offset) => {
      const first = Math.floor((-margin - high - offset) / side) + 1;
      const last = Math.ceil((side + margin - low - offset) / side) - 1;
      return times(Math.max(0, last - first + 1), (index) => offset + (first + index) * side);
    };
  }

  /** Normalizes a point where each column hangs half a side lower than the previous one. */
  private homeInColumns(along: number, across: number): Point {
    const within = mod(along, this.side);
    // Use the same rounding as for the position within the column: on an edge, a separate division could select the
    // next column.
    const column = Math.round((along - within) / this.side);
    return [within, mod(across - (column * this.side) / 2, this.side)];
  }

  private folded(value: number): number {
    const within = mod(value, 2 * this.side);
    return within > this.side ? 2 * this.side - within : within;
  }

  private nearest(difference: number): number {
    return difference - Math.round(difference / this.side) * this.side;
  }

  /** Reduces a difference by whole columns, each of which hangs half a side lower than the previous one. */
  private dropped(along: number, across: number, extra: number): Point {
    const columns = Math.floor(along / this.side) + extra;
    return [along - columns * this.side, this.nearest(across - (columns * this.side) / 2)];
  }

  private offMirror(value: number, radius: number): number {
    const room = Math.min(radius, this.side / 2);
    const fromEnd = this.side - value;
    if (value < room) return value < room / 2 ? 0 : room;
    if (fromEnd < room) return fromEnd < room / 2 ? this.side : this.side - room;
    return value;
  }
}

function swapped([first, second]: Point): Point {
  return [second, first];
}

function shorter(left: Point, right: Point): Point {
  return Math.hypot(left[0], left[1]) <= Math.hypot(right[0], right[1]) ? left : right;
}
