/** An upright rectangle of a page: left, top, right and bottom. */
export type PageBox = readonly [number, number, number, number];

/** Slack for numbers that programs round, in units of the page. */
export const ROUNDING = 0.01;

/** Whether a rectangle lies inside of another. */
export function contains(outer: PageBox, inner: PageBox): boolean {
  const reaches = outer[0] <= inner[0] + ROUNDING && outer[1] <= inner[1] + ROUNDING;
  return reaches && outer[2] >= inner[2] - ROUNDING && outer[3] >= inner[3] - ROUNDING;
}

/** What two rectangles share. */
export function shared(one: PageBox, other: PageBox): PageBox {
  const [left, top] = [Math.max(one[0], other[0]), Math.max(one[1], other[1])];
  return [left, top, Math.max(left, Math.min(one[2], other[2])), Math.max(top, Math.min(one[3], other[3]))];
}

/** A rectangle that reaches farther on every side. */
export function grown([left, top, right, bottom]: PageBox, by: number): PageBox {
  return [left - by, top - by, right + by, bottom + by];
}

/** The rectangle around points, one coordinate after the other. */
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
