import { circle, fillPath, ring, strokePath } from '../markup.ts';
import type { Point } from '../path.ts';
import { TAU, circlePath, coords, num, polar, ribbonPath, smoothPath, times, turned } from '../path.ts';
import type { Rng } from '../rng.ts';
import type { ColorToken } from '../tokens.ts';
import { mix } from '../tokens.ts';

/** Returns the points of a heart-shaped or rounded petal from the origin along +x. */
export function petalPoints(rng: Rng, length: number, width: number, notch = 0): Point[] {
  const steps = 7;
  const side = (step: number, sign: 1 | -1): Point => {
    const t = step / (steps + 1);
    const swell = Math.sin(Math.PI * t ** 0.8 * 0.93) ** 0.8;
    return [length * t ** 0.9 * (1 - 0.02 * rng.gauss()), ((sign * width) / 2) * swell * (1 + rng.gauss() * 0.03)];
  };
  const near = times(steps, (index) => side(index + 1, -1));
  const far = times(steps, (index) => side(steps - index, 1));
  return [[0, 0], ...near, [length * (1 - notch), 0], ...far];
}

/** Colors of a daisy. */
export interface DaisyPaint {
  readonly petal: ColorToken;
  readonly shade: ColorToken;
  readonly center: ColorToken;
  readonly dot: ColorToken;
  /** Whether petals have fine streaks; true by default. */
  readonly streaks?: boolean;
}

/** Draws narrow overlapping petals around a dotted center. */
export function daisy(rng: Rng, radius: number, petals: number, paint: DaisyPaint): string {
  const start = rng.angle();
  const width = (1.25 * TAU * radius * 0.62) / petals;
  const indices = times(petals, (index) => index);
  const evenFirst = [...indices.filter((i) => i % 2 === 0), ...indices.filter((i) => i % 2 === 1)];
  let markup = '';
  for (const index of evenFirst) {
    const angle = start + (index / petals) * TAU + rng.gauss() * 0.03;
    const length = radius * (1 + rng.gauss() * 0.025);
    const outline = petalPoints(rng, length, width, rng.chance(0.4) ? 0.04 : 0);
    const shaded = index % 2 === 1 && petals % 2 === 0;
    markup += fillPath(smoothPath(turned(outline, angle)), shaded ? mix(paint.petal, paint.shade, 0.16) : paint.petal);
    if (paint.streaks === false) continue;
    const streaks = [-0.14, 0, 0.14].map((offset) =>
      streak(
        [
          [radius * 0.22, offset * width * 0.6],
          [radius * 0.42, offset * width * 0.9],
          [radius * (0.6 + rng.range(-0.06, 0.1)), offset * width * 1.1],
        ],
        angle,
        (t) => radius * 0.022 * (1 - t * 0.8),
      ),
    );
    markup += fillPath(streaks.join(''), paint.shade);
  }
  const seeds = [
    ...times(11, (index) => polar(radius * 0.185, (index / 11) * TAU)),
    ...times(5, (index) => polar(radius * 0.08, (index / 5) * TAU + 0.3)),
  ];
  return (
    markup +
    circle([0, 0], radius * 0.26, paint.center) +
    fillPath(seeds.map((seed) => circlePath(seed, radius * 0.026)).join(''), paint.dot)
  );
}

/** Colors of a peony; `line` draws petal edges and streaks. */
export interface PeonyPaint {
  readonly deep: ColorToken;
  readonly light: ColorToken;
  readonly center: ColorToken;
  readonly line: ColorToken;
}

/** Draws a full bloom: four rings of ruffled petals, from dark outside to light inside. */
export function peony(rng: Rng, radius: number, paint: PeonyPaint): string {
  const start = rng.angle();
  const rings = 4;
  let markup = '';
  for (let level = 0; level < rings; level++) {
    const r = radius * (1 - 0.2 * level - 0.02 * level * level);
    const petals = Math.max(5, 8 - level);
    const fill = mix(paint.deep, paint.light, (level / (rings - 1)) * 0.92);
    const edge = `stroke="${mix(fill, paint.line, 0.55)}" stroke-width="${num(Math.max(1, radius * 0.014))}"`;
    for (let index = 0; index < petals; index++) {
      const angle = start + level * 0.42 + ((index + rng.gauss() * 0.06) / petals) * TAU;
      const width = ((TAU * r) / petals) * 0.98;
      const length = r * (1 + rng.gauss() * 0.04);
      markup += fillPath(smoothPath(turned(ruffledPetal(rng, length, width), angle)), fill, edge);
      const streaks = [-0.22, -0.07, 0.08, 0.22].map((offset) =>
        streak(
          [
            [length * 0.35, offset * width * 0.8],
            [length * 0.6, offset * width * 1.1],
            [length * (0.82 + rng.range(-0.05, 0.04)), offset * width * 1.3],
          ],
          angle,
          (t) => radius * 0.016 * (1 - t * 0.9) + 0.4,
        ),
      );
      markup += fillPath(streaks.join(''), mix(fill, paint.line, 0.4));
    }
  }
  const beads = times(9, (index) => circlePath(polar(radius * 0.14, (index / 9) * TAU), radius * 0.032));
  return (
    markup + circle([0, 0], radius * 0.14, paint.center) + fillPath(beads.join(''), mix(paint.center, paint.line, 0.35))
  );
}

/** Colors of a poppy. */
export interface PoppyPaint {
  readonly petal: ColorToken;
  readonly shade: ColorToken;
  readonly dark: ColorToken;
  readonly accent: ColorToken;
}

/** Draws five broad streaked petals and a dark center ringed with stamens. */
export function poppy(rng: Rng, radius: number, paint: PoppyPaint): string {
  const start = rng.angle();
  let markup = '';
  for (let index = 0; index < 5; index++) {
    const angle = start + (index / 5) * TAU + rng.gauss() * 0.06;
    const width = radius * 1.28;
    const length = radius * (1 + rng.gauss() * 0.03);
    const fill = index % 2 === 1 ? mix(paint.petal, paint.shade, 0.22) : paint.petal;
    const edge = `stroke="${mix(fill, paint.shade, 0.6)}" stroke-width="${num(radius * 0.014)}"`;
    markup += fillPath(smoothPath(turned(broadPetal(rng, length, width, radius), angle)), fill, edge);
    const streaks = times(7, (step) => {
      const offset = (step - 3) * width;
      return streak(
        [
          [length * 0.24, offset * 0.03],
          [length * 0.45, offset * 0.07],
          [length * (0.66 + rng.range(-0.1, 0.12)), offset * 0.115],
        ],
        angle,
        (t) => radius * 0.026 * (1 - t) + 0.5,
      );
    });
    markup += fillPath(streaks.join(''), paint.shade);
  }
  let filaments = '';
  let anthers = '';
  for (let index = 0; index < 18; index++) {
    const angle = (index / 18) * TAU + rng.gauss() * 0.05;
    const tip = polar(radius * rng.range(0.29, 0.4), angle);
    filaments += `M${coords(polar(radius * 0.17, angle))}L${coords(tip)}`;
    anthers += circlePath(tip, radius * 0.024);
  }
  return (
    markup +
    circle([0, 0], radius * 0.2, paint.dark) +
    strokePath(filaments, paint.dark, radius * 0.014) +
    fillPath(anthers, paint.dark) +
    circle([0, 0], radius * 0.1, paint.accent) +
    circle([0, 0], radius * 0.05, paint.dark)
  );
}

/** Returns a simple five-petaled flower with a streak on every petal. */
export function fiveFlower(
  rng: Rng,
  radius: number,
  paint: { readonly petal: ColorToken; readonly shade: ColorToken; readonly center: ColorToken },
): string {
  const start = rng.angle();
  const outline: Point[] = [
    [0.05, 0],
    [0.35, -0.3],
    [0.75, -0.42],
    [1, -0.18],
    [0.93, 0],
    [1, 0.18],
    [0.75, 0.42],
    [0.35, 0.3],
  ];
  let markup = '';
  for (let index = 0; index < 5; index++) {
    const angle = start + (index / 5) * TAU;
    const points = outline.map(([x, y]): Point => [radius * x * (1 + rng.gauss() * 0.02), radius * y]);
    const mark = ribbonPath(
      turned(
        [
          [radius * 0.15, 0],
          [radius * 0.62, 0],
        ],
        angle,
      ),
      (t) => radius * 0.09 * (1 - t) + 0.3,
    );
    markup += fillPath(smoothPath(turned(points, angle)), paint.petal) + fillPath(mark, paint.shade);
  }
  return markup + circle([0, 0], radius * 0.2, paint.center);
}

/** Draws a rosebud seen from above: a round petal with a spiral line. */
export function rosette(rng: Rng, radius: number, petal: ColorToken, line: ColorToken): string {
  const spiral = times(22, (step) => polar(radius * 0.84 * (1 - step / 23), step * 0.62));
  const bumps = times(7, (index): Point => polar(radius * (1 + rng.gauss() * 0.03), (index / 7) * TAU));
  return (
    fillPath(smoothPath(bumps), petal) +
    ring([0, 0], radius * 0.93, line, radius * 0.04, 'stroke-opacity="0.5"') +
    strokePath(smoothPath(spiral, false), line, radius * 0.09)
  );
}

function streak(points: readonly Point[], angle: number, width: (t: number) => number): string {
  return ribbonPath(turned(points, angle), width);
}

function ruffledPetal(rng: Rng, length: number, width: number): Point[] {
  return [
    [0, -width * 0.08],
    [length * 0.45, -width * 0.44],
    [length * 0.8, -width * 0.55],
    [length * 0.98, -width * 0.3],
    [length * (0.93 + rng.gauss() * 0.015), -width * 0.1],
    [length, width * 0.1],
    [length * 0.95, width * 0.33],
    [length * 0.78, width * 0.55],
    [length * 0.45, width * 0.44],
    [0, width * 0.08],
  ];
}

function broadPetal(rng: Rng, length: number, width: number, radius: number): Point[] {
  const outline: Point[] = [
    [0, 0],
    [length * 0.4, -width * 0.32],
    [length * 0.75, -width * 0.52],
    [length * 0.95, -width * 0.36],
    [length * 0.93, -width * 0.15],
    [length * 1.01, width * 0.02],
    [length * 0.94, width * 0.18],
    [length * 0.97, width * 0.36],
    [length * 0.75, width * 0.52],
    [length * 0.4, width * 0.32],
  ];
  return outline.map(([x, y]): Point => [x, y + rng.gauss() * radius * 0.012]);
}
