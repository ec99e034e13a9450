import { circle, fillPath } from '../markup.ts';
import type { Point } from '../path.ts';
import {
  TAU,
  add,
  directionAlong,
  lerp,
  lerpPoint,
  num,
  pointAlong,
  polar,
  ribbonPath,
  smoothPath,
  times,
  turned,
} from '../path.ts';
import type { Rng } from '../rng.ts';
import type { ColorToken } from '../tokens.ts';
import { mix } from '../tokens.ts';
import { scrollPoints } from './sprig.ts';

/** Returns a feathered palm frond from the origin along +x. */
export function palmFrond(length: number, fill: ColorToken, shade: ColorToken, leaflets: number): string {
  const spine = scrollPoints(length, 0, 0.25, 0.55, 24);
  let data = '';
  for (const side of [-1, 1]) {
    for (let index = 0; index < leaflets; index++) {
      const along = 0.12 + (0.86 * index) / leaflets;
      const from = pointAlong(spine, along);
      const reach = length * 0.46 * Math.sin(Math.PI * (0.16 + 0.78 * along)) ** 0.7;
      const angle = directionAlong(spine, along) + side * lerp(1.05, 0.3, along);
      const blade = [from, add(from, polar(reach * 0.5, angle)), add(from, polar(reach, angle + side * 0.14))];
      data += ribbonPath(blade, (t) => length * 0.038 * Math.sin(Math.PI * (0.12 + 0.8 * t)) + 0.6);
    }
  }
  const rib = ribbonPath(spine, (t) => length * 0.02 * (1.1 - t));
  return fillPath(data, fill) + fillPath(rib, mix(fill, shade, 0.3));
}

/** Colors of a monstera leaf; `hole` is the color of the holes. */
export interface MonsteraPaint {
  readonly fill: ColorToken;
  readonly shade: ColorToken;
  readonly vein: ColorToken;
  readonly hole: ColorToken;
}

const NOTCHES = [0.62, 1.02, 1.42, 1.82, 2.2];
const VEINS = [0.42, 0.82, 1.22, 1.62, 2];

/**
 * Draws a monstera leaf about the origin, tip along +x: a heart-shaped radius function cut by five notches each side.
 */
export function monstera(radius: number, paint: MonsteraPaint): string {
  const outline = times(96, (index): Point => {
    const angle = -Math.PI + ((index + 0.5) / 96) * TAU;
    const r = radius * monsteraRadius(Math.abs(angle));
    return [r * Math.cos(angle) * 1.05 + radius * 0.1, r * Math.sin(angle) * 0.95];
  });
  const midrib: Point[] = [
    [-radius * 0.3, 0],
    [radius * 0.4, 0],
    [radius * 1.05, 0],
  ];
  let veins = ribbonPath(midrib, (t) => radius * 0.03 * (1.1 - t));
  for (const angle of VEINS) {
    for (const side of [-1, 1]) {
      const tip: Point = [radius * (0.86 * Math.cos(angle) * 1.05 + 0.1), side * radius * 0.8 * Math.sin(angle)];
      const base: Point = [Math.max(-radius * 0.22, tip[0] * 0.55 - radius * 0.12), 0];
      const middle = add(lerpPoint(base, tip, 0.55), [radius * 0.03, 0]);
      veins += ribbonPath([base, middle, tip], (t) => radius * 0.022 * (1.05 - t));
    }
  }
  const stalk: Point[] = [
    [-radius * 0.3, 0],
    [-radius * 0.62, radius * 0.05],
    [-radius * 0.85, radius * 0.16],
  ];
  return (
    fillPath(smoothPath(outline, true, 1 / 7), paint.fill) +
    fillPath(veins, paint.vein) +
    fillPath(monsteraHoles(radius), paint.hole) +
    fillPath(
      ribbonPath(stalk, () => radius * 0.035),
      mix(paint.fill, paint.shade, 0.2),
    )
  );
}

function monsteraRadius(angle: number): number {
  const cleft = angle > 2.5 ? lerp(1, 0.3, ((angle - 2.5) / 0.64) ** 1.2) : 1;
  let radius = (0.9 + 0.22 * Math.cos(angle) - 0.04 * Math.cos(2 * angle)) * cleft;
  for (const notch of NOTCHES) {
    const distance = Math.abs(angle - notch);
    if (distance < 0.1) radius *= lerp(notch > 1.6 ? 0.52 : 0.42, 1, (distance / 0.1) ** 0.5);
  }
  return radius;
}

function monsteraHoles(radius: number): string {
  const hole: Point[] = [
    [-0.05, 0],
    [0, -0.028],
    [0.06, 0],
    [0, 0.028],
  ];
  const places: Point[] = [
    [0.12, 0.17],
    [0.34, 0.16],
    [0.54, 0.13],
  ];
  return places
    .flatMap(([x, y]) =>
      [-1, 1].map((side) => {
        const points = turned(hole, side * 0.9, [x, side * y]);
        return smoothPath(points.map((point): Point => [point[0] * radius, point[1] * radius]));
      }),
    )
    .join('');
}

/** Returns five broad petals with fanned streaks and a long stamen. */
export function hibiscus(
  rng: Rng,
  radius: number,
  paint: { readonly petal: ColorToken; readonly shade: ColorToken; readonly accent: ColorToken },
): string {
  const outline: Point[] = [
    [0, 0],
    [0.35, -0.34],
    [0.8, -0.46],
    [1, -0.2],
    [0.93, 0.02],
    [1.02, 0.22],
    [0.78, 0.46],
    [0.35, 0.34],
  ];
  const edge = `stroke="${mix(paint.petal, paint.shade, 0.3)}" stroke-width="${num(1.6)}"`;
  const petals = times(5, (index) => {
    const angle = (index / 5) * TAU;
    const shape = outline.map(([x, y]): Point => [x * radius, y * radius]);
    const streaks = [-0.2, -0.07, 0.07, 0.2].map((offset) => {
      const points: Point[] = [
        [radius * 0.14, offset * radius * 0.3],
        [radius * 0.45, offset * radius * 0.9],
        [radius * rng.range(0.62, 0.82), offset * radius * 1.4],
      ];
      return ribbonPath(turned(points, angle), (t) => radius * 0.03 * (1 - t) + 0.5);
    });
    return (
      fillPath(smoothPath(turned(shape, angle)), paint.petal, edge) +
      fillPath(streaks.join(''), mix(paint.petal, paint.shade, 0.28))
    );
  });
  const stamen: Point[] = [
    [0, 0],
    [radius * 0.35, -radius * 0.12],
    [radius * 0.66, -radius * 0.34],
  ];
  const pollen = times(9, (index) => {
    const along = 0.55 + 0.05 * index;
    const side = index % 2 === 0 ? -1 : 1;
    const at: Point = [
      radius * (0.66 * along + 0.1 + side * 0.045),
      radius * (-0.34 * along * along - 0.02 + side * 0.05),
    ];
    return circle(at, radius * 0.028, paint.accent);
  });
  return (
    petals.join('') +
    circle([0, 0], radius * 0.16, mix(paint.petal, paint.shade, 0.45)) +
    fillPath(
      ribbonPath(stamen, () => radius * 0.05),
      paint.accent,
    ) +
    pollen.join('')
  );
}
