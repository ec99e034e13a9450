import type { RepeatLayout } from '../core/lattice.ts';
import { repeatBlock, tilePlacement } from '../core/lattice.ts';

/** The part of the pattern shown by a window. All lengths are cm of the pattern; the window is `acrossCm` wide. */
export interface RepeatView {
  readonly layout: RepeatLayout;
  /** Width of one tile. */
  readonly repeatCm: number;
  readonly acrossCm: number;
  /** Position of the window's upper left corner on the pattern; a tile corner lies at 0, 0. */
  readonly leftCm: number;
  readonly topCm: number;
}

/** Smallest and largest width of pattern shown by a window, in cm. */
export const ACROSS_CM = { min: 6, max: 320 } as const;

/**
 * Returns the layouts in which a tile drawn for one layout is seamless: that layout, and mirror, which suits every
 * tile.
 */
export function joiningLayouts(drawnFor: RepeatLayout): readonly RepeatLayout[] {
  return drawnFor === 'mirror' ? ['mirror'] : [drawnFor, 'mirror'];
}

/** Pans the window. Positions are kept within one repeat block, since the pattern looks the same beyond it. */
export function pannedBy(view: RepeatView, rightCm: number, downCm: number): RepeatView {
  const { columns, rows } = repeatBlock(view.layout);
  return {
    ...view,
    leftCm: wrapped(view.leftCm + rightCm, columns * view.repeatCm),
    topCm: wrapped(view.topCm + downCm, rows * view.repeatCm),
  };
}

/**
 * Zooms, keeping the given point fixed (0, 0 is the window's upper left corner, 1, 1 the lower right). `aspect` is the
 * window's width divided by its height.
 */
export function zoomedTo(
  view: RepeatView,
  acrossCm: number,
  aspect: number,
  point: { readonly x: number; readonly y: number } = { x: 0.5, y: 0.5 },
): RepeatView {
  const across = Math.min(ACROSS_CM.max, Math.max(ACROSS_CM.min, acrossCm));
  const gained = view.acrossCm - across;
  return pannedBy({ ...view, acrossCm: across }, gained * point.x, (gained / aspect) * point.y);
}

/** Scales the tiles about the center of the window. */
export function withRepeat(view: RepeatView, repeatCm: number, aspect: number): RepeatView {
  const growth = repeatCm / view.repeatCm;
  const middle = { x: view.acrossCm / 2, y: view.acrossCm / aspect / 2 };
  const moved = {
    ...view,
    repeatCm,
    leftCm: (view.leftCm + middle.x) * growth - middle.x,
    topCm: (view.topCm + middle.y) * growth - middle.y,
  };
  return pannedBy(moved, 0, 0);
}

/** Changes the layout and moves the window back to a tile corner. */
export function withLayout(view: RepeatView, layout: RepeatLayout): RepeatView {
  return { ...view, layout, leftCm: 0, topCm: 0 };
}

/** How much of a tile the seam view shows across. */
const SEAM_TILES = 1.25;

/** Centers the window on a corner where tiles meet, so that a tile is seen shifted by half a repeat. */
export function atSeam(view: RepeatView, aspect: number): RepeatView {
  const acrossCm = view.repeatCm * SEAM_TILES;
  const away = { ...view, acrossCm, leftCm: -acrossCm / 2, topCm: -acrossCm / aspect / 2 };
  return pannedBy(away, 0, 0);
}

/** Position of a tile on the pattern, in cm. */
export interface RegisteredTile {
  readonly leftCm: number;
  readonly topCm: number;
}

/** Returns the tile at the center of the window and its neighbors. */
export function tilesAtMiddle(
  view: RepeatView,
  aspect: number,
): { readonly tile: RegisteredTile; readonly neighbors: readonly RegisteredTile[] } {
  const { layout, repeatCm } = view;
  const middle = { x: view.leftCm + view.acrossCm / 2, y: view.topCm + view.acrossCm / aspect / 2 };
  const column = Math.floor(middle.x / repeatCm);
  const row = Math.floor(middle.y / repeatCm);
  const around = [-2, -1, 0, 1, 2];
  const tiles = around.flatMap((right) =>
    around.map((down) => {
      const { x, y } = tilePlacement(layout, column + right, row + down);
      return { leftCm: x * repeatCm, topCm: y * repeatCm };
    }),
  );
  const fromMiddle = ({ leftCm, topCm }: RegisteredTile) =>
    Math.max(Math.abs(leftCm + repeatCm / 2 - middle.x), Math.abs(topCm + repeatCm / 2 - middle.y));
  const [tile = { leftCm: 0, topCm: 0 }, ...others] = tiles.toSorted((one, two) => fromMiddle(one) - fromMiddle(two));
  const touches = ({ leftCm, topCm }: RegisteredTile) =>
    Math.max(Math.abs(leftCm - tile.leftCm), Math.abs(topCm - tile.topCm)) < repeatCm * 1.01;
  return { tile, neighbors: others.filter(touches) };
}

function wrapped(value: number, period: number): number {
  const rest = value % period;
  return rest < 0 ? rest + period : rest;
}
