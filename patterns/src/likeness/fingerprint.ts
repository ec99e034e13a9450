import { edgeMap } from './edges.ts';
import { powerSpectrum } from './fourier.ts';
import { LIKENESS_EDGE, labPicture } from './lab-picture.ts';
import type { LabPicture } from './lab-picture.ts';
import type { Character, CharacterEnds } from './orientation.ts';
import { sortedByCharacter } from './orientation.ts';
import type { Picture } from './picture.ts';

/** The drawing of a tile, whatever its colours, place and orientation, in signed bytes. */
export type Fingerprint = Int8Array;

/** Waves of up to so many periods a tile are compared. */
const LARGEST_FREQUENCY = 10;
/** Change of colour in OKLab from which an edge counts as half an edge: however bold, it counts as one at most. */
const HALF_EDGE = 0.02;
/** Keeps a ring without any power from dividing by nothing. */
const LEAST_SHARE = 1e-9;
const LARGEST = 127;
/** Length of a fingerprint before it is rounded to bytes. */
const NORM = 400;

/** One number of a fingerprint: a sum or difference of the amplitudes of waves that turns and flips exchange. */
interface Term {
  readonly character: Character;
  /** The waves (periods across, periods down) with their signs. */
  readonly waves: readonly { readonly across: number; readonly down: number; readonly sign: 1 | -1 }[];
  /** Makes the terms of one wave an orthonormal change of basis. */
  readonly scale: number;
}

const SIGNS: Record<Character, readonly [1, 1 | -1, 1 | -1, 1 | -1]> = {
  0: [1, 1, 1, 1],
  1: [1, -1, 1, -1],
  2: [1, 1, -1, -1],
  3: [1, -1, -1, 1],
};

/** The terms of one wave and those that a quarter turn, a flip or both make of it. A half turn changes no power. */
function termsOf(across: number, down: number): Term[] {
  const laid = [
    [across, down],
    [-down, across],
    [-across, down],
    [down, across],
  ] as const;
  const isAlone = down === 0 || across === down;
  const characters: readonly Character[] = !isAlone ? [0, 1, 2, 3] : down === 0 ? [0, 1] : [0, 3];
  return characters.map((character) => ({
    character,
    waves: laid.map(([x, y], way) => ({ across: x, down: y, sign: SIGNS[character][way] ?? 1 })),
    // Of the four waves of an axis or a diagonal two are the same as the others.
    scale: 1 / Math.sqrt(isAlone ? 8 : 4),
  }));
}

function allTerms(): Term[] {
  const terms: Term[] = [];
  for (let across = 1; across <= LARGEST_FREQUENCY; across += 1) {
    for (let down = 0; down <= across; down += 1) {
      if (Math.hypot(across, down) <= LARGEST_FREQUENCY) terms.push(...termsOf(across, down));
    }
  }
  return terms;
}

const unsorted = allTerms();
const { order, ends } = sortedByCharacter(unsorted.map(({ character }) => character));
const TERMS = order.flatMap((index) => unsorted[index] ?? []);

/** Bytes of a fingerprint. */
export const FINGERPRINT_LENGTH = TERMS.length;

/** Where each character ends in a fingerprint. */
export const FINGERPRINT_ENDS: CharacterEnds = ends;

const cellOf = (across: number, down: number): number =>
  ((down + LIKENESS_EDGE) % LIKENESS_EDGE) * LIKENESS_EDGE + ((across + LIKENESS_EDGE) % LIKENESS_EDGE);

/** The mean power of the waves of about the same length, by rounded frequency. */
function ringMeans(power: Float64Array): number[] {
  const sums = Array.from({ length: LARGEST_FREQUENCY + 1 }, () => ({ power: 0, count: 0 }));
  for (let down = -LARGEST_FREQUENCY; down <= LARGEST_FREQUENCY; down += 1) {
    for (let across = -LARGEST_FREQUENCY; across <= LARGEST_FREQUENCY; across += 1) {
      const ring = sums[Math.round(Math.hypot(across, down))];
      if (!ring) continue;
      ring.power += power[cellOf(across, down)] ?? 0;
      ring.count += 1;
    }
  }
  return sums.map((ring) => ring.power / ring.count);
}

/** The fingerprint of a picture that is at hand in OKLab. */
export function fingerprintOfLab(lab: LabPicture): Fingerprint {
  const outline = edgeMap(lab).strength.map((strength) => strength / Math.hypot(strength, HALF_EDGE));
  const power = powerSpectrum(outline, LIKENESS_EDGE);
  const means = ringMeans(power);
  const amplitude = (across: number, down: number): number => {
    const mean = means[Math.round(Math.hypot(across, down))] ?? 0;
    return Math.sqrt((power[cellOf(across, down)] ?? 0) / (mean + LEAST_SHARE));
  };
  const values = TERMS.map(
    ({ waves, scale }) =>
      scale * waves.reduce((total, { across, down, sign }) => total + sign * amplitude(across, down), 0),
  );
  const norm = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) + LEAST_SHARE;
  return Int8Array.from(values, (value) => Math.max(-LARGEST, Math.min(LARGEST, Math.round((value / norm) * NORM))));
}

/** The fingerprint of one tile. Throws RangeError when the picture is empty or holds too few bytes. */
export function fingerprint(picture: Picture): Fingerprint {
  return fingerprintOfLab(labPicture(picture));
}
