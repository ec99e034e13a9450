import type { Sharp } from 'sharp';

import { renderRaster } from '../raster/render.ts';
import type { FileMeta } from './file-meta.ts';
import { xmpPacket } from './xmp.ts';

const PRINT_DENSITY = 300;

/** EXIF holds ASCII only: accents are dropped and the sign of copyright is spelled out. */
function ascii(text: string): string {
  return text
    .replace(/©/g, '(c)')
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '');
}

/** The drawing at full size, tagged with sRGB, 300 pixels an inch and the facts of the asset. */
function tagged(svg: string, pixels: number, meta: FileMeta): Sharp {
  return renderRaster(svg, pixels)
    .withIccProfile('srgb')
    .withExif({
      IFD0: {
        ImageDescription: ascii(meta.title),
        Artist: ascii(meta.author),
        Copyright: ascii(meta.copyright),
      },
    })
    .withXmp(xmpPacket(meta))
    .withDensity(PRINT_DENSITY);
}

/** The JPEG of a pattern: quality 94 without chroma subsampling. */
export function writeJpeg(svg: string, pixels: number, meta: FileMeta): Promise<Buffer> {
  return tagged(svg, pixels, meta).jpeg({ quality: 94, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** The lossless PNG of a pattern. */
export function writePng(svg: string, pixels: number, meta: FileMeta): Promise<Buffer> {
  return tagged(svg, pixels, meta).png({ compressionLevel: 6 }).toBuffer();
}
