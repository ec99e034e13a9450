import type { PatternSpec } from '../pattern.ts';
import { Artwork } from './artwork.ts';
import { writeEps } from './eps/write-eps.ts';
import type { FileMeta } from './file-meta.ts';
import { pageSizeOf, PRODUCTION_FORMATS, PRODUCTION_PIXELS } from './formats.ts';
import type { ProductionFormat } from './formats.ts';
import { writePdf } from './pdf/write-pdf.ts';
import { writePsd } from './psd/write-psd.ts';
import { writeJpeg, writePng } from './raster-file.ts';
import { srgbProfile } from './srgb-profile.ts';
import { writeSvg } from './svg-file.ts';
import { xmpPacket } from './xmp.ts';

/** One file of a bundle. */
export type BundleFile = { readonly format: ProductionFormat; readonly bytes: Buffer };

async function writeVectors(artwork: Artwork, format: 'pdf' | 'ai', meta: FileMeta): Promise<Buffer> {
  return writePdf(artwork.root, {
    pageSize: pageSizeOf(artwork.pixels),
    title: meta.title,
    author: meta.author,
    copyright: meta.copyright,
    xmp: xmpPacket(meta, format),
    iccProfile: await srgbProfile(),
  });
}

async function writeFormat(artwork: Artwork, format: ProductionFormat, meta: FileMeta): Promise<Buffer> {
  switch (format) {
    case 'psd':
      return writePsd(artwork, meta);
    case 'jpg':
      return writeJpeg(artwork, meta);
    case 'png':
      return writePng(artwork, meta);
    case 'svg':
      return writeSvg(artwork, meta);
    case 'pdf':
    case 'ai':
      return writeVectors(artwork, format, meta);
    case 'eps':
      return writeEps(artwork, meta);
  }
}

/**
 * One file that a customer buys: one tile, whatever its repeat layout. JPG, PNG and PSD are bitmaps at 300 pixels an
 * inch; SVG, PDF, AI and EPS are vectors of the printed size of the bitmaps (an EPS holds bitmaps where the drawing is
 * translucent). `pixels` is the edge of the bitmaps; what the shop sells has the default. The same input gives the same
 * bytes. Throws RangeError if the spec names an unknown family, variant or palette.
 */
export async function productionFile(
  spec: PatternSpec,
  format: ProductionFormat,
  meta: FileMeta,
  pixels: number = PRODUCTION_PIXELS,
): Promise<Buffer> {
  return writeFormat(new Artwork(spec, pixels), format, meta);
}

/**
 * All files of a pattern, one after the other, each with the bytes that `productionFile` gives. What formats share is
 * drawn and rendered once. Let go of each file before asking for the next to keep the peak of memory low. Throws as
 * `productionFile`.
 */
export async function* productionBundle(
  spec: PatternSpec,
  meta: FileMeta,
  options: { readonly formats?: readonly ProductionFormat[]; readonly pixels?: number } = {},
): AsyncGenerator<BundleFile, void, undefined> {
  const { formats = PRODUCTION_FORMATS, pixels = PRODUCTION_PIXELS } = options;
  const artwork = new Artwork(spec, pixels);
  for (const format of formats) yield { format, bytes: await writeFormat(artwork, format, meta) };
}
