import { circle, fillPath, ring, strokePath } from '../markup.ts';
import type { Point } from '../path.ts';
import { TAU, add, bezierPoints, coords, lerp, num, polar, ribbonPath, smoothPath, times, turned } from '../path.ts';
import type { Rng } from '../rng.ts';
import type { ColorToken } from '../tokens.ts';
import { mix } from '../tokens.ts';
import { blobPoints } from './blob.ts';
import { petalPoints } from './flowers.ts';

/** Colors of a citrus fruit: rind, shadow ink, and the white of pith and blossom. */
export interface CitrusPaint {
  readonly fill: ColorToken;
  readonly ink: ColorToken;
  readonly white: ColorToken;
}

/** Draws a whole lemon about the origin, nipple downwards, with a shaded side, a highlight and pores. */
export function lemon(rng: Rng, radius: number, paint: CitrusPaint): string {
  const outline = scaled(radius, [
    [0, -0.72],
    [0.42, -0.6],
    [0.62, -0.12],
    [0.52, 0.42],
    [0.2, 0.68],
    [0.06, 0.84],
    [-0.08, 0.83],
    [-0.2, 0.68],
    [-0.52, 0.42],
    [-0.62, -0.12],
    [-0.42, -0.6],
  ]);
  const shadow = scaled(radius, [
    [0.36, -0.56],
    [0.6, -0.1],
    [0.48, 0.42],
    [0.12, 0.72],
    [0.3, 0.3],
    [0.4, -0.1],
  ]);
  return (
    fillPath(smoothPath(outline), paint.fill) +
    fillPath(smoothPath(shadow), mix(paint.fill, paint.ink, 0.13)) +
    highlight(radius, paint) +
    pores(rng, radius, paint, 0.5)
  );
}

/** Draws a whole orange about the origin with a stalk scar. */
export function orange(rng: Rng, radius: number, paint: CitrusPaint): string {
  const shadow = scaled(radius, [
    [0.55, -0.8],
    [0.97, -0.1],
    [0.72, 0.68],
    [0.05, 0.99],
    [0.52, 0.5],
    [0.68, -0.1],
  ]);
  const scar = times(
    5,
    (index) => `M0 ${num(-radius * 0.7)}L${coords(add([0, -radius * 0.7], polar(radius * 0.09, (index / 5) * TAU)))}`,
  );
  return (
    circle([0, 0], radius, paint.fill) +
    fillPath(smoothPath(shadow), mix(paint.fill, paint.ink, 0.13)) +
    highlight(radius * 1.35, paint) +
    pores(rng, radius * 1.35, paint, 0.55) +
    strokePath(scar.join(''), mix(paint.fill, paint.ink, 0.55), radius * 0.05)
  );
}

/** Draws a round slice about the origin: rind, pith and ten rounded segments. */
export function citrusSlice(rng: Rng, radius: number, paint: CitrusPaint): string {
  const segments = times(10, (index) => segment(rng, radius, (index / 10) * TAU, ((index + 1) / 10) * TAU, paint));
  return circle([0, 0], radius * 0.95, paint.fill) + circle([0, 0], radius * 0.86, paint.white) + segments.join('');
}

/** Draws half a slice, flat side up, slightly below the origin. */
export function citrusWedge(rng: Rng, radius: number, paint: CitrusPaint): string {
  const segments = times(5, (index) => segment(rng, radius, (index / 10) * TAU, ((index + 1) / 10) * TAU, paint));
  const body =
    fillPath(hangingHalf(radius * 0.95), paint.fill) +
    fillPath(hangingHalf(radius * 0.86), paint.white) +
    segments.join('');
  return `<g transform="translate(0 ${num(-radius * 0.4)})">${body}</g>`;
}

/** Draws a five-petaled citrus blossom with stamens. */
export function citrusBlossom(rng: Rng, radius: number, paint: CitrusPaint): string {
  const edge = `stroke="${mix(paint.white, paint.ink, 0.25)}" stroke-width="1.4"`;
  const petals = times(5, (index) => {
    const outline = turned(petalPoints(rng, radius * 0.95, radius * 0.58), (index / 5) * TAU);
    return fillPath(smoothPath(outline), paint.white, edge);
  });
  const tips = times(9, (index) => polar(radius * 0.34, (index / 9) * TAU));
  const anthers = tips.map((tip) => circle(tip, radius * 0.055, paint.fill));
  const filaments = tips.map((tip) => `M0 0L${coords(tip)}`).join('');
  return (
    petals.join('') +
    anthers.join('') +
    strokePath(filaments, mix(paint.fill, paint.ink, 0.1), 1.6) +
    ring([0, 0], radius * 0.05, paint.fill, 2)
  );
}

function segment(rng: Rng, radius: number, start: number, end: number, paint: CitrusPaint): string {
  const from = start + 0.07;
  const to = end - 0.07;
  const middle = (from + to) / 2;
  const outline: Point[] = [
    polar(radius * 0.1, middle),
    polar(radius * 0.66, from + 0.02),
    polar(radius * 0.77, from + 0.1),
    polar(radius * 0.8, middle),
    polar(radius * 0.77, to - 0.1),
    polar(radius * 0.66, to - 0.02),
  ];
  const fibres = times(4, () => {
    const angle = lerp(from, to, rng.range(0.25, 0.75));
    const points = [polar(radius * rng.range(0.3, 0.42), angle), polar(radius * rng.range(0.52, 0.7), angle)];
    return ribbonPath(points, (t) => radius * 0.022 * Math.sin(Math.PI * (0.1 + 0.8 * t)));
  });
  return (
    fillPath(smoothPath(outline, true, 1 / 7), mix(paint.fill, paint.white, 0.12)) +
    fillPath(fibres.join(''), mix(paint.fill, paint.white, 0.6))
  );
}

function highlight(radius: number, paint: CitrusPaint): string {
  const curve = bezierPoints(
    [-radius * 0.4, radius * 0.1],
    [-radius * 0.46, -radius * 0.15],
    [-radius * 0.36, -radius * 0.4],
    [-radius * 0.22, -radius * 0.5],
    8,
  );
  const shape = ribbonPath(curve, (t) => radius * 0.07 * Math.sin(Math.PI * (0.1 + t * 0.8)));
  return fillPath(shape, mix(paint.fill, paint.white, 0.65));
}

function pores(rng: Rng, radius: number, paint: CitrusPaint, reach: number): string {
  const dots = times(28, () => {
    const at = polar(radius * reach * Math.sqrt(rng.next()), rng.angle());
    const pore = blobPoints(rng, radius * 0.014, { corners: 5, jitter: 0.2 });
    return smoothPath(pore.map((point) => add(point, at)));
  });
  return fillPath(dots.join(''), mix(paint.fill, paint.ink, 0.28));
}

function scaled(radius: number, points: readonly Point[]): Point[] {
  return points.map(([x, y]) => [x * radius, y * radius]);
}

/** Lower half of a disc hanging from the x axis. */
function hangingHalf(radius: number): string {
  const r = num(radius);
  return `M-${r} 0A${r} ${r} 0 0 0 ${r} 0Z`;
}
