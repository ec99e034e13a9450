import sharp from 'sharp';

import type { TileSource } from '../tiles/tile-source.ts';

/** What sites show beside a link: 1.91 to 1, as the Open Graph asks for. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** Side of one tile in pixels: four across and a little more than two down, so that the repeat is seen. */
const TILE_PIXELS = 300;

/**
 * A pattern laid in its own repeat, as a JPEG of 1200 by 630 pixels for where a link to it is posted. The same tile
 * gives the same bytes. Throws what the tile throws.
 */
export async function renderSharePicture(source: TileSource): Promise<Buffer> {
  const block = await (await source.block(TILE_PIXELS)).png({ compressionLevel: 0 }).toBuffer();
  const ground = sharp({ create: { ...SHARE_PICTURE, channels: 3, background: '#ffffff' } });
  return ground
    .composite([{ input: block, tile: true, gravity: 'northwest' }])
    .jpeg({ quality: 82 })
    .toBuffer();
}
