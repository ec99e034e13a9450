import type { PsdFile } from './psd.ts';
import { unpackRow } from './psd-rows.ts';

/**
 * Converts the flattened picture of a PSD to an uncompressed TIFF with 8 bits per sample, so that everything after it
 * (profile, orientation, colors) works as for any raster. Throws a Refusal if a row does not unpack to its width.
 */
export function psdAsTiff(psd: PsdFile): Buffer {
  const { header, colors, depth, profile, isPacked, rows } = psd;
  const { width, height } = header;
  const pixels = Buffer.alloc(width * height * colors);
  const sampleBytes = depth / 8;
  const unpacked = Buffer.alloc(width * sampleBytes);
  rows.forEach((row, index) => {
    const samples = isPacked ? unpackRow(row, unpacked) : row;
    const channel = Math.floor(index / height);
    let at = (index % height) * width * colors + channel;
    for (let from = 0; from < samples.length; from += sampleBytes) {
      pixels[at] = samples[from] ?? 0;
      at += colors;
    }
  });
  return tiffOf(pixels, { width, height, colors, profile });
}

interface TiffOptions {
  readonly width: number;
  readonly height: number;
  readonly colors: 1 | 3;
  readonly profile: Buffer | null;
}

const HEADER_BYTES = 8;
const SHORT = 3;
const LONG = 4;
const UNDEFINED = 7;
const BLACK_IS_ZERO = 1;
const RGB = 2;

function tiffOf(pixels: Buffer, { width, height, colors, profile }: TiffOptions): Buffer {
  const depths = Buffer.from(new Uint16Array([8, 8, 8]).buffer);
  const depthsAt = HEADER_BYTES + pixels.length;
  const profileAt = depthsAt + depths.length;
  const folderAt = profileAt + (profile?.length ?? 0);
  const fields: [tag: number, type: number, count: number, value: number][] = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, colors, colors === 1 ? 8 : depthsAt],
    [259, SHORT, 1, 1],
    [262, SHORT, 1, colors === 1 ? BLACK_IS_ZERO : RGB],
    [273, LONG, 1, HEADER_BYTES],
    [277, SHORT, 1, colors],
    [278, LONG, 1, height],
    [279, LONG, 1, pixels.length],
  ];
  if (profile !== null) fields.push([34675, UNDEFINED, profile.length, profileAt]);
  const folder = Buffer.alloc(2 + fields.length * 12 + 4);
  folder.writeUInt16LE(fields.length, 0);
  fields.forEach(([tag, type, count, value], index) => {
    const at = 2 + index * 12;
    folder.writeUInt16LE(tag, at);
    folder.writeUInt16LE(type, at + 2);
    folder.writeUInt32LE(count, at + 4);
    folder.writeUInt32LE(value, at + 8);
  });
  const header = Buffer.from('II*\0\0\0\0\0', 'latin1');
  header.writeUInt32LE(folderAt, 4);
  return Buffer.concat([header, pixels, depths, profile ?? Buffer.alloc(0), folder]);
}
