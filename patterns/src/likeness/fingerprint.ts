import type { RepeatLayout } from '../core/lattice.ts';
import { edgeMap } from './edges.ts';
import { powerSpectrum } from './power-spectrum.ts';
import { labPicture } from './lab-picture.ts';
import type { LabPicture } from './lab-picture.ts';
import type { Character, CharacterEnds } from './orientation.ts';
import { sortedByCharacter } from './orientation.ts';
import type { Picture } from './picture.ts';
import { halved } from './planes.ts';

/** The drawing of a tile regardless of colors, position and orientation, in signed bytes. */
export type Fingerprint = Int8Array;

/** Maximum number of periods per tile of the compared waves. */
const MAX_FREQUENCY = 10;
/** Color difference in OKLab at which an edge counts as half an edge; no edge counts as more than one. */
const HALF_EDGE = 0.02;
/** Share of the total power that keeps very weak waves from being amplified. */
const MIN_SHARE = 1e-4;
const LARGEST = 127;
/** Length of a fingerprint before it is rounded to bytes. */
const NORM = 360;

/** One number of a fingerprint: a sum or difference of the amplitudes of waves that rotations and flips swap. */
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

/**
 * Returns the terms of a wave and its images under a quarter turn, a flip or both. A half turn leaves the power
 * unchanged.
 */
function termsOf(across: number, down: number): Term[] {
  const oriented = [
    [across, down],
    [-down, across],
    [-across, down],
    [down, across],
  ] as const;
  const isAlone = down === 0 || across === down;
  const characters: readonly Character[] = !isAlone ? [0, 1, 2, 3] : down === 0 ? [0, 1] : [0, 3];
  return characters.map((character) => ({
    character,
    waves: oriented.map(([x, y], way) => ({ across: x, down: y, sign: SIGNS[character][way] ?? 1 })),
    // For a wave on an axis or a diagonal, two of the four are duplicates.
    scale: 1 / Math.sqrt(isAlone ? 8 : 4),
  }));
}

function allTerms(): Term[] {
  const terms: Term[] = [];
  for (let across = 1; across <= MAX_FREQUENCY; across += 1) {
    for (let down = 0; down <= across; down += 1) {
      if (Math.hypot(across, down) <= MAX_FREQUENCY) terms.push(...termsOf(across, down));
    }
  }
  return terms;
}

const unsorted = allTerms();
const { order, ends } = sortedByCharacter(unsorted.map(({ character }) => character));
const TERMS = order.flatMap((index) => unsorted[index] ?? []);

/** Number of bytes of a fingerprint. */
export const FINGERPRINT_LENGTH = TERMS.length;

/** Where each character ends in a fingerprint. */
export const FINGERPRINT_ENDS: CharacterEnds = ends;

/** The power of the wave with the given periods across and down a tile. */
type PowerOf = (across: number, down: number) => number;

/**
 * Returns a function that reads the power of a wave. With two tiles per side, there are waves between those of one
 * tile: each is split evenly among its nearest neighbors, so that a plain block laid out two by two gives the same
 * result.
 */
function powerReader(power: Float64Array, edge: number, tiles: number): PowerOf {
  const cell = (across: number, down: number): number =>
    power[((down + edge) % edge) * edge + ((across + edge) % edge)] ?? 0;
  if (tiles === 1) return cell;
  const shares = [
    [-1, 0.5],
    [0, 1],
    [1, 0.5],
  ] as const;
  return (across, down) => {
    let sum = 0;
    for (const [right, rightShare] of shares) {
      for (const [below, belowShare] of shares) {
        sum += rightShare * belowShare * cell(tiles * across + right, tiles * down + below);
      }
    }
    return sum;
  };
}

/** Returns the mean power of waves of similar length, by rounded frequency. */
function ringMeans(powerOf: PowerOf): number[] {
  const sums = Array.from({ length: MAX_FREQUENCY + 1 }, () => ({ power: 0, count: 0 }));
  for (let down = -MAX_FREQUENCY; down <= MAX_FREQUENCY; down += 1) {
    for (let across = -MAX_FREQUENCY; across <= MAX_FREQUENCY; across += 1) {
      const ring = sums[Math.round(Math.hypot(across, down))];
      if (!ring) continue;
      ring.power += powerOf(across, down);
      ring.count += 1;
    }
  }
  return sums.map((ring) => ring.power / ring.count);
}

/**
 * Returns the outlines of a tile, nearly independent of its colors: every edge counts about the same, bold or faint.
 * Very faint ones are not fully amplified, or the noise of a lossy file would be.
 */
export function outlines(lab: LabPicture): Float64Array {
  return edgeMap(lab).strength.map((strength) => strength / Math.hypot(strength, HALF_EDGE));
}

/** Returns the fingerprint of a picture already in OKLab. */
export function fingerprintOfLab(lab: LabPicture): Fingerprint {
  const edge = lab.edge / 2;
  const power = powerSpectrum(halved(outlines(lab), lab.edge), edge);
  const powerOf = powerReader(power, edge, lab.tiles);
  const least = MIN_SHARE * power.reduce((sum, value) => sum + value, 0) + Number.MIN_VALUE;
  const means = ringMeans(powerOf);
  const height = (across: number, down: number): number => {
    const mean = means[Math.round(Math.hypot(across, down))] ?? 0;
    return Math.sqrt(Math.sqrt(powerOf(across, down) / (mean + least)));
  };
  const values = TERMS.map(
    ({ waves, scale }) =>
      scale * waves.reduce((total, { across, down, sign }) => total + sign * height(across, down), 0),
  );
  const norm = Math.hypot(...values) || 1;
  return Int8Array.from(values, (value) => Math.max(-LARGEST, Math.min(LARGEST, Math.round((value / norm) * NORM))));
}

/**
 * Identifies the drawing of one tile among others, including other seeds of the same design: the heights of the waves
 * that make up its outlines, up to ten periods per tile, each relative to waves of its length. Shifts do not change
 * them; rotations and flips swap waves, which after a change of basis only changes signs (see `orientation.ts`); a
 * recolor moves no outlines as long as neighboring colors stay distinct. `layout` is the tile's repeat layout, a plain
 * block by default. Throws RangeError if the picture is empty or holds too few bytes.
 */
export function fingerprint(picture: Picture, layout: RepeatLayout = 'block'): Fingerprint {
  return fingerprintOfLab(labPicture(picture, layout));
}
