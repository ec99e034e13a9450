import type { Point } from '../path.ts';
import { TAU, times } from '../path.ts';
import type { Rng } from '../rng.ts';

/** How irregular a blob is. */
export interface BlobOptions {
  readonly corners?: number;
  /** Variation of the radius as a share of it. */
  readonly jitter?: number;
  readonly stretchX?: number;
  readonly stretchY?: number;
}

/** Returns the corner points of an irregular round shape at the origin; draw it with `smoothPath`. */
export function blobPoints(rng: Rng, radius: number, options: BlobOptions = {}): Point[] {
  const { corners = 10, jitter = 0.15, stretchX = 1, stretchY = 1 } = options;
  const start = rng.angle();
  return times(corners, (index) => {
    const r = radius * (1 + rng.gauss() * jitter * 0.5);
    const angle = start + (index / corners) * TAU;
    return [r * stretchX * Math.cos(angle), r * stretchY * Math.sin(angle)];
  });
}

/** Returns the points of a star at the origin, one tip pointing up. */
export function starPoints(tips: number, outer: number, inner: number): Point[] {
  return times(tips * 2, (index) => {
    const r = index % 2 === 0 ? outer : inner;
    const angle = (index / tips) * Math.PI - Math.PI / 2;
    return [r * Math.cos(angle), r * Math.sin(angle)];
  });
}
