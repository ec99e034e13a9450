/**
 * Reads a bitmap file with ImageMagick and prints what it finds as JSON.
 *
 * Usage: node identify.mjs <file> <JPEG | PNG | PSD>
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { ImageMagick, initializeImageMagick } from '@imagemagick/magick-wasm';

const [, , path, format] = process.argv;
const wasm = createRequire(import.meta.url).resolve('@imagemagick/magick-wasm/magick.wasm');
await initializeImageMagick(await readFile(wasm));

const found = ImageMagick.read(await readFile(path), format, (image) => ({
  format: image.format,
  width: image.width,
  height: image.height,
  depth: image.depth,
  density: [image.density.x, image.density.y, image.density.units],
  profiles: [...image.profileNames],
  icc: image.getColorProfile()?.description ?? null,
}));
process.stdout.write(JSON.stringify(found));
