import { cushion } from './cushion.ts';
import { formulaSurface, smoothStep } from './surface.ts';

/** The wall of the room: 2.9 m across the drawing, down to the baseboard, lit by a lamp. */
export const ROOM = { unitsPerCm: 4.14, floor: 772, lamp: { x: 948, y: 408 } } as const;

const { unitsPerCm, floor, lamp } = ROOM;

/** A wallpapered wall. */
export const wallpaper = formulaSurface(
  `M0 0H1200V${floor}H0Z`,
  { left: 0, top: 0, width: 1200, height: floor },
  (x, y, point) => {
    point.rightCm = (x - 600) / unitsPerCm;
    point.downCm = y / unitsPerCm;
    const away = Math.hypot((x - lamp.x) / 430, (y - lamp.y) / 400);
    const glow = 1 / (1 + away * away * 1.6);
    const corner = smoothStep(0, 260, x) * 0.14 + smoothStep(0, 200, y) * 0.06;
    point.light = 0.6 + corner + 0.32 * glow;
    point.gloss = 0.05 * glow * glow;
  },
);

/** The cushion on the sofa, in the same fabric. */
export const sofaCushion = cushion({ x: 330, y: 612, reach: 92, sizeCm: 45, turn: -0.12 });
