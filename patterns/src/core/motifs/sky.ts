import { circle, fillPath, ring } from '../markup.ts';
import type { Point } from '../path.ts';
import { TAU, circlePath, num, polar, polygonPath, ribbonPath, times, turned } from '../path.ts';
import type { ColorToken } from '../tokens.ts';
import { GROUND, mix } from '../tokens.ts';
import { starPoints } from './blob.ts';

/** Colors of the sky: moonlight, gold, and the body of a planet. */
export interface SkyColors {
  readonly lite: ColorToken;
  readonly gold: ColorToken;
  readonly body: ColorToken;
}

/** Draws a sun with straight and waving rays. */
export function sun(radius: number, { gold }: SkyColors): string {
  const rays = times(16, (index) => {
    const angle = (index / 16) * TAU;
    if (index % 2 === 0) {
      const ray: Point[] = [
        [radius * 0.5, -radius * 0.08],
        [radius * 0.93, 0],
        [radius * 0.5, radius * 0.08],
      ];
      return polygonPath(turned(ray, angle));
    }
    const wave = times(9, (step): Point => [
      radius * (0.5 + (0.45 * step) / 8),
      Math.sin((step / 8) * TAU) * radius * 0.035,
    ]);
    return ribbonPath(turned(wave, angle), (t) => radius * 0.075 * (1 - t) + 0.8);
  });
  const beads = times(12, (index) => circlePath(polar(radius * 0.25, (index / 12) * TAU), radius * 0.022));
  return (
    fillPath(rays.join(''), gold) +
    circle([0, 0], radius * 0.44, gold) +
    ring([0, 0], radius * 0.36, GROUND, radius * 0.04) +
    fillPath(beads.join('') + polygonPath(starPoints(8, radius * 0.19, radius * 0.09)), GROUND)
  );
}

/** Draws a crescent moon with a star. */
export function crescent(radius: number, { lite, gold }: SkyColors): string {
  const edge = num(radius * 0.78);
  const x = num(radius * 0.25);
  const outer = num(radius * 0.82);
  const inner = num(radius * 0.66);
  const shape = `M${x} -${edge}A${outer} ${outer} 0 1 0 ${x} ${edge}A${inner} ${inner} 0 1 1 ${x} -${edge}Z`;
  const ticks = times(9, (index) => {
    const angle = Math.PI + (index - 4) * 0.25;
    const inside = radius * (0.6 + Math.abs(index - 4) * 0.012);
    return ribbonPath([polar(radius * 0.72, angle), polar(inside, angle)], () => radius * 0.02);
  });
  const star = polygonPath(starPoints(5, radius * 0.24, radius * 0.1));
  return (
    fillPath(shape, lite) +
    fillPath(ticks.join(''), mix(lite, GROUND, 0.5)) +
    fillPath(star, gold, `transform="translate(${num(radius * 0.3)} 0)"`) +
    circle([radius * 0.3, -radius * 0.42], radius * 0.035, gold) +
    circle([radius * 0.3, radius * 0.42], radius * 0.035, gold)
  );
}

/** Draws a banded planet with a ring. */
export function planet(radius: number, { lite, gold, body }: SkyColors): string {
  const r = num(radius * 0.5);
  const shade = `M-${r} 0A${r} ${r} 0 0 0 ${r} 0Z`;
  const bands = [-0.28, -0.14, 0.12, 0.26].map((y) => {
    const half = radius * Math.sqrt(0.25 - y * y) * 0.9;
    const points: Point[] = [
      [-half, radius * y],
      [0, radius * (y + 0.02)],
      [half, radius * y],
    ];
    return ribbonPath(points, (t) => radius * 0.035 * Math.sin(Math.PI * (0.1 + 0.8 * t)));
  });
  const hoop = `M${num(-radius * 0.47)} ${num(-radius * 0.08)}C${num(-radius * 1.1)} ${num(-radius * 0.02)} ${num(-radius)} ${num(radius * 0.2)} 0 ${num(radius * 0.16)}C${num(radius)} ${num(radius * 0.12)} ${num(radius * 1.1)} ${num(-radius * 0.1)} ${num(radius * 0.47)} ${num(-radius * 0.14)}`;
  const markup =
    circle([0, 0], radius * 0.5, body) +
    fillPath(shade, mix(body, GROUND, 0.25)) +
    fillPath(bands.join(''), mix(body, lite, 0.5)) +
    `<path d="${hoop}" fill="none" stroke="${gold}" stroke-width="${num(radius * 0.055)}"/>`;
  return `<g transform="rotate(-18)">${markup}</g>`;
}

/** Draws a small moon inside a ring of beads. */
export function haloMoon(radius: number, { lite, gold }: SkyColors): string {
  const beads = times(8, (index) =>
    circle(polar(radius * 0.62, (index / 8) * TAU), index % 2 === 0 ? 6 : 3.4, index % 2 === 0 ? lite : gold),
  );
  return ring([0, 0], radius * 0.62, lite, 2.4) + circle([0, 0], radius * 0.4, gold) + beads.join('');
}

/** Draws a thin-armed star with a second one, half as large, cut out of or laid over it. */
export function sparkle(radius: number, arms: number, color: ColorToken): string {
  const waist = arms === 4 ? 0.15 : 0.28;
  return (
    fillPath(polygonPath(starPoints(arms, radius * 0.92, radius * waist)), color) +
    fillPath(polygonPath(starPoints(arms, radius * 0.45, radius * waist * 0.5)), GROUND)
  );
}

/** Returns one of eight phases of the moon, new to full and back, inside a fine ring. */
export function moonPhase(radius: number, phase: number, { lite, gold }: SkyColors): string {
  const r = num(radius * 0.8);
  const bulge = Math.cos((phase / 8) * TAU);
  const rx = num(Math.abs(bulge) * radius * 0.8);
  const waning = phase > 4;
  const limbSweep = waning ? 0 : 1;
  const terminatorSweep = bulge > 0 === waning ? 1 : 0;
  const lit =
    phase === 4
      ? circle([0, 0], radius * 0.8, lite)
      : fillPath(`M0 -${r}A${r} ${r} 0 0 ${limbSweep} 0 ${r}A${rx} ${r} 0 0 ${terminatorSweep} 0 -${r}Z`, lite);
  const dark = circle([0, 0], radius * 0.8, mix(GROUND, lite, 0.16));
  const craters = phase === 4 ? craterMarks(radius, lite) : '';
  return dark + (phase === 0 ? '' : lit) + craters + ring([0, 0], radius * 0.94, gold, 2.6);
}

function craterMarks(radius: number, lite: ColorToken): string {
  const spots: [number, number, number][] = [
    [-0.25, -0.2, 0.16],
    [0.3, 0.1, 0.12],
    [-0.1, 0.35, 0.1],
    [0.2, -0.4, 0.08],
  ];
  const data = spots.map(([x, y, size]) => circlePath([x * radius, y * radius], size * radius));
  return fillPath(data.join(''), mix(lite, GROUND, 0.22));
}
