import type { PatternSpec } from '../pattern.ts';
import { dropFormerPictures } from '../raster/render.ts';
import { Artwork } from './artwork.ts';
import type { Drawing } from './artwork.ts';
import { writeEps } from './eps/write-eps.ts';
import type { FileMeta } from './file-meta.ts';
import { formsOf, pageSizeOf, PATTERN_FORMATS, PRODUCTION_PIXELS } from './formats.ts';
import type { FileForm, ProductionFormat } from './formats.ts';
import { writePdf } from './pdf/write-pdf.ts';
import { patternDrawing } from './pattern-drawing.ts';
import { writePsd } from './psd/write-psd.ts';
import { writeJpeg, writePng, writeTiff } from './raster-file.ts';
import { srgbProfile } from './srgb-profile.ts';
import { writeSvg } from './svg-file.ts';
import { xmpPacket } from './xmp.ts';

/** One file of a bundle. */
export type BundleFile = { readonly format: ProductionFormat; readonly form: FileForm; readonly bytes: Buffer };

async function writeVectors(artwork: Artwork, format: 'pdf' | 'ai', meta: FileMeta, form: FileForm): Promise<Buffer> {
  return writePdf(artwork.root, {
    tileSize: pageSizeOf(artwork.pixels),
    layout: form === 'tile' ? 'block' : artwork.layout,
    title: meta.title,
    author: meta.author,
    copyright: meta.copyright,
    xmp: xmpPacket(meta, format),
    iccProfile: await srgbProfile(),
  });
}

async function writeFormat(
  artwork: Artwork,
  format: ProductionFormat,
  meta: FileMeta,
  form: FileForm,
): Promise<Buffer> {
  switch (format) {
    case 'psd':
      return writePsd(artwork, meta);
    case 'jpg':
      return writeJpeg(await artwork.raster(form), meta);
    case 'png':
      return writePng(await artwork.raster(form), meta);
    case 'tiff':
      return writeTiff(await artwork.raster(form), meta);
    case 'svg':
      return writeSvg(artwork, meta, form);
    case 'pdf':
    case 'ai':
      return writeVectors(artwork, format, meta, form);
    case 'eps':
      return writeEps(artwork, meta);
  }
}

/**
 * Returns one production file: one tile, whatever its repeat layout, or its straight unit. JPG, PNG and PSD are bitmaps
 * at 300 pixels per inch; SVG, PDF, AI and EPS are vectors with the printed size of the bitmaps (an EPS holds bitmaps
 * where the drawing is translucent). `pixels` is the edge of a tile in the bitmaps; the shop sells the default. The
 * output is deterministic. Throws RangeError if the spec names an unknown family, variant or palette.
 */
export async function productionFile(
  spec: PatternSpec,
  format: ProductionFormat,
  meta: FileMeta,
  pixels: number = PRODUCTION_PIXELS,
  form: FileForm = 'tile',
): Promise<Buffer> {
  return writeFormat(new Artwork(patternDrawing(spec), pixels), format, meta, form);
}

/**
 * Yields all files of a pattern, every format in each of its forms, each with the same bytes as `productionFile`.
 * Shared intermediate results are computed once. Release each file before requesting the next to keep peak memory low.
 * Throws as `productionFile`.
 */
export async function* productionBundle(
  spec: PatternSpec,
  meta: FileMeta,
  options: { readonly formats?: readonly ProductionFormat[]; readonly pixels?: number } = {},
): AsyncGenerator<BundleFile, void, undefined> {
  const { formats = PATTERN_FORMATS, pixels = PRODUCTION_PIXELS } = options;
  yield* drawingFiles(patternDrawing(spec), meta, { formats, pixels });
}

/** Yields all files of a drawing, as `productionBundle` does for a pattern. */
export async function* drawingFiles(
  drawing: Drawing,
  meta: FileMeta,
  { formats, pixels }: { readonly formats: readonly ProductionFormat[]; readonly pixels: number },
): AsyncGenerator<BundleFile, void, undefined> {
  const artwork = new Artwork(drawing, pixels);
  for (const format of formats) {
    for (const form of formsOf(format, artwork.layout)) {
      dropFormerPictures();
      yield { format, form, bytes: await writeFormat(artwork, format, meta, form) };
    }
  }
}
