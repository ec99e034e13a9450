import type { RepeatLayout } from '../core/lattice.ts';
import { repeatBlock, tilePlacement } from '../core/lattice.ts';

/** What a window onto the pattern shows. All lengths are cm of the pattern; the window is as wide as `acrossCm`. */
export interface RepeatView {
  readonly layout: RepeatLayout;
  /** Width of one tile. */
  readonly repeatCm: number;
  readonly acrossCm: number;
  /** Place of the window's upper left corner on the pattern; one corner of a tile is at 0, 0. */
  readonly leftCm: number;
  readonly topCm: number;
}

/** The least and the most of the pattern a window shows across. */
export const ACROSS_CM = { min: 6, max: 320 } as const;

/** The layouts in which a tile drawn for one joins: that one, and mirrored, in which every tile joins. */
export function joiningLayouts(drawnFor: RepeatLayout): readonly RepeatLayout[] {
  return drawnFor === 'mirror' ? ['mirror'] : [drawnFor, 'mirror'];
}

/** Moves the window over the pattern. Positions stay within one block, where the pattern looks the same. */
export function pannedBy(view: RepeatView, rightCm: number, downCm: number): RepeatView {
  const { columns, rows } = repeatBlock(view.layout);
  return {
    ...view,
    leftCm: wrapped(view.leftCm + rightCm, columns * view.repeatCm),
    topCm: wrapped(view.topCm + downCm, rows * view.repeatCm),
  };
}

/**
 * Shows more or less of the pattern; what is under the point (0, 0 the window's upper left corner, 1, 1 its lower right) stays
 * there. `aspect` is the window's width by its height.
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

/** Makes the tiles larger or smaller about the middle of the window. */
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

/** Lays the tiles otherwise; the window goes back to a corner of a tile. */
export function withLayout(view: RepeatView, layout: RepeatLayout): RepeatView {
  return { ...view, layout, leftCm: 0, topCm: 0 };
}

/** How much of a tile the seam view shows across. */
const SEAM_TILES = 1.25;

/** Brings the corner where tiles meet into the middle of the window: a tile seen from half a repeat further on. */
export function atSeam(view: RepeatView, aspect: number): RepeatView {
  const acrossCm = view.repeatCm * SEAM_TILES;
  const away = { ...view, acrossCm, leftCm: -acrossCm / 2, topCm: -acrossCm / aspect / 2 };
  return pannedBy(away, 0, 0);
}

/** A tile as it lies on the pattern, in cm. */
export interface RegisteredTile {
  readonly leftCm: number;
  readonly topCm: number;
}

/** The tile in the middle of the window, and those that touch it. */
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
