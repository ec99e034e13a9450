import type { SurfaceMap } from './surface.ts';
import type { MutableColor, Pixels, RepeatTexture } from './texture.ts';

/**
 * Paints fabric onto a surface, filling the whole box; the caller clips it to the outline. `target` has the size of the
 * map; a tile is `repeatCm` wide. The fabric area covered by a pixel is derived from its left and upper neighbors.
 */
export function paintSurface(target: Pixels, map: SurfaceMap, texture: RepeatTexture, repeatCm: number): void {
  const { width, height, rightCm, downCm } = map;
  const color: MutableColor = { red: 0, green: 0, blue: 0 };
  const distance = (index: number, other: number) => {
    const right = (rightCm[index] ?? 0) - (rightCm[other] ?? 0);
    const down = (downCm[index] ?? 0) - (downCm[other] ?? 0);
    return Math.sqrt(right * right + down * down);
  };
  for (let row = 0, index = 0; row < height; row++) {
    for (let column = 0; column < width; column++, index++) {
      const across = distance(index, column === 0 ? index + 1 : index - 1);
      const along = distance(index, row === 0 ? index + width : index - width);
      const coveredTiles = Math.sqrt(across * along) / repeatCm;
      texture.read((rightCm[index] ?? 0) / repeatCm, (downCm[index] ?? 0) / repeatCm, coveredTiles, color);
      write(target.data, index, color, map);
    }
  }
}

function write(data: Uint8ClampedArray, index: number, color: MutableColor, map: SurfaceMap): void {
  const gloss = map.gloss[index] ?? 0;
  const dim = (map.light[index] ?? 1) * (1 - gloss);
  const start = index * 4;
  data[start] = color.red * dim + 255 * gloss;
  data[start + 1] = color.green * dim + 255 * gloss;
  data[start + 2] = color.blue * dim + 255 * gloss;
  data[start + 3] = 255;
}
