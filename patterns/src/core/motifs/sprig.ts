import { circle, fillPath, placed, strokePath } from '../markup.ts';
import type { Point } from '../path.ts';
import { add, bezierPoints, coords, directionAlong, lerp, pointAlong, polar, ribbonPath, smoothPath } from '../path.ts';
import type { Rng } from '../rng.ts';
import type { ColorToken } from '../tokens.ts';
import { mix } from '../tokens.ts';
import { leaf } from './leaf.ts';

/** Shape and colors of a sprig. */
export interface SprigOptions {
  readonly stem: ColorToken;
  /** Leaf color, or berry color. */
  readonly leaf: ColorToken;
  /** Upper half of the leaves, or the highlight of the berries. */
  readonly half?: ColorToken;
  readonly vein?: ColorToken;
  readonly pairs?: number;
  /** Length of the lowest leaves. */
  readonly leafLength?: number;
  /** Leaf width as a share of its length. */
  readonly leafWidth?: number;
  /** Sideways displacement of the tip as a share of the length. */
  readonly bend?: number;
  readonly stemWidth?: number;
  /** Berries on stalks instead of leaves. */
  readonly berries?: boolean;
  readonly tip?: 'leaf' | 'berry' | 'bud' | 'none';
  /** Color of a berry or bud at the tip. */
  readonly tipColor?: ColorToken;
}

/** Draws a curved stem from the origin upwards (towards -y) with pairs of leaves or berries. */
export function sprig(rng: Rng, length: number, options: SprigOptions): string {
  const { pairs = 4, leafLength = length * 0.28, leafWidth = 0.42 } = options;
  const drift = (options.bend ?? rng.range(-0.25, 0.25)) * length;
  const stem = bezierPoints([0, 0], [0, -length * 0.35], [drift * 0.4, -length * 0.7], [drift, -length], 14);
  const stemWidth = options.stemWidth ?? Math.max(2, length * 0.022);
  let markup = fillPath(
    ribbonPath(stem, (t) => stemWidth * (1.1 - 0.6 * t)),
    options.stem,
  );
  for (let pair = 0; pair < pairs; pair++) {
    const along = 0.2 + (0.72 * pair) / pairs;
    const at = pointAlong(stem, along);
    const direction = directionAlong(stem, along);
    const size = leafLength * (1.05 - 0.45 * along);
    for (const side of [-1, 1]) {
      const angle = direction + side * (0.75 + rng.gauss() * 0.08);
      if (options.berries === true) {
        markup += berry(at, direction + side * 0.4, angle, size, length, options);
      } else {
        const paint = { ...leafPaint(options), bend: side * -0.12, belly: 0.45 };
        markup += placed(leaf(rng, size, size * leafWidth, paint), at, angle);
      }
    }
  }
  return markup + sprigTip(rng, length, stem, options);
}

/** Draws a closed flower bud from the origin along +x, held in a calyx. */
function bud(length: number, fill: ColorToken, calyx: ColorToken): string {
  const petals: Point[] = [
    [0, 0],
    [0.3, -0.3],
    [0.75, -0.22],
    [1, 0],
    [0.75, 0.22],
    [0.3, 0.3],
  ];
  const cup: Point[] = [
    [-0.1, 0],
    [0.1, -0.3],
    [0.5, -0.26],
    [0.28, -0.06],
    [0.6, 0],
    [0.28, 0.06],
    [0.5, 0.26],
    [0.1, 0.3],
  ];
  const scaled = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x * length, y * length]);
  const fold = ribbonPath(
    scaled([
      [0.4, -0.05],
      [0.88, -0.02],
    ]),
    (t) => length * 0.05 * (1 - t) + 0.3,
  );
  return (
    fillPath(smoothPath(scaled(petals)), fill) +
    fillPath(fold, mix(fill, calyx, 0.5)) +
    fillPath(smoothPath(scaled(cup), true, 1 / 8), calyx)
  );
}

/**
 * Returns the points of a scroll whose curvature (total turn in radians) grows from `turnIn` to `turnOut` along its
 * length.
 */
export function scrollPoints(length: number, angle: number, turnIn: number, turnOut: number, steps = 26): Point[] {
  let heading = angle;
  let at: Point = [0, 0];
  const points: Point[] = [at];
  for (let step = 1; step <= steps; step++) {
    heading += lerp(turnIn, turnOut, (step / steps) ** 1.5) / steps;
    at = add(at, polar(length / steps, heading));
    points.push(at);
  }
  return points;
}

function berry(at: Point, lean: number, angle: number, size: number, length: number, options: SprigOptions): string {
  const end = add(at, polar(size * 0.62, angle));
  const stalk = `M${coords(at)}Q${coords(add(at, polar(size * 0.4, lean)))} ${coords(end)}`;
  return (
    strokePath(stalk, options.stem, Math.max(1.2, length * 0.011)) +
    circle(end, size * 0.27, options.leaf) +
    circle([end[0] - size * 0.08, end[1] - size * 0.09], size * 0.07, options.half ?? options.leaf)
  );
}

function sprigTip(rng: Rng, length: number, stem: readonly Point[], options: SprigOptions): string {
  const end = pointAlong(stem, 1);
  const direction = directionAlong(stem, 1);
  const color = options.tipColor ?? options.leaf;
  switch (options.tip ?? 'leaf') {
    case 'leaf':
      return placed(leaf(rng, length * 0.2, length * 0.085, { ...leafPaint(options), bend: 0 }), end, direction);
    case 'berry':
      return circle(end, length * 0.06, color);
    case 'bud':
      return placed(bud(length * 0.2, color, options.stem), end, direction);
    case 'none':
      return '';
  }
}

function leafPaint(options: SprigOptions): { fill: ColorToken; half?: ColorToken; vein?: ColorToken } {
  return {
    fill: options.leaf,
    ...(options.half === undefined ? {} : { half: options.half }),
    ...(options.vein === undefined ? {} : { vein: options.vein }),
  };
}
