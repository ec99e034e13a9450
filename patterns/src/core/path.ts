/** A point in tile units: x to the right, y downwards. */
export type Point = readonly [number, number];

/** A full turn in radians. */
export const TAU = Math.PI * 2;

/** Returns the non-negative remainder. */
export function mod(value: number, modulus: number): number {
  return ((value % modulus) + modulus) % modulus;
}

/** Returns the item at an index, modulo the length. Throws RangeError if the list is empty. */
export function cycle<T>(list: readonly T[], index: number): T {
  const item = list[mod(index, list.length)];
  if (item === undefined) throw new RangeError('cannot cycle through an empty list');
  return item;
}

/** Returns `count` values created from their index. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** Formats a number for path data: one decimal (0.35 px at 3500 px), no trailing zero, no negative zero. */
export function num(value: number): string {
  const text = value.toFixed(1);
  if (text === '-0.0') return '0';
  return text.endsWith('.0') ? text.slice(0, -2) : text;
}

/** Formats a point for path data. */
export function coords(point: Point): string {
  return `${num(point[0])} ${num(point[1])}`;
}

export function add(left: Point, right: Point): Point {
  return [left[0] + right[0], left[1] + right[1]];
}

/** Rotates a point about the origin by an angle in radians (clockwise on screen). */
export function rotate(point: Point, angle: number): Point {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return [point[0] * cos - point[1] * sin, point[0] * sin + point[1] * cos];
}

/** Rotates points about the origin, then moves them. */
export function turned(points: readonly Point[], angle: number, by: Point = [0, 0]): Point[] {
  return points.map((point) => add(rotate(point, angle), by));
}

/** Returns the point at a distance and an angle (radians) from the origin. */
export function polar(radius: number, angle: number): Point {
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

export function lerpPoint(from: Point, to: Point, share: number): Point {
  return [lerp(from[0], to[0], share), lerp(from[1], to[1], share)];
}

/** Returns the point at a share (0 to 1) of a polyline, by vertex count. */
export function pointAlong(points: readonly Point[], share: number): Point {
  const position = Math.min(1, Math.max(0, share)) * (points.length - 1);
  const index = Math.min(points.length - 2, Math.floor(position));
  return lerpPoint(clamped(points, index), clamped(points, index + 1), position - index);
}

/** Returns the direction (radians) of a polyline at a share of its length. */
export function directionAlong(points: readonly Point[], share: number): number {
  const index = Math.min(points.length - 2, Math.floor(Math.min(1, Math.max(0, share)) * (points.length - 1)));
  const from = clamped(points, index);
  const to = clamped(points, index + 1);
  return Math.atan2(to[1] - from[1], to[0] - from[0]);
}

/** Returns `count + 1` points of a cubic Bézier curve. */
export function bezierPoints(start: Point, handle1: Point, handle2: Point, end: Point, count = 16): Point[] {
  return times(count + 1, (index) => {
    const t = index / count;
    const u = 1 - t;
    const axis = (k: 0 | 1): number =>
      u * u * u * start[k] + 3 * u * u * t * handle1[k] + 3 * u * t * t * handle2[k] + t * t * t * end[k];
    return [axis(0), axis(1)] as const;
  });
}

/** Returns `count + 1` points of a circular arc, angles in radians. */
export function arcPoints(center: Point, radius: number, from: number, to: number, count = 24): Point[] {
  return times(count + 1, (index) => add(center, polar(radius, lerp(from, to, index / count))));
}

/** Returns path data of straight segments. */
export function polygonPath(points: readonly Point[], closed = true): string {
  return `M${points.map(coords).join('L')}${closed ? 'Z' : ''}`;
}

/**
 * Returns the path data of a smooth curve through the points: Catmull-Rom written as cubic Bézier segments. A tension
 * of 1/6 is the uniform spline; smaller is tighter.
 */
export function smoothPath(points: readonly Point[], closed = true, tension = 1 / 6): string {
  const at = (index: number): Point => (closed ? cycle(points, index) : clamped(points, index));
  const segments = closed ? points.length : points.length - 1;
  let data = `M${coords(at(0))}`;
  for (let index = 0; index < segments; index++) {
    const before = at(index - 1);
    const from = at(index);
    const to = at(index + 1);
    const after = at(index + 2);
    const handle1: Point = [from[0] + (to[0] - before[0]) * tension, from[1] + (to[1] - before[1]) * tension];
    const handle2: Point = [to[0] - (after[0] - from[0]) * tension, to[1] - (after[1] - from[1]) * tension];
    data += `C${coords(handle1)} ${coords(handle2)} ${coords(to)}`;
  }
  return data + (closed ? 'Z' : '');
}

/** Returns path data of a polyline thickened by a width that varies along it (share 0 to 1, width in units). */
export function ribbonPath(points: readonly Point[], width: (share: number) => number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [index, point] of points.entries()) {
    const before = clamped(points, index - 1);
    const after = clamped(points, index + 1);
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const length = Math.hypot(dx, dy) || 1;
    const half = width(index / (points.length - 1)) / 2;
    left.push([point[0] - (dy / length) * half, point[1] + (dx / length) * half]);
    right.push([point[0] + (dy / length) * half, point[1] - (dx / length) * half]);
  }
  return smoothPath([...left, ...right.toReversed()]);
}

/** Returns the path data of a full circle, so that many dots fit in one path. */
export function circlePath(center: Point, radius: number): string {
  const across = num(radius * 2);
  const r = num(radius);
  return `M${num(center[0] - radius)} ${num(center[1])}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 -${across} 0`;
}

function clamped(points: readonly Point[], index: number): Point {
  const point = points[Math.min(points.length - 1, Math.max(0, index))];
  if (!point) throw new RangeError('a curve needs points');
  return point;
}
