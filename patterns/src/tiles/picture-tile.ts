import type { Sharp } from 'sharp';
import sharp from 'sharp';
import type { RepeatLayout } from '../core/lattice.ts';
import type { FileMeta } from '../files/file-meta.ts';
import { formsOf } from '../files/formats.ts';
import type { FileForm, ProductionFormat } from '../files/formats.ts';
import { writePicturePdf } from '../files/pdf/write-picture-pdf.ts';
import { writeLayeredMaster } from '../files/psd/layered-master.ts';
import { writeJpeg, writePng, writeTiff } from '../files/raster-file.ts';
import { pictureReadiness } from '../files/readiness/print-readiness.ts';
import { interleaved, squarePlanes } from '../likeness/picture.ts';
import { straightUnit } from '../raster/straight-unit.ts';
import type { RgbPicture } from '../seam/edge-lines.ts';
import type { TileSource } from './tile-source.ts';

const CHANNELS = 3;

/**
 * Returns the tile of an uploaded picture: square, 8-bit sRGB, three bytes per pixel. Its PSD is `layeredMaster`;
 * without one, it has no PSD.
 */
export function pictureTile(
  picture: RgbPicture,
  layout: RepeatLayout,
  layeredMaster: Buffer | null = null,
): TileSource {
  return {
    layout,
    raster: async (side) => straightUnit(smaller(picture, side), 'block'),
    block: async (side) => straightUnit(smaller(picture, side), layout),
    async *files(meta, formats) {
      for (const format of formats) {
        for (const form of formsOf(format, layout)) {
          const bytes =
            format === 'psd' && layeredMaster !== null
              ? await writeLayeredMaster(layeredMaster, meta)
              : await writeFile(laid(picture, layout, form), format, meta);
          yield { format, form, bytes };
        }
      }
    },
    readiness: async (meta) => pictureReadiness(picture, layout, meta),
  };
}

function laid(picture: RgbPicture, layout: RepeatLayout, form: FileForm): Sharp {
  return straightUnit(picture, form === 'tile' ? 'block' : layout);
}

async function writeFile(picture: Sharp, format: ProductionFormat, meta: FileMeta): Promise<Buffer> {
  switch (format) {
    case 'jpg':
      return writeJpeg(picture, meta);
    case 'png':
      return writePng(picture, meta);
    case 'tiff':
      return writeTiff(picture, meta);
    case 'pdf':
      return writePicturePdf(picture, meta);
    case 'psd':
    case 'svg':
    case 'eps':
    case 'ai':
      throw new RangeError(`A picture has no ${format}`);
  }
}

/**
 * Scales down a tile by averaging over the area of each pixel. Common filters would read beyond the edges, where the
 * next tile lies, and leave a seam.
 */
export function smaller(picture: RgbPicture, side: number): RgbPicture {
  if (side === picture.width && side === picture.height) return picture;
  return { pixels: interleaved(squarePlanes(picture, side)), width: side, height: side };
}

/** Encodes a tile losslessly for storage. */
export function keptPicture({ pixels, width, height }: RgbPicture): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: CHANNELS } })
    .png({ compressionLevel: 6 })
    .toBuffer();
}
