import { hexToOkLab } from '../core/color.ts';
import type { OkLab } from '../core/color.ts';
import { transportCost } from './transport.ts';

/** A color of a palette and its amount. */
export interface PaletteColor {
  /** #rrggbb */
  readonly hex: string;
  /** Any positive amount; amounts are normalized by their sum. */
  readonly share: number;
}

/** Differences of hue and chroma weigh more than those of lightness, as in swatch extraction. */
const CHROMA_WEIGHT = 1.4;

/** Returns the perceived difference of two colors: the Euclidean distance in OKLab with a and b stretched. */
function colorDistance(left: OkLab, right: OkLab): number {
  const across = CHROMA_WEIGHT * (left.a - right.a);
  const along = CHROMA_WEIGHT * (left.b - right.b);
  return Math.hypot(left.lightness - right.lightness, across, along);
}

function sharesOf(palette: readonly PaletteColor[]): number[] {
  const total = palette.reduce((sum, { share }) => sum + share, 0);
  const isSound = palette.every(({ share }) => share >= 0) && total > 0 && Number.isFinite(total);
  if (!isSound) throw new RangeError('a palette needs colors, and shares that are not negative');
  return palette.map(({ share }) => share / total);
}

/**
 * Returns the dissimilarity of two lists of swatches: the earth mover's distance, which is the least work of recoloring
 * one into the other, amount of color times distance in OKLab. Computed exactly. 0 means the same colors in the same
 * shares; black against white is 1, the maximum between grays. It is symmetric, independent of order, and satisfies the
 * triangle inequality (Y. Rubner, C. Tomasi, L. Guibas 2000, "The earth mover's distance as a metric for image
 * retrieval"). Throws RangeError for an empty list, a negative share or a color that is not #rrggbb.
 */
export function paletteDistance(left: readonly PaletteColor[], right: readonly PaletteColor[]): number {
  const leftColors = left.map(({ hex }) => hexToOkLab(hex));
  const rightColors = right.map(({ hex }) => hexToOkLab(hex));
  const costs = leftColors.map((from) => rightColors.map((to) => colorDistance(from, to)));
  return transportCost(sharesOf(left), sharesOf(right), costs);
}
