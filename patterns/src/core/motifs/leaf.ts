import { fillPath, strokePath } from '../markup.ts';
import type { Point } from '../path.ts';
import { coords, lerpPoint, pointAlong, polygonPath, ribbonPath, smoothPath } from '../path.ts';
import type { Rng } from '../rng.ts';
import type { ColorToken } from '../tokens.ts';

/** The two half outlines and the midrib of a leaf that grows from the origin along +x. */
export interface LeafShape {
  readonly rib: readonly Point[];
  readonly upper: readonly Point[];
  readonly lower: readonly Point[];
}

/** Proportions of a leaf. */
export interface LeafProportions {
  readonly length: number;
  readonly width: number;
  /** Sideways displacement of the tip as a share of the length. */
  readonly bend?: number;
  /** Where along the length the leaf is widest, 0 to 1. */
  readonly belly?: number;
  /** Wobble of the outline as a share of the width; none without a random stream. */
  readonly wobble?: Rng;
  readonly steps?: number;
}

/** Computes a leaf: half width = sin(pi * t^a)^0.85, with `a` chosen so that the widest point is at `belly`. */
export function leafShape({ length, width, bend = 0, belly = 0.42, wobble, steps = 9 }: LeafProportions): LeafShape {
  const rib: Point[] = [];
  const upper: Point[] = [];
  const lower: Point[] = [];
  const power = Math.log(0.5) / Math.log(belly);
  for (let step = 0; step <= steps; step++) {
    const t = step / steps;
    const x = length * t;
    const y = bend * length * t * t;
    const slope = 2 * bend * t;
    const norm = Math.hypot(1, slope);
    const swell = Math.max(0, Math.sin(Math.PI * t ** power)) ** 0.85;
    const half = ((swell * width) / 2) * (1 + (wobble?.gauss() ?? 0) * 0.03);
    rib.push([x, y]);
    upper.push([x + (slope / norm) * half, y - half / norm]);
    lower.push([x - (slope / norm) * half, y + half / norm]);
  }
  return { rib, upper, lower };
}

/** Returns the whole outline of a leaf as a closed list of points. */
export function leafOutline(shape: LeafShape): Point[] {
  return [...shape.upper, ...shape.lower.slice(1, -1).toReversed()];
}

/** Returns path data of one half of a leaf, closed along the midrib. */
export function leafHalfPath(shape: LeafShape, side: 'upper' | 'lower'): string {
  const back = [...shape.rib].toReversed();
  return `${smoothPath(shape[side], false)}L${polygonPath(back).slice(1)}`;
}

/** How a leaf is painted. */
export interface LeafPaint {
  readonly fill: ColorToken;
  /** Tone of the upper half. */
  readonly half?: ColorToken;
  /** Color of midrib and veins; no veins if omitted. */
  readonly vein?: ColorToken;
  /** Pairs of side veins. */
  readonly veins?: number;
  readonly bend?: number;
  readonly belly?: number;
  /** Points along each half outline; fewer points keep files with many small leaves short. */
  readonly steps?: number;
}

/** Draws a painted leaf from the origin along +x: two tones, midrib and side veins. */
export function leaf(rng: Rng, length: number, width: number, paint: LeafPaint): string {
  const bend = paint.bend ?? rng.range(-0.18, 0.18);
  const shape = leafShape({ length, width, bend, belly: paint.belly ?? 0.42, wobble: rng, steps: paint.steps ?? 9 });
  let markup = fillPath(smoothPath(leafOutline(shape)), paint.fill);
  if (paint.half !== undefined) markup += fillPath(leafHalfPath(shape, 'upper'), paint.half);
  if (paint.vein === undefined) return markup;
  const ribWidth = Math.max(1.2, width * 0.035);
  markup += fillPath(
    ribbonPath(shape.rib.slice(0, -1), (t) => ribWidth * (1.3 - t)),
    paint.vein,
  );
  const veins = sideVeins(shape, paint.veins ?? 0);
  return veins === '' ? markup : markup + strokePath(veins, paint.vein, ribWidth * 0.7);
}

function sideVeins(shape: LeafShape, pairs: number): string {
  let data = '';
  for (let index = 1; index <= pairs; index++) {
    const along = 0.12 + (0.7 * index) / (pairs + 1);
    const from = pointAlong(shape.rib, along);
    const reach = Math.min(0.97, along + 0.15);
    const ahead = pointAlong(shape.rib, reach);
    for (const edge of [shape.upper, shape.lower]) {
      const tip = lerpPoint(ahead, pointAlong(edge, reach), 0.82);
      const handle: Point = [(from[0] + tip[0]) / 2 + (ahead[0] - from[0]) * 0.1, from[1] * 0.4 + tip[1] * 0.6];
      data += `M${coords(from)}Q${coords(handle)} ${coords(tip)}`;
    }
  }
  return data;
}
