import sharp from 'sharp';

import type { TileSource } from '../tiles/tile-source.ts';

/** Size of link previews: 1.91 to 1, as Open Graph recommends. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** Side of one tile in pixels: four across and slightly more than two down, so that the repeat is visible. */
const TILE_PIXELS = 300;

/**
 * Renders a pattern in its repeat as a JPEG of 1200 by 630 pixels for link previews. The output is deterministic.
 * Throws what the tile throws.
 */
export async function renderSharePicture(source: TileSource): Promise<Buffer> {
  const block = await (await source.block(TILE_PIXELS)).png({ compressionLevel: 0 }).toBuffer();
  const ground = sharp({ create: { ...SHARE_PICTURE, channels: 3, background: '#ffffff' } });
  return ground
    .composite([{ input: block, tile: true, gravity: 'northwest' }])
    .jpeg({ quality: 82 })
    .toBuffer();
}
