import sharp from 'sharp';
import type { Axis, RgbPicture } from '../seam/edge-lines.ts';

/** Removes a strip at the right (`x`) or lower (`y`) side of the picture. */
export function cropped(picture: RgbPicture, axis: Axis, strip: number): RgbPicture {
  const width = picture.width - (axis === 'x' ? strip : 0);
  const height = picture.height - (axis === 'y' ? strip : 0);
  return redrawn(picture, width, height, (x, y) => [x, y]);
}

/** Slides one half of the picture (the right for `x`, the lower for `y`) along the seam, wrapping around the edge. */
export function slid(picture: RgbPicture, axis: Axis, distance: number): RgbPicture {
  const { width, height } = picture;
  return redrawn(picture, width, height, (x, y) => {
    if (axis === 'x') return [x, x < width / 2 ? y : (y + distance) % height];
    return [y < height / 2 ? x : (x + distance) % width, y];
  });
}

/** Moves the picture around its edges, which leaves every repeat intact. */
export function rolled(picture: RgbPicture, right: number, down: number): RgbPicture {
  const { width, height } = picture;
  return redrawn(picture, width, height, (x, y) => [(x + right) % width, (y + down) % height]);
}

/** Paints a border of one color over the edges of the picture. */
export function bordered(picture: RgbPicture, width: number, color: readonly [number, number, number]): RgbPicture {
  const pixels = new Uint8Array(picture.pixels);
  for (let y = 0; y < picture.height; y += 1) {
    const isOuterRow = y < width || y >= picture.height - width;
    for (let x = 0; x < picture.width; x += 1) {
      if (isOuterRow || x < width || x >= picture.width - width) pixels.set(color, 3 * (y * picture.width + x));
    }
  }
  return { ...picture, pixels };
}

/** Recompresses the picture as a JPEG of the given quality, 1 to 100. */
export async function recompressed({ pixels, width, height }: RgbPicture, quality: number): Promise<RgbPicture> {
  const bytes = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();
  return { pixels: await sharp(bytes).raw().toBuffer(), width, height };
}

function redrawn(
  picture: RgbPicture,
  width: number,
  height: number,
  source: (x: number, y: number) => readonly [number, number],
): RgbPicture {
  const pixels = new Uint8Array(3 * width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [fromX, fromY] = source(x, y);
      const from = 3 * (fromY * picture.width + fromX);
      const to = 3 * (y * width + x);
      pixels[to] = picture.pixels[from] ?? 0;
      pixels[to + 1] = picture.pixels[from + 1] ?? 0;
      pixels[to + 2] = picture.pixels[from + 2] ?? 0;
    }
  }
  return { pixels, width, height };
}
