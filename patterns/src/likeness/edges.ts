import type { LabPicture } from './lab-picture.ts';

/**
 * Distance in pixels on each side over which a color difference is taken: one pixel at the sharpness of the picture.
 */
const REACH = 2;

/** Strength and direction of a tile's edges between colors. */
export interface EdgeMap {
  /** Color difference, in OKLab units. */
  readonly strength: Float64Array;
  /** Direction of the steepest change in radians, -π/2 to π/2. */
  readonly direction: Float64Array;
}

/**
 * Returns the edges of a tile: the structure tensor of all three planes of OKLab, with central differences that wrap
 * around the torus (Di Zenzo 1986, "A note on the gradient of a multi-image"). Rotating or flipping the tile rotates or
 * flips the map.
 */
export function edgeMap({ lightness, a, b, edge }: LabPicture): EdgeMap {
  const strength = new Float64Array(edge * edge);
  const direction = new Float64Array(edge * edge);
  for (let y = 0; y < edge; y += 1) {
    for (let x = 0; x < edge; x += 1) {
      const right = y * edge + ((x + REACH) % edge);
      const left = y * edge + ((x + edge - REACH) % edge);
      const below = ((y + REACH) % edge) * edge + x;
      const above = ((y + edge - REACH) % edge) * edge + x;
      let across = 0;
      let down = 0;
      let both = 0;
      for (const plane of [lightness, a, b]) {
        const dx = (plane[right] ?? 0) - (plane[left] ?? 0);
        const dy = (plane[below] ?? 0) - (plane[above] ?? 0);
        across += dx * dx;
        down += dy * dy;
        both += dx * dy;
      }
      strength[y * edge + x] = Math.sqrt(across + down);
      direction[y * edge + x] = 0.5 * Math.atan2(2 * both, across - down);
    }
  }
  return { strength, direction };
}
