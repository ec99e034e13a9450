import type { OkLab } from '../core/color.ts';
import type { LabPicture } from './lab-picture.ts';
import { add } from './planes.ts';

/** Numbers in a color vector: 8 grays, then 12 hues, each dark and light. */
export const COLOR_LENGTH = 32;

const GRAYS = 8;
const HUES = 12;
/** Chroma at which a color starts to count as colored, and the width of the transition to fully colored. */
const GRAY_CHROMA = 0.02;
const CHROMA_PASSAGE = 0.04;
/** Lightness between dark and light hues, and the width of the transition. */
const MIDDLE_LIGHTNESS = 0.72;
const LIGHTNESS_PASSAGE = 0.2;

const clamped = (value: number): number => Math.min(1, Math.max(0, value));

function addGray(histogram: Float64Array, lightness: number, weight: number): void {
  const place = clamped(lightness) * (GRAYS - 1);
  const darker = Math.min(GRAYS - 2, Math.floor(place));
  add(histogram, darker, weight * (1 - (place - darker)));
  add(histogram, darker + 1, weight * (place - darker));
}

function addHue(histogram: Float64Array, hue: number, lightness: number, weight: number): void {
  const place = ((hue / (2 * Math.PI)) * HUES + HUES) % HUES;
  const before = Math.floor(place) % HUES;
  const dark = clamped((MIDDLE_LIGHTNESS - lightness) / LIGHTNESS_PASSAGE + 0.5);
  for (const [bin, part] of [
    [before, 1 - (place - Math.floor(place))],
    [(before + 1) % HUES, place - Math.floor(place)],
  ] as const) {
    add(histogram, GRAYS + 2 * bin, weight * part * dark);
    add(histogram, GRAYS + 2 * bin + 1, weight * part * (1 - dark));
  }
}

function addColor(histogram: Float64Array, { lightness, a, b }: OkLab, weight: number): void {
  const colored = clamped((Math.hypot(a, b) - GRAY_CHROMA) / CHROMA_PASSAGE);
  if (colored < 1) addGray(histogram, lightness, weight * (1 - colored));
  if (colored > 0) addHue(histogram, Math.atan2(b, a), lightness, weight * colored);
}

function rootShares(histogram: Float64Array, total: number): Float64Array {
  return histogram.map((amount) => Math.sqrt(amount / total));
}

/**
 * Describes the colors of a picture regardless of position: the square roots of a soft histogram over grays and hues,
 * so that the vector has length 1 and the Euclidean distance of two vectors is the Hellinger distance of their
 * histograms times √2.
 */
export function colorVector({ lightness, a, b }: LabPicture): Float64Array {
  const histogram = new Float64Array(COLOR_LENGTH);
  for (let index = 0; index < lightness.length; index += 1) {
    addColor(histogram, { lightness: lightness[index] ?? 0, a: a[index] ?? 0, b: b[index] ?? 0 }, 1);
  }
  return rootShares(histogram, lightness.length);
}

/**
 * Returns the vector of a picture consisting of just these colors, weighted by their shares, which need not add up to
 * 1.
 */
export function paletteVector(colors: readonly { readonly color: OkLab; readonly share: number }[]): Float64Array {
  const histogram = new Float64Array(COLOR_LENGTH);
  for (const { color, share } of colors) addColor(histogram, color, share);
  return rootShares(
    histogram,
    colors.reduce((total, { share }) => total + share, 0),
  );
}
