import type { Joint } from './joint.ts';
import type { SelfLikeness } from './self-likeness.ts';

/** The widest strip, as a share of the tile, that is looked for as missing or surplus. */
const WIDEST_STRIP = 0.08;
/** Share of the lags at either end that rest on too little of the picture. */
const MARGIN = 0.08;
/** Deviation of the edges' strength, in levels, below which there is only noise to compare. */
const LEAST_CONTRAST = 0.5;
/** Agreement below which a picture is not taken to repeat within itself at all. */
const LEAST_AGREEMENT = 0.45;
/** Agreements with the size as it is from which a fit begins to be believed, and is. */
const POOR_FIT = 0.45;
const GOOD_FIT = 0.85;
/** Deviation of the likeness from its mean that counts in full. */
const CLEAR_DEVIATION = 0.04;
/** Misfits below this are found on unbroken tiles too. */
const LEAST_STRENGTH = 0.04;
/** Of equal agreements the one with the smaller strip is taken. */
const WIDTH_PENALTY = 0.0005;

/** How the picture's inner repeat, if it has one, goes with its own size. */
export interface Misfit {
  /** 0: it fits, or there is none; about 1: it clearly would fit a tile of another size. */
  readonly strength: number;
  /** How much wider the tile should be, as a share of its size; negative: narrower. */
  readonly missing: number;
  /** 0: no inner repeat is seen to fit; 1: it clearly does. */
  readonly fit: number;
}

const NONE: Misfit = { strength: 0, missing: 0, fit: 0 };

/**
 * A set design cut on its flat ground shows no break at all, only a cell that is narrower than the others. What gives
 * it away is the picture's likeness to itself. On an unbroken tile of n places the pairs of places (i, i + L) that do
 * not cross the seam and those that do, (i, i + L - n), are alike in the mean, so that the likeness to itself without
 * wrapping is symmetric about n / 2:
 *
 *   shifted(L) = shifted(n - L), and for a design with mirror lines reflected(t) = reflected(t + n)
 *
 * When a strip of s places is missing, both hold for n + s instead. So the strip is sought for which the two sides agree
 * best (Pearson), and the misfit is by how much they agree better than with none.
 */
export function misfit({ shifted, reflected, places, contrast }: SelfLikeness, joint: Joint): Misfit {
  if (joint === 'mirrored' || contrast < LEAST_CONTRAST) return NONE;
  const isStraight = joint === 'straight';
  const found = [
    bestStrip(shifted.straight, isStraight ? shifted.straight : shifted.moved, places, acrossMiddle),
    bestStrip(reflected.straight, isStraight ? reflected.straight : reflected.moved, places, oneTileOn),
  ];
  if (isStraight) found.push(bestStrip(shifted.moved, shifted.moved, places, acrossMiddle));
  const worst = found.reduce((most, one) => (one.strength > most.strength ? one : most), NONE);
  return { ...worst, fit: Math.max(...found.map(({ fit }) => fit)) };
}

/** The pairs of indices that an unbroken tile of `size` places holds equal. */
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

function bestStrip(near: Float64Array, beyond: Float64Array, places: number, pairing: Pairing): Misfit {
  const widest = Math.round(places * WIDEST_STRIP);
  const agreementWith = (strip: number): Agreement => agreement(near, beyond, pairing(places + strip, places));
  let best = 0;
  let bestMerit = Number.NEGATIVE_INFINITY;
  let bestFound: Agreement = { correlation: 0, deviation: 0 };
  for (let strip = -widest; strip <= widest; strip += 1) {
    const found = agreementWith(strip);
    const merit = found.correlation - Math.abs(strip) * WIDTH_PENALTY;
    if (merit <= bestMerit) continue;
    best = strip;
    bestMerit = merit;
    bestFound = found;
  }
  const asItIs = Math.max(...[-1, 0, 1].map((strip) => agreementWith(strip).correlation));
  const fit = clamped((asItIs - POOR_FIT) / (GOOD_FIT - POOR_FIT)) * clamped(bestFound.deviation / CLEAR_DEVIATION);
  // The agreement still rises at the end of the search: no peak was found.
  if (Math.abs(best) === widest) return { ...NONE, fit };
  const trust =
    clamped((bestFound.correlation - LEAST_AGREEMENT) / (1 - LEAST_AGREEMENT)) *
    clamped(bestFound.deviation / CLEAR_DEVIATION);
  const strength = Math.max(0, bestFound.correlation - asItIs) * trust;
  return strength < LEAST_STRENGTH ? { ...NONE, fit } : { strength, missing: best / places, fit };
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
