import type { AxisStudy, InnerReference } from './axis-features.ts';
import { colorDistance } from './frame.ts';

/** Evidence for or against one seam. */
export interface SeamEvidence {
  /** Jump at the seam, and the strongest inside the picture, in levels. */
  readonly jump: number;
  readonly innerJump: InnerReference;
  /** Mismatch at the seam, and the strongest inside the picture, in levels. */
  readonly mismatch: number;
  readonly innerMismatch: InnerReference;
  /** Strength with which the inner repeat suggests another size, and with which it fits this one; 0 to about 1. */
  readonly misfit: number;
  /** How far all likenesses of the picture to itself agree on another size. */
  readonly consensus: number;
  readonly fit: number;
}

/** Risk thresholds: suspect seams are shown to a reviewer, broken ones refused. */
export const SUSPECT_FROM = 0.5;
export const BROKEN_FROM = 0.98;

/** Avoid division by near zero for nearly flat pictures, in levels. */
const JUMP_FLOOR = 0.15;
const MISMATCH_FLOOR = 0.1;
/** For a picture with few lines, the limit is the 90th percentile of jumps times this factor. */
const HIGH_FACTOR = 1.25;

/** How far the limits rise if the inner repeat fits. */
const ROOM_OF_FIT = 0.35;

/** Tolerances of a border: maximum difference in width, and minimum strength relative to the strongest lines inside. */
const WIDTH_TOLERANCE = 0.15;
const FRAME_STRENGTH = 0.22;
const UNEVEN_FRAME_STRENGTH = 1.15;
const SAME_COLOR = 4;

/**
 * Returns the risk of a seam by logistic regression on how far each measure exceeds that of unbroken tiles:
 *
 *   risk = 1 / (1 + exp(4 - 80 a - 40 min(0.12, b) - 15 min(0.4, c) - 15 min(0.4, d) - 40 e - 40 f))
 *
 * where a, b compare mismatch and jump with the strongest boundary inside the picture, c, d with the strongest away from
 * its middle (a tile whose halves were slid has the same break there), each as the logarithm of the ratio beyond the
 * limit below, and e, f are the misfit and its consensus beyond their limits. Jumps alone, which fine speckles cause by
 * chance, make a seam suspect at most. If the inner repeat of a design fits its size, a seam may well be the strongest
 * of its few lines, so the limits rise with the fit.
 *
 * The weights were tuned by hand: false alarms on the intact tiles of the whole sample catalog, detection of broken
 * copies on three quarters of its tiles. `npm run bench:engine -- seam` reports the rates of the held-out quarter.
 */
export function seamRisk({ jump, innerJump, mismatch, innerMismatch, misfit, consensus, fit }: SeamEvidence): number {
  const jumpAgainst = (peak: number): number => jump / (Math.max(peak, innerJump.high * HIGH_FACTOR) + JUMP_FLOOR);
  const mismatchAgainst = (peak: number): number => mismatch / (peak + MISMATCH_FLOOR);
  const room = 1 + ROOM_OF_FIT * fit;
  const sum =
    80 * beyond(mismatchAgainst(innerMismatch.peak), 0.985 * room) +
    40 * Math.min(0.12, beyond(jumpAgainst(innerJump.peak), 0.985 * room)) +
    15 * Math.min(0.4, beyond(mismatchAgainst(innerMismatch.peakOffMiddle), 1.1 * room)) +
    15 * Math.min(0.4, beyond(jumpAgainst(innerJump.peakOffMiddle), 1.1 * room)) +
    40 * Math.max(0, misfit - 0.09) +
    40 * Math.max(0, consensus - 0.25);
  return 1 / (1 + Math.exp(4 - sum));
}

function beyond(ratio: number, limit: number): number {
  return ratio <= limit ? 0 : Math.log(ratio / limit);
}

/**
 * Returns the risk that a picture has a border: bands of one color along all four sides that are equally wide and end
 * in lines a quarter as strong as any inside or on flat lines of another color, or that are unevenly wide and end in
 * stronger lines than any inside. Bands that also occur inside the design are gutters, not a border.
 */
export function frameRisk(x: AxisStudy, y: AxisStudy): number {
  if (!x.frame || !y.frame || colorDistance(x.frame.color, y.frame.color) > SAME_COLOR) return 0;
  const frames = [x.frame, y.frame];
  if (frames.some(({ isGutter }) => isGutter)) return 0;
  const widths = frames.flatMap(({ first, last }) => [first, last]);
  const isEven = Math.max(...widths) - Math.min(...widths) <= Math.max(2, WIDTH_TOLERANCE * Math.max(...widths));
  const strengths = frames.map(({ isOnFlatGround, bandEdge, elsewhere }) =>
    isEven && isOnFlatGround ? 1 : bandEdge / (elsewhere + MISMATCH_FLOOR),
  );
  const strength = Math.min(...strengths);
  return 1 / (1 + Math.exp(-20 * (strength - (isEven ? FRAME_STRENGTH : UNEVEN_FRAME_STRENGTH))));
}
