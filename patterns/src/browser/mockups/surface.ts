/** A rectangle in units of a mock-up's drawing. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What is to be seen at every pixel of a surface's box, row by row. */
export interface SurfaceMap {
  readonly width: number;
  readonly height: number;
  /** Place on the fabric, in cm from the fabric's origin. */
  readonly rightCm: Float32Array;
  readonly downCm: Float32Array;
  /** What the light makes of a color: 1 leaves it, 0 is night. */
  readonly light: Float32Array;
  /** White that is reflected on top, 0 to 1. */
  readonly gloss: Float32Array;
}

/** Something that is covered with fabric. */
export interface Surface {
  /** Edge of what is covered, as SVG path data in units of the drawing. */
  readonly outline: string;
  /** Holds the outline. */
  readonly box: Box;
  /** Looks at the whole box; `pixelsPerUnit` pixels make one unit of the drawing. */
  readonly look: (pixelsPerUnit: number) => SurfaceMap;
}

/** One place of a surface. */
export interface SurfacePoint {
  rightCm: number;
  downCm: number;
  light: number;
  gloss: number;
}

/** A surface of which every place is known by a formula. `lookAt` writes what is at x, y of the drawing. */
export function formulaSurface(
  outline: string,
  box: Box,
  lookAt: (x: number, y: number, point: SurfacePoint) => void,
): Surface {
  return {
    outline,
    box,
    look(pixelsPerUnit) {
      const map = emptyMap(box, pixelsPerUnit);
      const point: SurfacePoint = { rightCm: 0, downCm: 0, light: 1, gloss: 0 };
      for (let row = 0, index = 0; row < map.height; row++) {
        const y = box.top + (row + 0.5) / pixelsPerUnit;
        for (let column = 0; column < map.width; column++, index++) {
          lookAt(box.left + (column + 0.5) / pixelsPerUnit, y, point);
          map.rightCm[index] = point.rightCm;
          map.downCm[index] = point.downCm;
          map.light[index] = point.light;
          map.gloss[index] = point.gloss;
        }
      }
      return map;
    },
  };
}

/** A map of the right size with nothing on it yet. */
export function emptyMap(box: Box, pixelsPerUnit: number): SurfaceMap {
  const width = Math.ceil(box.width * pixelsPerUnit);
  const height = Math.ceil(box.height * pixelsPerUnit);
  const values = () => new Float32Array(width * height);
  return { width, height, rightCm: values(), downCm: values(), light: values(), gloss: values() };
}

/** 0 below `from`, 1 above `to`, smooth between (cubic Hermite); `from` may be the larger one. */
export function smoothStep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** A soft ridge: 1 at the center, near 0 beyond two widths. */
export function ridge(distance: number, width: number): number {
  const share = distance / width;
  return Math.exp(-share * share);
}
