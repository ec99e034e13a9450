import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { repeatBlock, tilePlacement, type RepeatLayout } from '../../src/core/lattice.ts';

/** Side of a tile in the pictures that are compared, in pixels: fine enough for a seam, coarse enough to be quick. */
const SIDE = 96;
/** Tiles around the first one, to each side. */
const AROUND = 4;

/** What is compared of a picture of laid tiles: so much of it, from its upper left corner. All lengths are pixels of it. */
export interface LaidTiles {
  readonly tileSide: number;
  /** Where the corner of the layout's first tile lies. */
  readonly cornerX: number;
  readonly cornerY: number;
  readonly width: number;
  readonly height: number;
}

/**
 * How far a picture is from the tile laid as its layout wants it: the mean difference of color, 0 to 255, after a slight
 * blur that forgives the rounding of pixels.
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

/** Many tiles, each laid by the engine's own rule. */
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

/** The first tile of a straight unit that is two tiles wide. */
export async function firstTile(unit: Buffer): Promise<Buffer> {
  const { height } = await sharp(unit).metadata();
  return sharp(unit).extract({ left: 0, top: 0, width: height, height }).png().toBuffer();
}
