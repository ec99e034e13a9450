import sharp from 'sharp';
import type { RepeatLayout } from '../core/lattice.ts';
import { tilePlacement } from '../core/lattice.ts';
import { mod } from '../core/path.ts';
import type { SeamReport } from './check-seam.ts';
import type { Axis, RgbPicture } from './edge-lines.ts';
import type { Stretch } from './stretches.ts';

/** A red that is rare in tiles, with a white hairline next to it. */
const MARK = [235, 20, 90] as const;
const HALO = [255, 255, 255] as const;
/** Distance of a mark's sides from the seam, and their thickness, as shares of the shorter side of the picture. */
const MARK_DISTANCE = 0.014;
const MARK_THICKNESS = 0.003;

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Renders the view designers use to check a repeat: the size of a tile, but moved so that the seams run through it
 * (half a tile each way; a quarter across the shift of a half-drop or brick, so that both parts of the moved seam are
 * visible). Every failing stretch of a seam in the report is outlined in red. Returns a PNG.
 */
export async function seamOverlay(picture: RgbPicture, report: SeamReport): Promise<Buffer> {
  const { width, height } = picture;
  const view = viewOf(picture, report.layout);
  const unit = Math.min(width, height);
  const distance = Math.max(3, Math.round(unit * MARK_DISTANCE));
  const thickness = Math.max(1, Math.round(unit * MARK_THICKNESS));
  for (const axis of ['x', 'y'] as const) {
    for (const stretch of report.axes[axis].stretches) {
      for (const [start, end] of seamOnView(picture, report.layout, axis, stretch)) {
        outline(view, boxAbout(start, end, axis, distance), thickness);
      }
    }
  }
  return sharp(view.pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/** Returns the position of the view's top left corner in the plane, in pixels. */
function viewOrigin({ width, height }: RgbPicture, layout: RepeatLayout): { x: number; y: number } {
  return {
    x: Math.round(width / (layout === 'brick' ? 4 : 2)),
    y: Math.round(height / (layout === 'half-drop' ? 4 : 2)),
  };
}

function viewOf(picture: RgbPicture, layout: RepeatLayout): RgbPicture {
  const { width, height, pixels } = picture;
  const origin = viewOrigin(picture, layout);
  const view = new Uint8Array(pixels.length);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const source = 3 * tilePixel(picture, layout, origin.x + column, origin.y + row);
      const target = 3 * (row * width + column);
      view[target] = pixels[source] ?? 0;
      view[target + 1] = pixels[source + 1] ?? 0;
      view[target + 2] = pixels[source + 2] ?? 0;
    }
  }
  return { pixels: view, width, height };
}

/** Returns the pixel of the tile at a point of the repeating plane. */
function tilePixel({ width, height }: RgbPicture, layout: RepeatLayout, x: number, y: number): number {
  const column = Math.floor(x / width);
  const row = Math.floor(y / height);
  const drop = layout === 'half-drop' && column % 2 !== 0 ? Math.round(height / 2) : 0;
  const slide = layout === 'brick' && row % 2 !== 0 ? Math.round(width / 2) : 0;
  const { flipX, flipY } = tilePlacement(layout, column, row);
  const left = mod(x - slide, width);
  const top = mod(y - drop, height);
  return (flipY ? height - 1 - top : top) * width + (flipX ? width - 1 - left : left);
}

type ViewPoint = readonly [number, number];

/** Returns the positions where the seams in the view show a stretch of the tile's seam; some lie outside the view. */
function seamOnView(picture: RgbPicture, layout: RepeatLayout, axis: Axis, stretch: Stretch): [ViewPoint, ViewPoint][] {
  const { width, height } = picture;
  const origin = viewOrigin(picture, layout);
  const near = [-1, 0, 1];
  return near.flatMap((column) =>
    near.map((row): [ViewPoint, ViewPoint] => {
      const { x, y, flipX, flipY } = tilePlacement(layout, column, row);
      const left = x * width - origin.x;
      const top = y * height - origin.y;
      if (axis === 'x') {
        const [from, to] = flipY ? reversed(stretch, height) : [stretch.from, stretch.to];
        return [
          [left + width, top + from],
          [left + width, top + to],
        ];
      }
      const [from, to] = flipX ? reversed(stretch, width) : [stretch.from, stretch.to];
      return [
        [left + from, top + height],
        [left + to, top + height],
      ];
    }),
  );
}

function reversed({ from, to }: Stretch, length: number): [number, number] {
  return [length - to, length - from];
}

function boxAbout(start: ViewPoint, end: ViewPoint, axis: Axis, distance: number): Rectangle {
  const [acrossX, acrossY] = axis === 'x' ? [distance, 0] : [0, distance];
  return {
    left: Math.round(start[0] - acrossX),
    top: Math.round(start[1] - acrossY),
    right: Math.round(end[0] + acrossX),
    bottom: Math.round(end[1] + acrossY),
  };
}

function outline(view: RgbPicture, box: Rectangle, thickness: number): void {
  const wider: Rectangle = { left: box.left - 1, top: box.top - 1, right: box.right + 1, bottom: box.bottom + 1 };
  drawFrame(view, wider, thickness + 2, HALO);
  drawFrame(view, box, thickness, MARK);
}

/** Draws the sides of a rectangle, inwards from its bounds. */
function drawFrame(
  view: RgbPicture,
  box: Rectangle,
  thickness: number,
  color: readonly [number, number, number],
): void {
  const { left, top, right, bottom } = box;
  fill(view, { left, top, right, bottom: top + thickness }, color);
  fill(view, { left, top: bottom - thickness, right, bottom }, color);
  fill(view, { left, top, right: left + thickness, bottom }, color);
  fill(view, { left: right - thickness, top, right, bottom }, color);
}

function fill({ pixels, width, height }: RgbPicture, box: Rectangle, color: readonly [number, number, number]): void {
  for (let row = Math.max(0, box.top); row < Math.min(height, box.bottom); row += 1) {
    for (let column = Math.max(0, box.left); column < Math.min(width, box.right); column += 1) {
      pixels.set(color, 3 * (row * width + column));
    }
  }
}
