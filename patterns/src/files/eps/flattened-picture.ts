import { deflateSync } from 'node:zlib';

import type { Artwork, Samples } from '../artwork.ts';
import type { PixelBox } from '../psd/pack-bits.ts';
import { visibleBox } from '../psd/visible-box.ts';
import { formatNumber } from '../vector/numbers.ts';
import { ascii85 } from './ascii85.ts';

const COLORS = 1 << 24;

/** The pixels of a box that some layers cover, composited over everything below. */
type Covered = { readonly overlay: Samples; readonly picture: Samples; readonly edge: number; readonly box: PixelBox };

/** Visits every pixel of the box, in order, with whether it is covered and the offset of its RGB samples. */
function eachPixel({ overlay, edge, box }: Covered, visit: (isCovered: boolean, at: number) => void): void {
  for (let y = box.top; y < box.bottom; y += 1) {
    for (let x = box.left; x < box.right; x += 1) {
      const pixel = y * edge + x;
      visit(overlay[pixel * 4 + 3] !== 0, pixel * 3);
    }
  }
}

/** Returns a color that no covered pixel has, to mark uncovered pixels. */
function freeColor(covered: Covered): number {
  const isUsed = new Uint8Array(COLORS / 8);
  const { picture } = covered;
  eachPixel(covered, (isCovered, at) => {
    if (!isCovered) return;
    const color = ((picture[at] ?? 0) << 16) | ((picture[at + 1] ?? 0) << 8) | (picture[at + 2] ?? 0);
    isUsed[color >> 3] = (isUsed[color >> 3] ?? 0) | (1 << (color & 7));
  });
  const byte = isUsed.findIndex((bits) => bits !== 255);
  const bits = isUsed[byte] ?? 0;
  return byte * 8 + [0, 1, 2, 3, 4, 5, 6, 7].findIndex((bit) => (bits & (1 << bit)) === 0);
}

function maskedSamples(covered: Covered, mask: readonly number[]): Buffer {
  const { picture, box } = covered;
  const [red = 0, green = 0, blue = 0] = mask;
  const samples = Buffer.alloc((box.right - box.left) * (box.bottom - box.top) * 3);
  let to = 0;
  eachPixel(covered, (isCovered, at) => {
    samples[to] = isCovered ? (picture[at] ?? 0) : red;
    samples[to + 1] = isCovered ? (picture[at + 1] ?? 0) : green;
    samples[to + 2] = isCovered ? (picture[at + 2] ?? 0) : blue;
    to += 3;
  });
  return samples;
}

/**
 * Returns PostScript for what EPS cannot describe: the pixels covered by the layers from `first` to `last`, composited
 * over everything below, at the resolution of the bitmaps. Every other pixel is masked out by color (image type 4,
 * language level 3), so that the vectors below remain visible. `units` is the edge of the drawing. Returns null if
 * nothing is covered.
 */
export async function flattenedPicture(
  artwork: Artwork,
  first: number,
  last: number,
  units: number,
): Promise<Buffer | null> {
  const overlay = await artwork.layerSamples(first, last);
  const edge = artwork.pixels;
  const box = visibleBox(overlay, edge);
  if (!box) return null;
  const covered = { overlay, picture: await artwork.pictureUpTo(last), edge, box };
  const color = freeColor(covered);
  const mask = [color >> 16, (color >> 8) & 255, color & 255];
  const data = deflateSync(maskedSamples(covered, mask), { level: 6 });
  const scale = formatNumber(edge / units, 6);
  const dictionary =
    `<< /ImageType 4 /Width ${box.right - box.left} /Height ${box.bottom - box.top} /BitsPerComponent 8 ` +
    `/Decode [0 1 0 1 0 1] /MaskColor [${mask.join(' ')}] ` +
    `/ImageMatrix [${scale} 0 0 ${scale} ${-box.left} ${-box.top}] /DataSource hdText /FlateDecode filter >>`;
  const head =
    `/DeviceRGB setcolorspace\n/hdText currentfile /ASCII85Decode filter def\n${dictionary}\n` +
    '{image hdText flushfile} exec\n';
  return Buffer.concat([Buffer.from(head), ascii85(data)]);
}
