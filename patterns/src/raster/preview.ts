import type { Sharp } from 'sharp';

import type { TileSource } from '../tiles/tile-source.ts';
import { straightUnit } from './straight-unit.ts';
import { watermarkSvg } from './watermark.ts';

/** Content of a preview: one tile, or the straight unit, as needed for CSS backgrounds. */
export type PreviewForm = 'tile' | 'unit';

export type PreviewOptions = {
  /** Edge of one tile in pixels, even for a unit, which is one or two tiles wide and high. */
  width: number;
  /** One tile by default. */
  form?: PreviewForm;
  format: 'webp' | 'jpeg' | 'avif';
  /** Whether to overlay the watermark, which does not repeat; units never carry it. */
  watermark: boolean;
};

/**
 * Renders a pattern for the screen: WebP at quality 75, JPEG at 82 as the fallback, or AVIF at 55, which halves the
 * bytes for eight times the work. The output is deterministic. Throws what the tile throws, and RangeError for a unit
 * with a watermark.
 */
export async function renderPreview(source: TileSource, options: PreviewOptions): Promise<Buffer> {
  if (options.form === 'unit' && options.watermark) throw new RangeError('a watermark does not repeat');
  const picture = await (options.form === 'unit' ? unitPicture(source, options.width) : source.raster(options.width));
  if (options.watermark) {
    const cell = Buffer.from(watermarkSvg(options.width));
    picture.composite([{ input: cell, tile: true, gravity: 'northwest' }]);
  }
  switch (options.format) {
    case 'webp':
      return picture.webp({ quality: 75, effort: 2 }).toBuffer();
    case 'jpeg':
      return picture.jpeg({ quality: 82 }).toBuffer();
    case 'avif':
      return picture.avif({ quality: 55, effort: 2 }).toBuffer();
  }
}

/** Returns the unit, drawn once and copied, since drawing takes longer than everything after it. */
async function unitPicture(source: TileSource, side: number): Promise<Sharp> {
  const pixels = new Uint8Array(await (await source.raster(side)).raw().toBuffer());
  return straightUnit({ pixels, width: side, height: side }, source.layout);
}
