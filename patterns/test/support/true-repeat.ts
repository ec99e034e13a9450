import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { repeatBlock, tilePlacement, type RepeatLayout } from '../../src/core/lattice.ts';

/** Side of a tile in the compared pictures, in pixels: fine enough to show a seam, coarse enough to be fast. */
const SIDE = 96;
/** Number of tiles around the first one, on each side. */
const AROUND = 4;

/** The compared part of a picture of laid tiles, starting at its upper left corner. All lengths are in its pixels. */
export interface LaidTiles {
  readonly tileSide: number;
  /** Position of the corner of the layout's first tile. */
  readonly cornerX: number;
  readonly cornerY: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns how far a picture is from the tile laid in its layout: the mean color difference, 0 to 255, after a slight
 * blur that tolerates the rounding of pixels.
 */
export async function distanceFromRepeat(
  picture: Buffer,
  laid: LaidTiles,
  tile: Buffer,
  layout: RepeatLayout,
): Promise<number> {
  const { columns, rows } = repeatBlock(layout);
  const inTiles = (length: number) => Math.floor(length) / laid.tileSide;
  const start = (corner: number, period: number) => (((-corner / laid.tileSide) % period) + period) % period;
  const area = {
    left: Math.round((AROUND + start(laid.cornerX, columns)) * SIDE),
    top: Math.round((AROUND + start(laid.cornerY, rows)) * SIDE),
    width: Math.round(inTiles(laid.width) * SIDE),
    height: Math.round(inTiles(laid.height) * SIDE),
  };
  const shown = { left: 0, top: 0, width: Math.floor(laid.width), height: Math.floor(laid.height) };
  const wanted = await comparable(sharp(await plane(tile, layout)).extract(area));
  const { width, height } = area;
  const found = await comparable(
    sharp(await sharp(picture).extract(shown).png().toBuffer()).resize({ width, height, fit: 'fill' }),
  );
  return wanted.reduce((sum, value, index) => sum + Math.abs(value - (found[index] ?? 0)), 0) / wanted.length;
}

async function comparable(picture: Sharp): Promise<Buffer> {
  const upright = await picture.flatten({ background: '#ffffff' }).removeAlpha().png().toBuffer();
  return sharp(upright).blur(1.5).raw().toBuffer();
}

/** Renders many tiles, each placed by the engine's own rule. */
async function plane(tile: Buffer, layout: RepeatLayout): Promise<Buffer> {
  const small = sharp(tile).resize(SIDE, SIDE).removeAlpha();
  const placed: OverlayOptions[] = [];
  const edge = 2 * AROUND * SIDE;
  for (let column = -AROUND; column < AROUND; column += 1) {
    for (let row = -AROUND; row < AROUND; row += 1) {
      const { x, y, flipX, flipY } = tilePlacement(layout, column, row);
      const [left, top] = [Math.round((x + AROUND) * SIDE), Math.round((y + AROUND) * SIDE)];
      if (left + SIDE > edge || top + SIDE > edge) continue;
      placed.push({ input: await small.clone().flip(flipY).flop(flipX).png().toBuffer(), left, top });
    }
  }
  const ground = sharp({ create: { width: edge, height: edge, channels: 3, background: '#ffffff' } });
  return ground.composite(placed).png().toBuffer();
}

/** Returns the first tile of a straight unit that is two tiles wide. */
export async function firstTile(unit: Buffer): Promise<Buffer> {
  const { height } = await sharp(unit).metadata();
  return sharp(unit).extract({ left: 0, top: 0, width: height, height }).png().toBuffer();
}
