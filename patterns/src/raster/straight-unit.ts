import type { OverlayOptions, Sharp } from 'sharp';
import sharp from 'sharp';

import type { RepeatLayout } from '../core/lattice.ts';
import type { RgbPicture } from '../seam/edge-lines.ts';

const CHANNELS = 3;

/**
 * The straight unit of a pattern: its tile copied, pixel for pixel, into the smallest rectangle that repeats in a straight
 * grid. It is put together as it is encoded: beside the tile no more than one further tile is ever in memory. Throws
 * RangeError where tiles shift by half a side and the side is odd.
 */
export function straightUnit(tile: RgbPicture, layout: RepeatLayout): Sharp {
  const { pixels, width, height } = tile;
  const raw = { width, height, channels: CHANNELS } as const;
  switch (layout) {
    case 'block':
      return sharp(pixels, { raw });
    case 'half-drop':
      return beside(sharp(pixels, { raw }).extend({ right: width }), {
        input: dropped(tile),
        raw,
        left: width,
        top: 0,
      });
    case 'brick':
      return beside(sharp(pixels, { raw }).extend({ bottom: height }), {
        input: shifted(tile),
        raw,
        left: 0,
        top: height,
      });
    case 'mirror':
      return sharp(pixels, { raw }).extend({ right: width, bottom: height, extendWith: 'mirror' });
  }
}

/** A second tile on the place that was made for it. Both are opaque: the transparency that laying adds says nothing. */
function beside(picture: Sharp, tile: OverlayOptions): Sharp {
  return picture.composite([tile]).removeAlpha();
}

function half(side: number): number {
  if (side % 2 === 1) throw new RangeError(`half of ${side} pixels is no pixel`);
  return side / 2;
}

/** The tile rolled by half its height. */
function dropped({ pixels, width, height }: RgbPicture): Buffer {
  const middle = half(height) * width * CHANNELS;
  return Buffer.concat([pixels.subarray(middle), pixels.subarray(0, middle)]);
}

/** The tile rolled by half its width. */
function shifted({ pixels, width, height }: RgbPicture): Buffer {
  const row = width * CHANNELS;
  const middle = half(width) * CHANNELS;
  const rolled = Buffer.allocUnsafe(pixels.length);
  for (let start = 0; start < height * row; start += row) {
    rolled.set(pixels.subarray(start + middle, start + row), start);
    rolled.set(pixels.subarray(start, start + middle), start + row - middle);
  }
  return rolled;
}
