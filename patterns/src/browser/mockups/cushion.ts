import { reliefSurface } from './relief.ts';
import type { Surface } from './surface.ts';
import { ridge, smoothStep } from './surface.ts';

/** Position of a cushion in a drawing. */
export interface CushionPlace {
  readonly x: number;
  readonly y: number;
  /** Half of its width, in units. */
  readonly reach: number;
  /** Edge of the cushion cover, in cm. */
  readonly sizeCm: number;
  /** Radians. */
  readonly turn?: number;
}

const FILLING = 0.36;
const WRINKLE = 0.022;
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** Returns a filled cushion with pointed corners, creases running into them, and a dent in its upper edge. */
export function cushion({ x, y, reach, sizeCm, turn = 0 }: CushionPlace): Surface {
  const cosine = Math.cos(turn);
  const sine = Math.sin(turn);
  const place = (right: number, down: number) =>
    `${round(x + reach * (right * cosine - down * sine))} ${round(y + reach * (down * cosine + right * sine))}`;
  const outline =
    `M${place(-1, -0.96)}C${place(-0.5, -0.9)} ${place(-0.2, -0.8)} ${place(0, -0.79)}` +
    `C${place(0.2, -0.8)} ${place(0.5, -0.9)} ${place(1, -0.96)}` +
    `C${place(0.93, -0.4)} ${place(0.93, 0.4)} ${place(1.01, 0.97)}C${place(0.5, 0.89)} ${place(-0.5, 0.89)} ${place(-1.01, 0.97)}` +
    `C${place(-0.93, 0.4)} ${place(-0.93, -0.4)} ${place(-1, -0.96)}Z`;
  const half = reach * (turn === 0 ? 1.01 : 1.3);
  return reliefSurface({
    outline,
    box: { left: x - half, top: y - half, width: 2 * half, height: 2 * half },
    unitsPerCm: (2 * reach) / sizeCm,
    origin: { x, y },
    turn,
    ambient: 0.3,
    drag: 5,
    height: (atX, atY) => {
      const right = ((atX - x) * cosine + (atY - y) * sine) / reach;
      const down = ((atY - y) * cosine - (atX - x) * sine) / reach;
      return reach * cushionHeight(right, down);
    },
  });
}

/** Returns the height of a cushion's face; all lengths are in halves of its width. */
function cushionHeight(right: number, down: number): number {
  const dent = 0.11 * ridge(right, 0.24) * smoothStep(0.25, -0.85, down);
  return FILLING * bulge(right) * bulge(down) - dent + creases(right, down);
}

/** Steep at the seams, gently round in the middle. */
function bulge(share: number): number {
  const square = Math.min(0.985, share * share);
  return 0.55 * Math.sqrt(1 - square * square) + 0.45 * (1 - square);
}

function creases(right: number, down: number): number {
  let height = 0;
  for (const [cornerRight, cornerDown] of CORNERS) {
    const fromX = cornerRight * 1.02 - right;
    const fromY = cornerDown * 0.98 - down;
    const distance = Math.sqrt(fromX * fromX + fromY * fromY);
    if (distance > 0.9) continue;
    const angle = Math.atan2(fromY * cornerDown, fromX * cornerRight);
    height += WRINKLE * ridge(distance - 0.34, 0.26) * Math.sin(angle * 13 + cornerRight * 1.7 + cornerDown);
  }
  return height;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
