import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

/** Maximum edge accepted by ThumbHash. */
const THUMB_PIXELS = 100;

/** Returns the ThumbHash placeholder of a square picture in base64, about 30 characters. `pixels` holds RGB bytes. */
export async function thumbHashOf(pixels: Uint8Array, edge: number): Promise<string> {
  const rgba = await sharp(pixels, { raw: { width: edge, height: edge, channels: 3 } })
    .resize(THUMB_PIXELS, THUMB_PIXELS)
    .ensureAlpha()
    .raw()
    .toBuffer();
  return Buffer.from(rgbaToThumbHash(THUMB_PIXELS, THUMB_PIXELS, rgba)).toString('base64');
}
