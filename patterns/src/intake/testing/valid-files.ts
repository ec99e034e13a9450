import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { PackBitsPsd } from './psd-builder.ts';

/** Returns a small picture with some structure: three bytes per pixel. */
export function sampleRaster(width = 48, height = 32): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = (index * index * 7 + index) & 0xff;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Creates one file of every accepted raster kind. */
export async function validRasters(): Promise<Record<'png' | 'jpeg' | 'webp' | 'tiff' | 'psd', Buffer>> {
  const [png, jpeg, webp, tiff] = await Promise.all([
    sampleRaster().png().withMetadata({ density: 300 }).toBuffer(),
    sampleRaster().jpeg({ quality: 90 }).withMetadata({ density: 300 }).toBuffer(),
    sampleRaster().webp({ quality: 90 }).toBuffer(),
    sampleRaster().tiff({ compression: 'lzw', xres: 11.8, yres: 11.8 }).toBuffer(),
  ]);
  return { png, jpeg, webp, tiff, psd: new PackBitsPsd({ width: 48, height: 32 }).toBuffer() };
}

/** A drawing with most constructs that design programs write. */
export const VALID_SVG = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<!-- made by a program -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="100mm" height="100mm" viewBox="0 0 200 200">
  <title>Dots &amp; leaves</title>
  <metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:li rdf:resource="http://example.org/"/></rdf:RDF></metadata>
  <style>.cls-1{fill:#c04;stroke:none} .cls-2, .cls-3 { fill: url(#ink); mix-blend-mode: multiply }</style>
  <defs>
    <linearGradient id="ink"><stop offset="0" stop-color="#123"/><stop offset="100%" stop-color="rgb(10, 200, 30)"/></linearGradient>
    <clipPath id="frame"><rect width="200" height="200"/></clipPath>
    <pattern id="dots" width="20" height="20" patternUnits="userSpaceOnUse"><circle cx="10" cy="10" r="4"/></pattern>
    <filter id="soft"><feGaussianBlur stdDeviation="2"/></filter>
    <symbol id="leaf" viewBox="0 0 10 10"><path d="M0 0c1 2 3-4 5.5.5l2e0,3zM1,1a1 1 0 01.5.5"/></symbol>
  </defs>
  <g inkscape:label="Layer 1" id="layer" clip-path="url(#frame)" transform="translate(1 2) rotate(-3.5, 100 100)">
    <rect class="cls-1" width="100%" height="100%"/>
    <circle class="cls-2" cx="50" cy="50" r="40" style="stroke:#000;stroke-width:2px;font-family:Arial"/>
    <polygon points="0,0 10,10 20,0" fill="url('#dots')" filter="url(#soft)"/>
    <use xlink:href="#leaf" x="20" y="30" width="40" height="40"/>
  </g>
</svg>`;

/** Builds a PNG from chunks, computing their checksums. */
export function pngOf(...chunks: readonly (readonly [type: string, data: Buffer])[]): Buffer {
  const parts = chunks.map(([type, data]) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
  });
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

/** Returns the header chunk of a PNG. */
export function pngHeader(width: number, height: number, depth = 8, colorType = 2): readonly [string, Buffer] {
  return ['IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from([depth, colorType, 0, 0, 0])])];
}

/** Returns a PNG with additional chunks right after its header. */
export function withPngChunks(png: Buffer, ...chunks: readonly (readonly [type: string, data: Buffer])[]): Buffer {
  const headerEnd = 33;
  return Buffer.concat([png.subarray(0, headerEnd), pngOf(...chunks).subarray(8), png.subarray(headerEnd)]);
}

/** Returns a JPEG with additional segments right after its start. */
export function withJpegSegments(
  jpeg: Buffer,
  ...segments: readonly (readonly [marker: number, data: Buffer])[]
): Buffer {
  const parts = segments.map(([marker, data]) =>
    Buffer.concat([Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff]), data]),
  );
  return Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)]);
}

/** Returns the smallest archive: one stored entry and its directory. */
export function zipArchive(name = 'Main.class', content = 'cafe'): Buffer {
  const entry = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(26), Buffer.from(name + content)]);
  entry.writeUInt16LE(name.length, 26);
  const directory = Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), Buffer.alloc(42), Buffer.from(name)]);
  directory.writeUInt16LE(name.length, 28);
  const end = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(entry.length, 16);
  return Buffer.concat([entry, directory, end]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/**
 * Returns a little-endian TIFF with the given fields `[tag, type, count, value]` in one directory, after some data at
 * byte 8.
 */
export function tiffOf(
  fields: readonly (readonly [tag: number, type: number, count: number, value: number])[],
  { data = Buffer.alloc(12), next = 0 }: { data?: Buffer; next?: number } = {},
): Buffer {
  const folder = Buffer.alloc(2 + fields.length * 12 + 4);
  folder.writeUInt16LE(fields.length, 0);
  fields.forEach(([tag, type, count, value], index) => {
    folder.writeUInt16LE(tag, 2 + index * 12);
    folder.writeUInt16LE(type, 4 + index * 12);
    folder.writeUInt32LE(count, 6 + index * 12);
    folder.writeUInt32LE(value, 10 + index * 12);
  });
  folder.writeUInt32LE(next, folder.length - 4);
  const header = Buffer.from('II*\0\0\0\0\0', 'latin1');
  header.writeUInt32LE(8 + data.length, 4);
  return Buffer.concat([header, data, folder]);
}

/** Returns the fields of an uncompressed RGB TIFF with one strip at byte 8. */
export function tiffFields(width: number, height: number): (readonly [number, number, number, number])[] {
  return [
    [256, 4, 1, width],
    [257, 4, 1, height],
    [258, 3, 1, 8],
    [259, 3, 1, 1],
    [262, 3, 1, 2],
    [273, 4, 1, 8],
    [277, 3, 1, 3],
    [278, 4, 1, height],
    [279, 4, 1, 12],
  ];
}
