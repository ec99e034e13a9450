import type { Box, Surface, SurfaceMap } from './surface.ts';
import { emptyMap } from './surface.ts';

/** Placement and relief of a piece of fabric. */
export interface Relief {
  readonly outline: string;
  readonly box: Box;
  /** Drawing units per cm of fabric seen straight on. */
  readonly unitsPerCm: number;
  /** Position of the fabric's origin in the drawing. */
  readonly origin: { readonly x: number; readonly y: number };
  /** Height of a position towards the viewer, in units. */
  readonly height: (x: number, y: number) => number;
  /** Rotation of the fabric, in radians; 0 by default. */
  readonly turn?: number;
  /** How far a slope of 1 displaces the fabric, in units; 7 by default. */
  readonly drag?: number;
  /** Share of ambient light, 0 to 1; 0.5 by default. */
  readonly ambient?: number;
  /** Strength of the highlights; 0 by default. */
  readonly gloss?: number;
}

/** Unit vector towards the lamp: left, above, in front. */
const LAMP = { x: -0.42, y: -0.5, z: 0.757 } as const;
/** Unit vector halfway between lamp and viewer, for highlights. */
const HALFWAY = { x: -0.224, y: -0.267, z: 0.937 } as const;
const POLISH = 40;

/**
 * Returns a surface defined by a height map: Lambertian shading, highlights after Blinn, Models of light reflection
 * (1977), and the pattern displaced by the folds.
 */
export function reliefSurface(relief: Relief): Surface {
  const { outline, box } = relief;
  return { outline, box, look: (pixelsPerUnit) => lookAt(relief, pixelsPerUnit) };
}

function lookAt(relief: Relief, pixelsPerUnit: number): SurfaceMap {
  const { box, origin, unitsPerCm, turn = 0, drag = 7 } = relief;
  const map = emptyMap(box, pixelsPerUnit);
  const heights = heightGrid(relief, map, pixelsPerUnit);
  const light = lighting(relief);
  const cosine = Math.cos(turn) / unitsPerCm;
  const sine = Math.sin(turn) / unitsPerCm;
  for (let row = 0, index = 0; row < map.height; row++) {
    for (let column = 0; column < map.width; column++, index++) {
      const corner = row * (map.width + 1) + column;
      const here = heights[corner] ?? 0;
      const slopeX = ((heights[corner + 1] ?? 0) - here) * pixelsPerUnit;
      const slopeY = ((heights[corner + map.width + 1] ?? 0) - here) * pixelsPerUnit;
      const right = box.left + column / pixelsPerUnit - origin.x + slopeX * drag;
      const down = box.top + row / pixelsPerUnit - origin.y + slopeY * drag;
      map.rightCm[index] = right * cosine + down * sine;
      map.downCm[index] = down * cosine - right * sine;
      light(slopeX, slopeY, map, index);
    }
  }
  return map;
}

/**
 * Returns the heights at every pixel, plus one extra row and column so that each pixel has a neighbor to compare with.
 */
function heightGrid({ box, height }: Relief, map: SurfaceMap, pixelsPerUnit: number): Float32Array {
  const heights = new Float32Array((map.width + 1) * (map.height + 1));
  for (let row = 0, index = 0; row <= map.height; row++) {
    const y = box.top + row / pixelsPerUnit;
    for (let column = 0; column <= map.width; column++, index++) {
      heights[index] = height(box.left + column / pixelsPerUnit, y);
    }
  }
  return heights;
}

/** Returns a function that writes the light and highlight of a slope. A position facing the viewer has light 1. */
function lighting({ ambient = 0.5, gloss = 0 }: Relief) {
  return (slopeX: number, slopeY: number, map: SurfaceMap, index: number): void => {
    const length = Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1);
    const facing = (LAMP.z - slopeX * LAMP.x - slopeY * LAMP.y) / length;
    map.light[index] = ambient + ((1 - ambient) * Math.max(0, facing)) / LAMP.z;
    if (gloss === 0) return;
    const shine = (HALFWAY.z - slopeX * HALFWAY.x - slopeY * HALFWAY.y) / length;
    map.gloss[index] = gloss * Math.max(0, shine) ** POLISH;
  };
}
