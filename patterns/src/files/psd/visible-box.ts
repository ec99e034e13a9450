import type { PixelBox } from './pack-bits.ts';

/**
 * Returns the smallest box that holds every pixel of a square RGBA picture with any alpha, or null if there is none.
 */
export function visibleBox(samples: Uint8Array, edge: number): PixelBox | null {
  const stride = edge * 4;
  const isVisible = (x: number, y: number): boolean => samples[y * stride + x * 4 + 3] !== 0;
  const rowHas = (y: number, from: number, to: number): boolean => {
    for (let x = from; x < to; x += 1) if (isVisible(x, y)) return true;
    return false;
  };
  let top = 0;
  while (top < edge && !rowHas(top, 0, edge)) top += 1;
  if (top === edge) return null;
  let bottom = edge;
  while (!rowHas(bottom - 1, 0, edge)) bottom -= 1;
  let left = edge;
  let right = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = 0; x < left; x += 1) if (isVisible(x, y)) left = x;
    for (let x = edge; x > right; x -= 1) if (isVisible(x - 1, y)) right = x;
  }
  return { left, top, right, bottom };
}
