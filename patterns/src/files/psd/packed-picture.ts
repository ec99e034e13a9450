import { writePsdUint8Array } from 'ag-psd';

import { dropFormerPictures } from '../../raster/render.ts';
import type { Samples } from '../artwork.ts';
import { psdPictureStart } from '../containers/psd-resources.ts';

const CHANNELS = 3;
const COMPRESSION_BYTES = 2;
const BYTES_PER_ROW_COUNT = 2;
/** Rows packed at a time: the library uses several times the memory of its input. */
const STRIP_ROWS = 350;

/** One channel of a strip: the packed length of every row (16 bits), and the rows. */
type PackedChannel = { readonly counts: Buffer; readonly rows: Buffer };

function withAlpha(picture: Samples): Uint8ClampedArray {
  const samples = new Uint8ClampedArray((picture.length / 3) * 4);
  for (let from = 0, to = 0; from < picture.length; from += 3, to += 4) {
    samples[to] = picture[from] ?? 0;
    samples[to + 1] = picture[from + 1] ?? 0;
    samples[to + 2] = picture[from + 2] ?? 0;
    samples[to + 3] = 255;
  }
  return samples;
}

/** Packs the channels of a few rows, using the library's writer on a separate file. */
function packStrip(strip: Samples, width: number): PackedChannel[] {
  const height = strip.length / (width * CHANNELS);
  const imageData = { width, height, data: withAlpha(strip) };
  const bytes = Buffer.from(writePsdUint8Array({ width, height, imageData }, { generateThumbnail: false }));
  const section = bytes.subarray(psdPictureStart(bytes) + COMPRESSION_BYTES);
  const countsLength = height * BYTES_PER_ROW_COUNT;
  let at = CHANNELS * countsLength;
  return Array.from({ length: CHANNELS }, (_, channel) => {
    const counts = section.subarray(channel * countsLength, (channel + 1) * countsLength);
    const start = at;
    for (let row = 0; row < height; row += 1) at += counts.readUInt16BE(row * BYTES_PER_ROW_COUNT);
    return { counts, rows: section.subarray(start, at) };
  });
}

/**
 * Returns the last section of a PSD, the flattened picture: the same bytes as the library would write, in a fraction of
 * its memory.
 */
export function packedPicture(picture: Samples, edge: number): Buffer {
  const stripLength = STRIP_ROWS * edge * CHANNELS;
  const strips: PackedChannel[][] = [];
  for (let at = 0; at < picture.length; at += stripLength) {
    dropFormerPictures();
    strips.push(packStrip(picture.subarray(at, at + stripLength), edge));
  }
  const ofEach = (part: keyof PackedChannel) =>
    Array.from({ length: CHANNELS }, (_, channel) =>
      strips.flatMap((channels) => channels[channel]?.[part] ?? []),
    ).flat();
  return Buffer.concat([Buffer.from([0, 1]), ...ofEach('counts'), ...ofEach('rows')]);
}
