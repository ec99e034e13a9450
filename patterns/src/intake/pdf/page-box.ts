/** An upright rectangle of a page: left, top, right and bottom. */
export type PageBox = readonly [number, number, number, number];

/** Tolerance for numbers rounded by other programs, in page units. */
export const ROUNDING = 0.01;

/** A rotated or sheared rectangle, as its corners. */
export type PageQuad = readonly (readonly [number, number])[];

/** Returns whether an upright rectangle lies inside another one that may be rotated. */
export function covers(quad: PageQuad, [left, top, right, bottom]: PageBox): boolean {
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const;
  const sides = quad.map((from, index) => {
    const to = quad[(index + 1) % quad.length] ?? from;
    const [x, y] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(x, y);
    return corners.map(([cornerX, cornerY]) => (x * (cornerY - from[1]) - y * (cornerX - from[0])) / length);
  });
  const distances = sides.flat();
  return distances.every((each) => each >= -ROUNDING) || distances.every((each) => each <= ROUNDING);
}

/** Returns a rectangle extended on every side. */
export function grown([left, top, right, bottom]: PageBox, by: number): PageBox {
  return [left - by, top - by, right + by, bottom + by];
}

/** Returns the bounding box of points. */
export function boxAround(points: readonly (readonly number[])[]): PageBox {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const numbers of points) {
    for (let index = 0; index + 1 < numbers.length; index += 2) {
      const [x = 0, y = 0] = [numbers[index], numbers[index + 1]];
      box[0] = Math.min(box[0], x);
      box[1] = Math.min(box[1], y);
      box[2] = Math.max(box[2], x);
      box[3] = Math.max(box[3], y);
    }
  }
  return box;
}
