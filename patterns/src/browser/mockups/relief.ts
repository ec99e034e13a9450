import type { Box, Surface, SurfaceMap } from './surface.ts';
import { emptyMap } from './surface.ts';

/** Where fabric lies and how it stands out towards the eye. */
export interface Relief {
  readonly outline: string;
  readonly box: Box;
  /** Units of the drawing that make a cm of fabric seen straight on. */
  readonly unitsPerCm: number;
  /** Place of the drawing where the fabric's origin lies. */
  readonly origin: { readonly x: number; readonly y: number };
  /** Height towards the eye, in units, of every place. */
  readonly height: (x: number, y: number) => number;
  /** Turns the fabric, in radians; 0 when left out. */
  readonly turn?: number;
  /** How far a slope of 1 pushes the fabric aside, in units; 7 when left out. */
  readonly drag?: number;
  /** How much light comes from everywhere rather than from the lamp; 0 to 1, 0.5 when left out. */
  readonly ambient?: number;
  /** Strength of the highlights; 0 when left out. */
  readonly gloss?: number;
}

/** From where the lamp shines: left, above, before. Of length 1. */
const LAMP = { x: -0.42, y: -0.5, z: 0.757 } as const;
/** Halfway between lamp and eye, for highlights. Of length 1. */
const HALFWAY = { x: -0.224, y: -0.267, z: 0.937 } as const;
const POLISH = 40;

/**
 * A surface from a height map: light by Lambert's law, highlights as in Blinn, Models of light reflection (1977), and
 * the pattern dragged along by the folds.
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

/** Heights at every pixel and one row and column beyond, so that each pixel has a neighbor to compare with. */
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

/** Writes light and highlight of a slope. A place that faces the eye has light 1. */
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
