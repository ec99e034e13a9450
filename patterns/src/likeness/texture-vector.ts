import { edgeMap } from './edges.ts';
import type { LabPicture } from './lab-picture.ts';
import { add, halved, meanOf, quantileOf } from './planes.ts';
import { powerSpectrum } from './power-spectrum.ts';

/** Numbers in a texture vector. */
export const TEXTURE_LENGTH = 64;

/** Number of directions a half turn is divided into. */
const SECTORS = 8;
/** Octaves of the spectrum: 1 to 2 periods per tile, 2 to 4, and so on. */
const RINGS = 6;
const STRENGTH_BINS = 4;
const SCALES = 4;
/** Quantile of the edge strength that counts as full strength. */
const FULL_STRENGTH_QUANTILE = 0.9;
/** Avoids division by zero for a plain picture. */
const MIN_STRENGTH = 1e-4;

/**
 * Returns the eight real harmonics of a histogram over directions (an orthonormal Fourier transform, so distances are
 * preserved): constant, cos 2θ, sin 2θ, cos 4θ, sin 4θ, cos 6θ, sin 6θ, cos 8θ. A quarter turn and a flip change only
 * signs.
 */
function harmonics(sectors: Float64Array): number[] {
  const wave = (turn: (angle: number) => number, order: number, scale: number): number => {
    let sum = 0;
    sectors.forEach((value, index) => {
      sum += value * turn((2 * Math.PI * order * index) / SECTORS);
    });
    return sum * Math.sqrt(scale / SECTORS);
  };
  const pairs = [1, 2, 3].flatMap((order) => [wave(Math.cos, order, 2), wave(Math.sin, order, 2)]);
  return [wave(Math.cos, 0, 1), ...pairs, wave(Math.cos, 4, 1)];
}

/** Splits an amount between the two sectors whose centers are next to a direction. */
function addDirection(sectors: Float64Array, direction: number, amount: number): void {
  const place = ((direction / Math.PI) * SECTORS + SECTORS) % SECTORS;
  const before = Math.floor(place) % SECTORS;
  const part = place - Math.floor(place);
  add(sectors, before, amount * (1 - part));
  add(sectors, (before + 1) % SECTORS, amount * part);
}

function rootShares(amounts: Float64Array, total: number): Float64Array {
  return amounts.map((amount) => Math.sqrt(amount / (total + MIN_STRENGTH)));
}

/** Describes the directions of the edges: harmonics, weighted by strength. */
function directionPart(strength: Float64Array, direction: Float64Array): number[] {
  const sectors = new Float64Array(SECTORS);
  let total = 0;
  strength.forEach((amount, index) => {
    addDirection(sectors, direction[index] ?? 0, amount);
    total += amount;
  });
  return harmonics(rootShares(sectors, total));
}

/** Describes how many edges are faint and how many are strong. */
function strengthPart(strength: Float64Array): number[] {
  const bins = new Float64Array(STRENGTH_BINS);
  for (const amount of strength) add(bins, Math.min(STRENGTH_BINS - 1, Math.floor(amount * STRENGTH_BINS)), 1);
  return [...rootShares(bins, strength.length)];
}

/** Describes how unevenly the edges are distributed, at full, half, quarter and eighth size. */
function scalePart(strength: Float64Array, fullEdge: number): number[] {
  const deviations: number[] = [];
  let plane = strength;
  let edge = fullEdge;
  for (let scale = 0; scale < SCALES; scale += 1) {
    const mean = meanOf(plane);
    deviations.push(Math.sqrt(meanOf(plane.map((value) => (value - mean) ** 2))));
    plane = halved(plane, edge);
    edge /= 2;
  }
  return deviations;
}

/** Describes at which sizes and in which directions the edges recur: the spectrum by octave and direction. */
function spectrumPart(strength: Float64Array, edge: number, tiles: number): number[] {
  const power = powerSpectrum(strength, edge);
  const signed = (index: number): number => (index > edge / 2 ? index - edge : index) / tiles;
  const rings = Array.from({ length: RINGS }, () => new Float64Array(SECTORS));
  let total = 0;
  power.forEach((amount, index) => {
    const across = signed(index % edge);
    const down = signed(Math.floor(index / edge));
    const frequency = Math.hypot(across, down);
    if (frequency < 1 || frequency >= 2 ** RINGS) return;
    const ring = rings[Math.floor(Math.log2(frequency))];
    if (!ring) return;
    addDirection(ring, Math.atan2(down, across), amount);
    total += amount;
  });
  return rings.flatMap((ring) => harmonics(rootShares(ring, total)));
}

/**
 * Returns the edge strengths relative to the strong edges of the same tile, 0 to 1, so that pale and bold palettes give
 * the same result.
 */
function relativeStrength(strength: Float64Array): Float64Array {
  const full = quantileOf(strength, FULL_STRENGTH_QUANTILE) + MIN_STRENGTH;
  return strength.map((value) => Math.min(1, value / full));
}

/**
 * Describes the drawing of a tile regardless of colors: edge directions (8 numbers), the spectrum of the edges in six
 * octaves (8 each), their strengths (4) and their unevenness at four scales (4). Shifts do not change it; a quarter
 * turn or a flip changes only signs (see `orientation.ts`).
 */
export function textureVector(lab: LabPicture): Float64Array {
  const { strength, direction } = edgeMap(lab);
  const relative = relativeStrength(strength);
  const coarse = halved(relative, lab.edge);
  return Float64Array.from([
    ...directionPart(relative, direction),
    ...spectrumPart(coarse, lab.edge / 2, lab.tiles),
    ...strengthPart(relative),
    ...scalePart(coarse, lab.edge / 2),
  ]);
}
