import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { Budget } from '../budget.ts';
import { Refusal, type UploadKind } from '../upload-result.ts';
import { readJpegHeader } from './jpeg.ts';
import { readPngHeader } from './png.ts';
import { readPsd } from './psd.ts';
import { psdAsTiff } from './psd-picture.ts';
import { refuseAbsurdRaster, type RasterHeader } from './raster-header.ts';
import { readTiffHeader } from './tiff.ts';
import { readWebpHeader } from './webp.ts';

export type RasterKind = Exclude<UploadKind, 'svg' | 'pdf'>;

/** A raster whose structure was checked, with bytes that sharp may decode as the named kind. */
export interface CheckedRaster {
  readonly bytes: Buffer;
  readonly format: Exclude<RasterKind, 'psd'>;
  readonly header: RasterHeader;
}

const READERS = { png: readPngHeader, jpeg: readJpegHeader, webp: readWebpHeader, tiff: readTiffHeader };

/** Checks the structure of a raster file without decoding pixels, except for a PSD. Throws a Refusal. */
export function checkRaster(bytes: Buffer, kind: RasterKind, budget: Budget): CheckedRaster {
  if (kind !== 'psd') {
    const header = READERS[kind](bytes, budget);
    refuseAbsurdRaster(header, bytes.length, budget.limits);
    return { bytes, format: kind, header };
  }
  const psd = readPsd(bytes, budget);
  refuseAbsurdRaster(psd.header, bytes.length, budget.limits);
  return { bytes: psdAsTiff(psd), format: 'tiff', header: psd.header };
}

/** Opens a decoder with all available limits; it fails at the first sign of bad data. */
export function openRaster({ bytes }: CheckedRaster, budget: Budget): Sharp {
  const { pixels, decodeSeconds } = budget.limits;
  const bounds = { limitInputPixels: pixels, limitInputChannels: 5, failOn: 'warning', sequentialRead: true } as const;
  return sharp(bytes, bounds).timeout({ seconds: decodeSeconds });
}

/**
 * Returns the size of the picture, after its orientation tag, as seen by the decoder. Throws a Refusal if kind or size
 * differ from those in the structure.
 */
export async function proveHeader(raster: CheckedRaster, budget: Budget): Promise<{ width: number; height: number }> {
  const { format, width, height, pages = 1, autoOrient } = await decoded(openRaster(raster, budget).metadata());
  if (pages > 1) throw new Refusal('multiple-pages', 'The file holds more than one picture.');
  if (format !== raster.format || width !== raster.header.width || height !== raster.header.height)
    throw new Refusal('malformed', 'Parts of the file contradict each other.');
  return autoOrient;
}

/** Decodes every row and discards it. Throws a Refusal if the decoder fails. */
export async function proveDecodes(raster: CheckedRaster, budget: Budget): Promise<void> {
  const thumbnail = openRaster(raster, budget).resize(8, 8, { fit: 'fill', fastShrinkOnLoad: false });
  await decoded(thumbnail.raw().toBuffer());
}

/** Converts decoder errors into a Refusal. */
export async function decoded<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const message = String(error);
    if (/timeout/i.test(message)) throw new Refusal('out-of-time', 'Decoding took too long.', { cause: error });
    if (/pixel limit|channel limit/i.test(message))
      throw new Refusal('absurd-size', 'The picture has too many pixels.', { cause: error });
    if (/premature|truncated|unexpected end|not enough data|read error|end of file/i.test(message))
      throw new Refusal('truncated', 'The picture ends before it is complete.', { cause: error });
    throw new Refusal('malformed', 'The picture can not be decoded.', { cause: error });
  }
}
