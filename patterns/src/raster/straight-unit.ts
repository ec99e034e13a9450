import type { OverlayOptions, Sharp } from 'sharp';
import sharp from 'sharp';

import type { RepeatLayout } from '../core/lattice.ts';
import type { RgbPicture } from '../seam/edge-lines.ts';

const CHANNELS = 3;

/**
 * Returns the straight unit of a pattern: its tile copied, pixel by pixel, into the smallest rectangle that repeats in
 * a straight grid. It is assembled while it is encoded: at most one further tile is in memory. Throws RangeError if
 * tiles shift by half a side and the side is odd.
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

/** Composites a second tile next to the first. Both are opaque: the transparency added by extending is irrelevant. */
function beside(picture: Sharp, tile: OverlayOptions): Sharp {
  return picture.composite([tile]).removeAlpha();
}

function half(side: number): number {
  if (side % 2 === 1) throw new RangeError(`half of ${side} pixels is no pixel`);
  return side / 2;
}

/** Returns the tile rolled by half its height. */
function dropped({ pixels, width, height }: RgbPicture): Buffer {
  const middle = half(height) * width * CHANNELS;
  return Buffer.concat([pixels.subarray(middle), pixels.subarray(0, middle)]);
}

/** Returns the tile rolled by half its width. */
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
