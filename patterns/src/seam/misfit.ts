import type { Joint } from './joint.ts';
import type { SelfLikeness } from './self-likeness.ts';

/** Maximum width, as a share of the tile, of a missing or surplus strip. */
const MAX_STRIP_WIDTH = 0.08;
/** Share of the lags at either end that rest on too little of the picture. */
const MARGIN = 0.08;
/** Deviation of the edge strength, in levels, below which there is only noise to compare. */
const MIN_CONTRAST = 0.5;
/** Agreement below which a picture is assumed not to repeat within itself. */
const MIN_AGREEMENT = 0.45;
/** Agreements at the current size at which a fit starts to count and counts fully. */
const POOR_FIT = 0.45;
const GOOD_FIT = 0.85;
/** Deviation of the likeness from its mean that has full weight. */
const CLEAR_DEVIATION = 0.04;
/** Misfits below this occur on unbroken tiles too. */
const MIN_STRENGTH = 0.04;
/** Strips that differ by at most this many places are the same. */
const SAME_STRIP = 2;
/** Prefers the smaller strip among equal agreements. */
const WIDTH_PENALTY = 0.0005;

/** How the picture's inner repeat, if any, fits its size. */
export interface Misfit {
  /** 0: it fits, or there is none; about 1: it clearly fits a tile of another size. */
  readonly strength: number;
  /** Relative improvement in agreement of the picture's likenesses at another size; 0: they do not agree. */
  readonly consensus: number;
  /** How much wider the tile should be, as a share of its size; negative: narrower. */
  readonly missing: number;
  /** 0: no inner repeat is seen to fit; 1: one clearly does. */
  readonly fit: number;
}

const NONE: Misfit = { strength: 0, consensus: 0, missing: 0, fit: 0 };
const NO_STRIP = { strength: 0, strip: 0, fit: 0 };

/**
 * Detects a set design that was cropped on its flat ground: it shows no break, only a cell narrower than the others, but
 * the picture's self-similarity reveals it. On an unbroken tile of n places, the pairs of places (i, i + L) that do not
 * cross the seam and those that do, (i, i + L - n), are alike on average, so that the self-similarity without wrapping
 * is symmetric about n / 2:
 *
 *   shifted(L) = shifted(n - L), and for a design with mirror lines reflected(t) = reflected(t + n)
 *
 * If a strip of s places is missing, both hold for n + s instead. The search finds the strip for which the two sides
 * agree best (Pearson); the misfit is by how much they agree better than with no strip. Weak similarities count as well
 * if all of them, which come from different pairs of places, find the same strip.
 */
export function misfit({ shifted, reflected, places, contrast }: SelfLikeness, joint: Joint): Misfit {
  if (joint === 'mirrored' || contrast < MIN_CONTRAST) return NONE;
  const isStraight = joint === 'straight';
  const searches = [
    searchStrips(shifted.straight, isStraight ? shifted.straight : shifted.moved, places, acrossMiddle),
    searchStrips(reflected.straight, isStraight ? reflected.straight : reflected.moved, places, oneTileOn),
  ];
  const agreed = consensus(searches);
  if (isStraight) searches.push(searchStrips(shifted.moved, shifted.moved, places, acrossMiddle));
  const found = searches.map(clearMisfit);
  const worst = found.reduce((most, one) => (one.strength > most.strength ? one : most), NO_STRIP);
  const isAgreed = agreed.gain > 0 && searches.every(({ best }) => Math.abs(best - agreed.strip) <= SAME_STRIP);
  return {
    strength: worst.strength,
    consensus: isAgreed ? agreed.gain : 0,
    missing: (isAgreed ? agreed.strip : worst.strip) / places,
    fit: Math.max(...found.map(({ fit }) => fit)),
  };
}

/** Pairs of indices that are equal for an unbroken tile of `size` places. */
type Pairing = (size: number, places: number) => { from: number; to: number; partner: (index: number) => number };

const acrossMiddle: Pairing = (size, places) => {
  const margin = Math.round(places * MARGIN);
  return {
    from: Math.max(margin, size - places + 1),
    to: Math.min(size - margin, places - 1),
    partner: (lag) => size - lag,
  };
};

const oneTileOn: Pairing = (size, places) => {
  const margin = Math.round(places * MARGIN);
  return {
    from: margin,
    to: Math.min(2 * places - 2 - margin - size, places - margin),
    partner: (sum) => sum + size,
  };
};

/** The agreements with every strip from -widest to widest, and the best strip. */
interface StripSearch {
  readonly widest: number;
  readonly agreements: readonly Agreement[];
  readonly best: number;
}

function searchStrips(near: Float64Array, beyond: Float64Array, places: number, pairing: Pairing): StripSearch {
  const widest = Math.round(places * MAX_STRIP_WIDTH);
  const agreements = Array.from({ length: 2 * widest + 1 }, (_, index) =>
    agreement(near, beyond, pairing(places + index - widest, places)),
  );
  return { widest, agreements, best: bestStrip(agreements.map(({ correlation }) => correlation)) };
}

/** Returns the strip with the highest of the values, the middle one of which means no strip. */
function bestStrip(correlations: readonly number[]): number {
  const middle = (correlations.length - 1) / 2;
  const merit = (index: number): number => (correlations[index] ?? -1) - Math.abs(index - middle) * WIDTH_PENALTY;
  return correlations.reduce((best, _, index) => (merit(index) > merit(best) ? index : best), 0) - middle;
}

/** Returns the agreement of the picture at its current size, allowing for edges that are off by one place. */
function withoutStrip(correlations: readonly number[]): number {
  const middle = (correlations.length - 1) / 2;
  return Math.max(...correlations.slice(middle - 1, middle + 2));
}

/** Returns the misfit that one likeness clearly shows by itself. */
function clearMisfit({ widest, agreements, best }: StripSearch): { strength: number; strip: number; fit: number } {
  const found = agreements[best + widest] ?? { correlation: 0, deviation: 0 };
  const asItIs = withoutStrip(agreements.map(({ correlation }) => correlation));
  const fit = clamped((asItIs - POOR_FIT) / (GOOD_FIT - POOR_FIT)) * clamped(found.deviation / CLEAR_DEVIATION);
  const trust =
    clamped((found.correlation - MIN_AGREEMENT) / (1 - MIN_AGREEMENT)) * clamped(found.deviation / CLEAR_DEVIATION);
  const strength = Math.max(0, found.correlation - asItIs) * trust;
  // If the agreement still rises at the end of the search range, no peak was found.
  const isFound = Math.abs(best) < widest && strength >= MIN_STRENGTH;
  return isFound ? { strength, strip: best, fit } : { ...NO_STRIP, fit };
}

/**
 * Returns the strip that two likenesses agree on in the mean, and the share of their disagreement that it would remove.
 */
function consensus([first, second]: readonly StripSearch[]): { gain: number; strip: number } {
  if (!first || !second) return { gain: 0, strip: 0 };
  const means = first.agreements.map(
    ({ correlation }, index) => (correlation + (second.agreements[index]?.correlation ?? 0)) / 2,
  );
  const strip = bestStrip(means);
  if (Math.abs(strip) < 2 || Math.abs(strip) >= first.widest - 2) return { gain: 0, strip: 0 };
  const asItIs = withoutStrip(means);
  return { gain: ((means[strip + first.widest] ?? 0) - asItIs) / (1.05 - Math.min(0.95, asItIs)), strip };
}

function clamped(value: number): number {
  return Math.min(1, Math.max(0, value));
}

interface Agreement {
  readonly correlation: number;
  /** Geometric mean of the two standard deviations. */
  readonly deviation: number;
}

function agreement(near: Float64Array, beyond: Float64Array, { from, to, partner }: ReturnType<Pairing>): Agreement {
  const count = to - from + 1;
  if (count < 8) return { correlation: 0, deviation: 0 };
  let nearMean = 0;
  let beyondMean = 0;
  for (let index = from; index <= to; index += 1) {
    nearMean += (near[index] ?? 0) / count;
    beyondMean += (beyond[partner(index)] ?? 0) / count;
  }
  let product = 0;
  let nearSquare = 0;
  let beyondSquare = 0;
  for (let index = from; index <= to; index += 1) {
    const left = (near[index] ?? 0) - nearMean;
    const right = (beyond[partner(index)] ?? 0) - beyondMean;
    product += left * right;
    nearSquare += left * left;
    beyondSquare += right * right;
  }
  const scale = Math.sqrt(nearSquare * beyondSquare);
  return { correlation: product / (scale + 1e-12), deviation: Math.sqrt(scale / count) };
}
