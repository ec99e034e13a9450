import type { Sharp } from 'sharp';

import { writeImageResources, RESOURCE } from './containers/image-resources.ts';
import { APP1, APP13, editJpegSegments, PHOTOSHOP_SIGNATURE, XMP_SIGNATURE } from './containers/jpeg-segments.ts';
import type { JpegSegment } from './containers/jpeg-segments.ts';
import { editPngChunks, TEXT_CHUNK, XMP_KEYWORD } from './containers/png-chunks.ts';
import { ascii } from './file-meta.ts';
import type { FileMeta } from './file-meta.ts';
import { PRINT_DENSITY } from './formats.ts';
import { iptcBlock } from './iptc.ts';
import { xmpPacket } from './xmp.ts';

/** Returns the picture at full size, tagged with sRGB, 300 pixels per inch and the metadata that fits in Exif. */
function tagged(picture: Sharp, meta: FileMeta): Sharp {
  return picture
    .withIccProfile('srgb')
    .withExif({
      IFD0: {
        ImageDescription: ascii(meta.title),
        Artist: ascii(meta.author),
        Copyright: ascii(meta.copyright),
      },
    })
    .withDensity(PRINT_DENSITY);
}

/** Writes the JPEG of a pattern: quality 94 without chroma subsampling, with XMP and IPTC. */
export async function writeJpeg(picture: Sharp, meta: FileMeta): Promise<Buffer> {
  const file = await tagged(picture, meta)
    .jpeg({ quality: 94, chromaSubsampling: '4:4:4', optimizeCoding: false })
    .toBuffer();
  const packet = Buffer.from(xmpPacket(meta, 'jpg'), 'utf8');
  const resources = writeImageResources([{ id: RESOURCE.iptc, data: iptcBlock(meta) }]);
  const added: JpegSegment[] = [
    { marker: APP1, payload: Buffer.concat([XMP_SIGNATURE, packet]) },
    { marker: APP13, payload: Buffer.concat([PHOTOSHOP_SIGNATURE, resources]) },
  ];
  return editJpegSegments(file, (segments) => {
    const exif = segments.findLastIndex(({ marker }) => marker <= APP1 && marker >= APP1 - 1);
    return segments.toSpliced(exif + 1, 0, ...added);
  });
}

/** Writes the lossless PNG of a pattern, with XMP. */
export async function writePng(picture: Sharp, meta: FileMeta): Promise<Buffer> {
  const file = await tagged(picture, meta).png({ compressionLevel: 6 }).toBuffer();
  const packet = Buffer.from(xmpPacket(meta, 'png'), 'utf8');
  const text = { type: TEXT_CHUNK, data: Buffer.concat([XMP_KEYWORD, packet]) };
  return editPngChunks(file, (chunks) => chunks.toSpliced(1, 0, text));
}

const MILLIMETERS_PER_INCH = 25.4;

/** Writes the lossless TIFF of a pattern, with XMP. */
export async function writeTiff(picture: Sharp, meta: FileMeta): Promise<Buffer> {
  const resolution = PRINT_DENSITY / MILLIMETERS_PER_INCH;
  return tagged(picture, meta)
    .withXmp(xmpPacket(meta, 'tiff'))
    .tiff({ compression: 'deflate', predictor: 'horizontal', xres: resolution, yres: resolution })
    .toBuffer();
}
