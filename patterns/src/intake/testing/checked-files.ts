import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PreflightClaim } from '../../preflight/preflight.ts';
import { FAMILIES } from '../../registry.ts';
import { patternTile } from '../../tiles/pattern-tile.ts';
import { HOSTILE_UPLOADS } from './hostile-uploads.ts';

/** A file for which both sides must produce the same report. */
export interface CheckedFile {
  readonly group: 'good' | 'broken' | 'hostile' | 'real';
  readonly title: string;
  readonly claim: PreflightClaim;
  readonly make: () => Promise<Buffer> | Buffer;
}

/** Edge of a tile that may be sold, and of a smaller one for faster checks. */
const SALE_PIXELS = 3500;
const QUICK_PIXELS = 600;
const FIXTURES = path.join(import.meta.dirname, '../../../test/fixtures/uploads');
const BLOCK: PreflightClaim = { layout: 'block' };

const FORMATS: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  png: (picture) => picture.png({ compressionLevel: 1 }),
  jpeg: (picture) => picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }),
  webp: (picture) => picture.webp({ lossless: true, effort: 0 }),
  tiff: (picture) => picture.tiff({ compression: 'lzw' }),
};

/** Typical export mistakes that break a tile. */
const HARMS: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  'torn at the right': (picture) =>
    picture.extract({ left: 0, top: 0, width: QUICK_PIXELS - 20, height: QUICK_PIXELS }),
  'torn at a corner': (picture) =>
    picture.extract({ left: 0, top: 0, width: QUICK_PIXELS - 21, height: QUICK_PIXELS - 21 }),
  'with a clear edge': (picture) => picture.extend({ right: 8, background: { r: 0, g: 0, b: 0, alpha: 0 } }),
  blurred: (picture) => picture.blur(6),
  'of one color': (picture) => picture.resize(1, 1).resize(QUICK_PIXELS, QUICK_PIXELS),
  gray: (picture) => picture.grayscale(),
  'of 16 bits': (picture) => picture.toColorspace('rgb16'),
  'in Display P3': (picture) => picture.withIccProfile('p3'),
};

const tileOf = (index: number, pixels: number): Promise<Sharp> => {
  const family = FAMILIES[index % FAMILIES.length]?.slug ?? 'botanica';
  return patternTile({ family, variant: 0, palette: 'delft', seed: 1 + index }).raster(pixels);
};

const good: readonly CheckedFile[] = Array.from({ length: 10 }, (_, index) => index).flatMap((index) =>
  Object.entries(FORMATS).map(([format, write]) => ({
    group: 'good' as const,
    title: `a tile of ${SALE_PIXELS} px as ${format}, ${index}`,
    claim: BLOCK,
    make: async () => write(await tileOf(index, SALE_PIXELS)).toBuffer(),
  })),
);

const small: readonly CheckedFile[] = FAMILIES.flatMap((_family, index) =>
  Object.entries(FORMATS).map(([format, write]) => ({
    group: 'broken' as const,
    title: `a tile of ${QUICK_PIXELS} px as ${format}, ${index}`,
    claim: { layout: index % 2 === 0 ? 'block' : 'half-drop' } as const,
    make: async () => write(await tileOf(index, QUICK_PIXELS)).toBuffer(),
  })),
);

const harmed: readonly CheckedFile[] = Array.from({ length: 12 }, (_, index) => index).flatMap((index) =>
  Object.entries(HARMS).flatMap(([harm, spoil]) =>
    (['png', 'webp'] as const).map((format) => ({
      group: 'broken' as const,
      title: `a ${format} ${harm}, ${index}`,
      claim: BLOCK,
      make: async () => {
        // Use a separate picture, so that the operations are applied in this order.
        const spoiled = spoil(sharp(await (await tileOf(index, QUICK_PIXELS)).png().toBuffer()));
        return FORMATS[format]?.(spoiled).toBuffer() ?? Buffer.alloc(0);
      },
    })),
  ),
);

const PLACES = 50;
const cut: readonly CheckedFile[] = Object.entries(FORMATS).flatMap(([format, write], kind) =>
  Array.from({ length: PLACES }, (_, place) => ({
    group: 'broken' as const,
    title: `a ${format} cut off after ${place} of ${PLACES} parts`,
    claim: BLOCK,
    make: async () => {
      const file = await write(await tileOf(kind, QUICK_PIXELS)).toBuffer();
      return file.subarray(0, Math.floor((file.length * place) / PLACES));
    },
  })),
);

/** Content appended to an otherwise acceptable tile. */
const SECOND_FILES: Readonly<Record<string, string>> = {
  'a Windows program': 'MZ',
  'a PHP script': '<?php system($_GET[0]); ?>',
  'a drawing': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  zeros: '',
};
const carrying: readonly CheckedFile[] = (['png', 'jpeg', 'webp'] as const).flatMap((format) =>
  Object.entries(SECOND_FILES).map(([name, head]) => ({
    group: 'hostile' as const,
    title: `a ${format} of ${SALE_PIXELS} px with ${name} behind it`,
    claim: BLOCK,
    make: async () => {
      const tile = await FORMATS[format]?.(await tileOf(3, SALE_PIXELS)).toBuffer();
      return Buffer.concat([tile ?? Buffer.alloc(0), Buffer.from(head), Buffer.alloc(6000)]);
    },
  })),
);

const hostile: readonly CheckedFile[] = HOSTILE_UPLOADS.map(({ title, make }) => ({
  group: 'hostile' as const,
  title,
  claim: BLOCK,
  make,
}));

const real: readonly CheckedFile[] = readdirSync(FIXTURES)
  .filter((name) => !name.endsWith('.md'))
  .map((name) => ({
    group: 'real' as const,
    title: name,
    claim: BLOCK,
    make: () => readFileSync(path.join(FIXTURES, name)),
  }));

/** A thousand files: valid, broken and hostile ones, and those written by seven programs. */
export const FILES: readonly CheckedFile[] = [...real, ...hostile, ...carrying, ...harmed, ...cut, ...small, ...good];
