import type { TilePixels } from '@halfdrop/patterns/browser';

/** Size of a strip in bytes, which limits the canvas it is read from. */
const STRIP_BYTES = 16 * 1024 * 1024;
const CHANNELS = 4;

/**
 * Decodes an image with the browser's decoder, upright and without color conversion: the file is in sRGB, and a
 * conversion would round differently from the server's. Only the browser holds the whole image; its rows are read in
 * strips from a canvas of that height, so there is no limit on image size.
 */
export async function decodeTile(file: Blob): Promise<TilePixels> {
  const picture = await createImageBitmap(file, { colorSpaceConversion: 'none', premultiplyAlpha: 'none' });
  const { width, height } = picture;
  const rows = Math.max(1, Math.min(height, Math.floor(STRIP_BYTES / (width * CHANNELS))));
  const context = new OffscreenCanvas(width, rows).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('There is no canvas to read pixels from');
  function* strips(canvas: OffscreenCanvasRenderingContext2D): Generator<Uint8Array, void, undefined> {
    for (let top = 0; top < height; top += rows) {
      canvas.clearRect(0, 0, width, rows);
      canvas.drawImage(picture, 0, -top);
      const { data } = canvas.getImageData(0, 0, width, Math.min(rows, height - top));
      yield new Uint8Array(data.buffer, data.byteOffset, data.length);
    }
    picture.close();
  }
  return { width, height, channels: CHANNELS, strips: strips(context) };
}
