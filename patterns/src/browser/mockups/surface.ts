/** A rectangle in units of a mock-up's drawing. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Fabric position and shading of every pixel of a surface's box, row by row. */
export interface SurfaceMap {
  readonly width: number;
  readonly height: number;
  /** Position on the fabric, in cm from its origin. */
  readonly rightCm: Float32Array;
  readonly downCm: Float32Array;
  /** Factor applied to the color: 1 leaves it unchanged, 0 is black. */
  readonly light: Float32Array;
  /** White added as reflection, 0 to 1. */
  readonly gloss: Float32Array;
}

/** A surface covered with fabric. */
export interface Surface {
  /** Outline of the covered area, as SVG path data in drawing units. */
  readonly outline: string;
  /** Bounding box of the outline. */
  readonly box: Box;
  /** Computes the map of the whole box, at `pixelsPerUnit` pixels per drawing unit. */
  readonly look: (pixelsPerUnit: number) => SurfaceMap;
}

/** One position of a surface. */
export interface SurfacePoint {
  rightCm: number;
  downCm: number;
  light: number;
  gloss: number;
}

/** Returns a surface given by a formula. `lookAt` writes the values at x, y of the drawing. */
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

/** Returns an empty map of the right size. */
export function emptyMap(box: Box, pixelsPerUnit: number): SurfaceMap {
  const width = Math.ceil(box.width * pixelsPerUnit);
  const height = Math.ceil(box.height * pixelsPerUnit);
  const values = () => new Float32Array(width * height);
  return { width, height, rightCm: values(), downCm: values(), light: values(), gloss: values() };
}

/**
 * Returns 0 below `from`, 1 above `to`, and a smooth transition in between (cubic Hermite); `from` may be the larger
 * one.
 */
export function smoothStep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** Returns a soft ridge: 1 at the center, near 0 beyond two widths. */
export function ridge(distance: number, width: number): number {
  const share = distance / width;
  return Math.exp(-share * share);
}
