import type { RepeatLayout } from '@halfdrop/patterns';
import type { Axis, RgbPicture } from '../../../patterns/src/seam/edge-lines.ts';
import { bordered, cropped, recompressed, rolled, slid } from '../../../patterns/src/testing/broken-copies.ts';

/** A way to modify a tile. `isWhole` copies still repeat, the others do not. */
export interface CopyKind {
  readonly name: string;
  readonly isWhole: boolean;
  /**
   * The layouts it is meaningful for: a mirrored tile is seamless however it was cropped, and only a block shifts
   * straight.
   */
  readonly layouts: readonly RepeatLayout[];
  /** Creates the copy; `axis` is the affected pair of edges, if it is only one. */
  make(tile: RgbPicture, axis: Axis): Promise<RgbPicture> | RgbPicture;
}

const ALL: readonly RepeatLayout[] = ['block', 'half-drop', 'brick', 'mirror'];
const UNMIRRORED = ALL.filter((layout) => layout !== 'mirror');
const CURVE = [1, 2, 3, 5, 8, 12, 16, 20, 25, 30, 35, 40];
const WHITE = [255, 255, 255] as const;
const BLACK = [0, 0, 0] as const;

/** All copies the check is measured on at preview size. */
export const COPY_KINDS: readonly CopyKind[] = [
  { name: 'intact', isWhole: true, layouts: ALL, make: (tile) => tile },
  { name: 'moved round its edges', isWhole: true, layouts: ['block'], make: (tile) => rolled(tile, 337, 411) },
  ...[92, 80, 60, 30].map((quality): CopyKind => ({
    name: `JPEG ${quality}`,
    isWhole: true,
    layouts: ALL,
    make: (tile) => recompressed(tile, quality),
  })),
  ...CURVE.map(crop),
  ...[92, 80, 60, 30].map((quality): CopyKind => ({
    name: `crop 20 px, JPEG ${quality}`,
    isWhole: false,
    layouts: UNMIRRORED,
    make: (tile, axis) => recompressed(cropped(tile, axis, 20), quality),
  })),
  ...[1, 2, 3, 5, 8, 12, 20, 40].map((distance): CopyKind => ({
    name: `half slid ${distance} px`,
    isWhole: false,
    layouts: UNMIRRORED,
    make: (tile, axis) => slid(tile, axis, distance),
  })),
  ...[2, 10, 40].map((width) => border(width, 'white', WHITE)),
  border(10, 'black', BLACK),
];

/** Copies measured at production size, where each check takes a second. */
export const PRODUCTION_COPY_KINDS: readonly CopyKind[] = [
  { name: 'intact', isWhole: true, layouts: ALL, make: (tile) => tile },
  ...[5, 10, 20, 40].map(crop),
  border(10, 'white', WHITE),
];

function crop(strip: number): CopyKind {
  return {
    name: `crop ${strip} px`,
    isWhole: false,
    layouts: UNMIRRORED,
    make: (tile, axis) => cropped(tile, axis, strip),
  };
}

function border(width: number, name: string, color: readonly [number, number, number]): CopyKind {
  return {
    name: `${name} border ${width} px`,
    isWhole: false,
    layouts: ALL,
    make: (tile) => bordered(tile, width, color),
  };
}
