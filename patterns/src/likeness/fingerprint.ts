import type { RepeatLayout } from '../core/lattice.ts';
import { edgeMap } from './edges.ts';
import { powerSpectrum } from './power-spectrum.ts';
import { labPicture } from './lab-picture.ts';
import type { LabPicture } from './lab-picture.ts';
import type { Character, CharacterEnds } from './orientation.ts';
import { sortedByCharacter } from './orientation.ts';
import type { Picture } from './picture.ts';
import { halved } from './planes.ts';

/** The drawing of a tile, whatever its colors, place and orientation, in signed bytes. */
export type Fingerprint = Int8Array;

/** Waves of up to so many periods a tile are compared. */
const MAX_FREQUENCY = 10;
/** Change of color in OKLab from which an edge counts as half an edge: however bold, it counts as one at most. */
const HALF_EDGE = 0.02;
/** Share of the whole power that keeps waves which are hardly there from being blown up. */
const MIN_SHARE = 1e-4;
const LARGEST = 127;
/** Length of a fingerprint before it is rounded to bytes. */
const NORM = 360;

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
    // Of the four waves of an axis or a diagonal two are the same as the others.
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

/** Bytes of a fingerprint. */
export const FINGERPRINT_LENGTH = TERMS.length;

/** Where each character ends in a fingerprint. */
export const FINGERPRINT_ENDS: CharacterEnds = ends;

/** The power of the wave with so many periods across and down a tile. */
type PowerOf = (across: number, down: number) => number;

/**
 * Reads the power of a wave. Two tiles along a side have waves between those of one tile: each is shared out evenly
 * among its nearest neighbors, so that a plain block laid out two by two would come out the same.
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

/** The mean power of the waves of about the same length, by rounded frequency. */
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
 * Where the outlines of a tile are, almost whatever its colors: every edge counts for about as much, be it bold or
 * faint. Faint ones are not raised altogether, or the noise of a lossy file would be.
 */
export function outlines(lab: LabPicture): Float64Array {
  return edgeMap(lab).strength.map((strength) => strength / Math.hypot(strength, HALF_EDGE));
}

/** The fingerprint of a picture that is at hand in OKLab. */
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
 * Tells the drawing of one tile from others, also from other seeds of its own design: the heights of the waves of which
 * its outlines are made, up to ten periods a tile, each relative to waves of its length. No shift changes them; turns
 * and flips exchange waves, which after a change of basis means changes of sign (see `orientation.ts`); a recolor moves
 * no outlines as long as neighboring colors stay apart. `layout` says how the tile repeats, a plain block when left
 * out. Throws RangeError when the picture is empty or holds too few bytes.
 */
export function fingerprint(picture: Picture, layout: RepeatLayout = 'block'): Fingerprint {
  return fingerprintOfLab(labPicture(picture, layout));
}
