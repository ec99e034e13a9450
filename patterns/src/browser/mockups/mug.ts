import { formulaSurface, ridge, smoothStep } from './surface.ts';

/** A mug 8.2 cm in diameter and 9.6 cm high, seen slightly from above, in drawing units. */
export const MUG = { x: 562, top: 286, bottom: 744, radius: 196, dip: 38, unitsPerCm: 47.8 } as const;

const { x: middle, top, bottom, radius, dip, unitsPerCm } = MUG;
const LEFT = middle - radius;
const RIGHT = middle + radius;

/** The glazed wall of the mug: the print wraps around a cylinder, so it narrows towards both sides. */
export const mug = formulaSurface(
  `M${LEFT} ${top}A${radius} ${dip} 0 0 0 ${RIGHT} ${top}L${RIGHT - 3} ${bottom - 26}Q${RIGHT - 6} ${bottom} ${RIGHT - 34} ${bottom + 10}` +
    `A${radius - 34} ${dip - 8} 0 0 1 ${LEFT + 34} ${bottom + 10}Q${LEFT + 6} ${bottom} ${LEFT + 3} ${bottom - 26}Z`,
  { left: LEFT, top, width: 2 * radius, height: bottom + dip + 12 - top },
  (x, y, point) => {
    const across = Math.min(0.9995, Math.max(-0.9995, (x - middle) / radius));
    const depth = Math.sqrt(1 - across * across);
    point.rightCm = (radius * Math.asin(across)) / unitsPerCm;
    point.downCm = (y - top - dip * depth) / unitsPerCm;
    const facing = 0.42 * -across + 0.907 * depth;
    const turned = 0.46 + 0.6 * Math.max(0, facing) + 0.12 * smoothStep(0.86, 1, across);
    const low = smoothStep(bottom - 70, bottom + 40, y - dip * depth + dip);
    point.light = turned * (1 - 0.22 * low);
    const window =
      ridge(across + 0.5, 0.1) * smoothStep(top + 40, top + 90, y) * (1 - smoothStep(bottom - 130, bottom - 40, y));
    point.gloss = 0.34 * window + 0.1 * ridge(across - 0.74, 0.06);
  },
);
