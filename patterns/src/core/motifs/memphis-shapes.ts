import { circle, fillPath, rect, ring, sharpPath, strokePath } from '../markup.ts';
import type { Point } from '../path.ts';
import { TAU, add, circlePath, cycle, lerp, num, polar, polygonPath, times } from '../path.ts';
import type { ColorToken } from '../tokens.ts';
import { GROUND } from '../tokens.ts';

/** Colors of a Memphis shape; `dark` is used for shadows and line work. */
export interface MemphisColors {
  readonly dark: ColorToken;
  readonly fill: ColorToken;
  readonly second: ColorToken;
}

type Shape = (radius: number, colors: MemphisColors) => string;

/** Returns one of six large shapes with a hard shadow, chosen by index. */
export function largeShape(index: number, radius: number, colors: MemphisColors): string {
  return cycle(LARGE_SHAPES, index)(radius, colors);
}

/** Returns one of seven medium shapes, chosen by index. */
export function mediumShape(index: number, radius: number, colors: MemphisColors): string {
  return cycle(MEDIUM_SHAPES, index)(radius, colors);
}

/** Returns one of five small shapes, chosen by index. */
export function smallShape(index: number, radius: number, colors: MemphisColors): string {
  return cycle(SMALL_SHAPES, index)(radius, colors);
}

/** Returns a confetti dash or dot, chosen by index. */
export function confetti(index: number, _radius: number, { dark, fill }: MemphisColors): string {
  if (index % 3 === 0) return circle([0, 0], 4.6, fill);
  return rect(-9, -2.6, 18, 5.2, index % 2 === 1 ? dark : fill);
}

const SHADOW = 0.13;

const LARGE_SHAPES: readonly Shape[] = [
  (r, { dark, fill }) =>
    circle([r * SHADOW, r * SHADOW], r * 0.74, dark) +
    circle([0, 0], r * 0.74, fill) +
    fillPath(dotGrid(r * 0.74, r * 0.25, r * 0.045), dark),
  (r, { dark, fill }) => {
    const corners = triangle(r * 0.9, -Math.PI / 2);
    const height = r * 1.35;
    const stripes = times(6, (index) => {
      const down = ((index + 1) / 7) * height;
      const half = (down / height) * r * 0.779;
      return `M${num(-half)} ${num(down - r * 0.9)}H${num(half)}`;
    });
    return shadowed(corners, r, dark, fill) + sharpPath(stripes.join(''), GROUND, r * 0.05);
  },
  (r, { dark, fill }) => {
    const wave = times(41, (index): Point => [
      lerp(-r * 0.85, r * 0.85, index / 40),
      Math.sin((index / 40) * TAU * 2) * r * 0.26,
    ]);
    const shift: Point = [r * SHADOW * 0.7, r * SHADOW * 0.7];
    const shadow = polygonPath(
      wave.map((point) => add(point, shift)),
      false,
    );
    return strokePath(shadow, dark, r * 0.24) + strokePath(polygonPath(wave, false), fill, r * 0.24);
  },
  (r, { dark, fill, second }) => {
    const shadow = `<g transform="translate(${num(r * SHADOW)} ${num(r * (SHADOW + 0.3))})">${fillPath(halfDisc(r * 0.8), dark)}</g>`;
    const bands = [0.8, 0.6, 0.4, 0.2].map((size, index) => {
      const color = index % 2 === 1 ? GROUND : index === 0 ? fill : second;
      return fillPath(halfDisc(r * size), color);
    });
    return `${shadow}<g transform="translate(0 ${num(r * 0.3)})">${bands.join('')}</g>`;
  },
  (r, { dark, fill }) => {
    const half = r * 0.62;
    const lines = times(7, (index) => {
      const at = num(-half + (index / 6) * 2 * half);
      return `M${at} ${num(-half)}V${num(half)}M${num(-half)} ${at}H${num(half)}`;
    });
    const shift = -half + r * SHADOW;
    return rect(shift, shift, 2 * half, 2 * half, fill) + strokePath(lines.join(''), dark, r * 0.045);
  },
  (r, { dark, fill }) => shadowed(cross(r * 0.2, r * 0.66), r, dark, fill),
];

const MEDIUM_SHAPES: readonly Shape[] = [
  (r, { dark }) => {
    const zigzag = times(7, (index): Point => [
      lerp(-r * 0.9, r * 0.9, index / 6),
      (index % 2 === 1 ? -1 : 1) * r * 0.26,
    ]);
    return sharpPath(polygonPath(zigzag, false), dark, r * 0.19);
  },
  (r, { fill }) => ring([0, 0], r * 0.66, fill, r * 0.3),
  (r, { fill }) => sharpPath(polygonPath(triangle(r * 0.72, 0)), fill, r * 0.2),
  (r, { fill }) => `<g transform="translate(0 ${num(r * 0.3)})">${fillPath(halfDisc(r * 0.7), fill)}</g>`,
  (r, { dark, fill }) =>
    [-1, 0, 1]
      .map((row) =>
        rect(-r * 0.75, row * r * 0.42 - r * 0.11, r * 1.5, r * 0.22, row === 0 ? dark : fill, `rx="${num(r * 0.11)}"`),
      )
      .join(''),
  (r, { dark }) => {
    const dots = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => circlePath([x * r * 0.48, y * r * 0.48], r * 0.13)));
    return fillPath(dots.join(''), dark);
  },
  (r, { dark, fill }) => rect(-r * 0.38, -r * 0.38, r, r, dark) + rect(-r * 0.5, -r * 0.5, r, r, fill),
];

const SMALL_SHAPES: readonly Shape[] = [
  (r, { fill }) => circle([0, 0], r * 0.62, fill),
  (r, { fill }) => fillPath(polygonPath(triangle(r * 0.8, 0)), fill),
  (r, { dark }) => sharpPath(`M${num(-r * 0.6)} 0H${num(r * 0.6)}M0 ${num(-r * 0.6)}V${num(r * 0.6)}`, dark, r * 0.3),
  (r, { dark }) => ring([0, 0], r * 0.5, dark, r * 0.24),
  (r, { fill }) => {
    const wave = `M${num(-r * 0.7)} 0Q${num(-r * 0.35)} ${num(-r * 0.7)} 0 0Q${num(r * 0.35)} ${num(r * 0.7)} ${num(r * 0.7)} 0`;
    return strokePath(wave, fill, r * 0.3);
  },
];

function shadowed(points: readonly Point[], radius: number, dark: ColorToken, fill: ColorToken): string {
  const shift: Point = [radius * SHADOW, radius * SHADOW];
  return fillPath(polygonPath(points.map((point) => add(point, shift))), dark) + fillPath(polygonPath(points), fill);
}

function triangle(radius: number, turn: number): Point[] {
  return times(3, (index) => polar(radius, turn + (index / 3) * TAU));
}

function cross(arm: number, reach: number): Point[] {
  return [
    [-arm, -reach],
    [arm, -reach],
    [arm, -arm],
    [reach, -arm],
    [reach, arm],
    [arm, arm],
    [arm, reach],
    [-arm, reach],
    [-arm, arm],
    [-reach, arm],
    [-reach, -arm],
    [-arm, -arm],
  ];
}

function halfDisc(radius: number): string {
  return `M${num(-radius)} 0A${num(radius)} ${num(radius)} 0 0 1 ${num(radius)} 0Z`;
}

/** Returns the positions of dots in brick order that fit inside a disc. */
function dotGrid(radius: number, pitch: number, size: number): string {
  const steps = Math.ceil(radius / pitch);
  let data = '';
  for (let column = -steps; column <= steps; column++) {
    for (let row = -steps; row <= steps; row++) {
      const at: Point = [column * pitch, (row + (column % 2 === 0 ? 0 : 0.5)) * pitch];
      if (Math.hypot(at[0], at[1]) < radius - size * 1.6) data += circlePath(at, size);
    }
  }
  return data;
}
