import { patternSvg } from '../pattern.ts';
import type { PatternSpec } from '../pattern.ts';
import type { FileMeta } from './file-meta.ts';
import { writePdf } from './pdf/write-pdf.ts';
import { writeJpeg, writePng } from './raster-file.ts';
import { srgbProfile } from './srgb-profile.ts';
import { writeSvg } from './svg-file.ts';
import { xmpPacket } from './xmp.ts';

/** The formats in which a pattern is sold. */
export type ProductionFormat = 'jpg' | 'png' | 'svg' | 'pdf';

/** Edge of the production bitmaps in pixels: 11.67 inches at 300 pixels an inch. */
export const PRODUCTION_PIXELS = 3500;

const POINTS_PER_INCH = 72;
const PRINT_DENSITY = 300;

/**
 * One file that a customer buys: the whole tile, ready to repeat. JPG and PNG are bitmaps at 300 pixels an inch, SVG
 * and PDF are vectors; the PDF page has the printed size of the bitmap. `pixels` is the edge of the bitmap; what the
 * shop sells has the default. The same input gives the same bytes. Throws an Error if the spec names an unknown
 * family, variant or palette.
 */
export async function productionFile(
  spec: PatternSpec,
  format: ProductionFormat,
  meta: FileMeta,
  pixels: number = PRODUCTION_PIXELS,
): Promise<Buffer> {
  switch (format) {
    case 'jpg':
      return writeJpeg(patternSvg(spec), pixels, meta);
    case 'png':
      return writePng(patternSvg(spec), pixels, meta);
    case 'svg':
      return writeSvg(patternSvg(spec, { size: pixels }), meta);
    case 'pdf':
      return writePdf(patternSvg(spec), {
        pageSize: (pixels * POINTS_PER_INCH) / PRINT_DENSITY,
        title: meta.title,
        author: meta.author,
        copyright: meta.copyright,
        xmp: xmpPacket(meta),
        iccProfile: await srgbProfile(),
      });
  }
}
