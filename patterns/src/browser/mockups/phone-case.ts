import { reliefSurface } from './relief.ts';

/** The phone case in the drawing: center, size and corner radius in units, and tilt in radians. */
export const PHONE_CASE = {
  x: 600,
  y: 520,
  width: 352,
  height: 716,
  corner: 62,
  turn: 0.11,
  unitsPerCm: 46.5,
} as const;

const { x: middleX, y: middleY, width, height, corner, turn, unitsPerCm } = PHONE_CASE;
const EDGE = 26;
const DEPTH = 20;
const REACH = 440;

/** A phone case of 7.6 by 15.4 cm; the print extends over its rounded edge. */
export const phoneCase = reliefSurface({
  outline: roundedOutline(),
  box: { left: middleX - REACH / 1.55, top: middleY - REACH * 0.9, width: (2 * REACH) / 1.55, height: 2 * REACH * 0.9 },
  unitsPerCm,
  origin: { x: middleX, y: middleY },
  turn,
  drag: 3,
  gloss: 0.16,
  height: (x, y) => {
    const inside = Math.min(EDGE, depthInside(x, y)) / EDGE;
    return DEPTH * Math.sqrt(Math.max(0, 1 - (1 - inside) ** 2));
  },
});

/** Returns the distance of a point to the edge of the case; 0 at the edge and outside. */
function depthInside(x: number, y: number): number {
  const right = (x - middleX) * Math.cos(turn) + (y - middleY) * Math.sin(turn);
  const down = (y - middleY) * Math.cos(turn) - (x - middleX) * Math.sin(turn);
  const beyondX = Math.abs(right) - width / 2 + corner;
  const beyondY = Math.abs(down) - height / 2 + corner;
  const outside = Math.hypot(Math.max(0, beyondX), Math.max(0, beyondY)) + Math.min(0, Math.max(beyondX, beyondY));
  return Math.max(0, corner - outside);
}

/** Returns a point of the tilted case as path data; coordinates are relative to its center. */
function place(right: number, down: number): string {
  const x = middleX + right * Math.cos(turn) - down * Math.sin(turn);
  const y = middleY + down * Math.cos(turn) + right * Math.sin(turn);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function roundedOutline(): string {
  const right = width / 2;
  const down = height / 2;
  const arc = (toRight: number, toDown: number) => `A${corner} ${corner} 0 0 1 ${place(toRight, toDown)}`;
  return (
    `M${place(corner - right, -down)}L${place(right - corner, -down)}${arc(right, corner - down)}` +
    `L${place(right, down - corner)}${arc(right - corner, down)}L${place(corner - right, down)}${arc(-right, down - corner)}` +
    `L${place(-right, corner - down)}${arc(corner - right, -down)}Z`
  );
}
