import type { Picture } from '../picture.ts';

type Place = (x: number, y: number) => readonly [x: number, y: number];

function moved(picture: Picture, sourceOf: Place): Picture {
  const { pixels, width, height } = picture;
  const copy = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [fromX, fromY] = sourceOf(x, y);
      const from = (fromY * width + fromX) * 3;
      copy.set(pixels.subarray(from, from + 3), (y * width + x) * 3);
    }
  }
  return { pixels: copy, width, height };
}

/** Moves a tile around its edges by whole pixels. */
export function shifted(picture: Picture, right: number, down: number): Picture {
  const { width, height } = picture;
  return moved(picture, (x, y) => [(x + width - (right % width)) % width, (y + height - (down % height)) % height]);
}

/** Returns a square tile in one of the eight orientations: the number of quarter turns, plus 4 if flipped. */
export function oriented(picture: Picture, way: number): Picture {
  const last = picture.width - 1;
  return moved(picture, (x, y) => {
    let place: readonly [number, number] = way >= 4 ? [last - x, y] : [x, y];
    for (let turn = 0; turn < way % 4; turn += 1) place = [place[1], last - place[0]];
    return place;
  });
}
