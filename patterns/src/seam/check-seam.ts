import type { RepeatLayout } from '../core/lattice.ts';
import type { AxisStudy } from './axis-features.ts';
import { seamJump, seamMismatch, studyAxis } from './axis-features.ts';
import type { Axis, EdgeLines, RgbPicture } from './edge-lines.ts';
import { edgeLines } from './edge-lines.ts';
import type { Joint } from './joint.ts';
import { jointOf } from './joint.ts';
import { misfit } from './misfit.ts';
import type { SeamEvidence } from './seam-rule.ts';
import { BROKEN_FROM, SUSPECT_FROM, frameRisk, seamRisk } from './seam-rule.ts';
import type { Stretch } from './stretches.ts';
import { failingStretches } from './stretches.ts';

/** `seamless`: no break found. `suspect`: show the overlay and ask. `broken`: does not repeat in this layout. */
export type SeamResult = 'seamless' | 'suspect' | 'broken';

/** Findings at the seam of one axis. */
export interface AxisReport extends SeamEvidence {
  /** From 0, no break, to 1, certainly broken. */
  readonly risk: number;
  /**
   * Pixels by which the picture would have to be wider (negative: narrower) for its inner repeat to fit; 0 if it fits.
   */
  readonly missingPixels: number;
  /** Where along the seam it fails, in pixels; empty if it does not. */
  readonly stretches: readonly Stretch[];
}

/** Whether a picture repeats in one layout, with the evidence. */
export interface SeamReport {
  readonly layout: RepeatLayout;
  readonly result: SeamResult;
  /** From 0, seamless, to 1, certainly broken: the worst of the axes and of the frame. */
  readonly score: number;
  /** Whether the picture has a border of one color all around, which shows as a grid when it repeats. */
  readonly isFramed: boolean;
  readonly axes: Readonly<Record<Axis, AxisReport>>;
  /**
   * If the requested layout fails: the layout in which the picture is seamless. Never mirror, which makes anything
   * seamless.
   */
  readonly fits: RepeatLayout | null;
}

/** Minimum side, in pixels, of a picture whose seams can be checked. */
export const MIN_SEAM_SIDE = 64;
/** Layouts that a picture must be designed for, most common first. */
const DELIBERATE_LAYOUTS: readonly RepeatLayout[] = ['block', 'half-drop', 'brick'];

/**
 * Checks whether a picture repeats without a seam in a layout. The edges are judged by the picture's own lines: a seam
 * may be as strong as the boundaries inside the picture, and its inner repeat, if any, must fit its size. Throws
 * RangeError for a picture with a side under 64 px.
 */
export function checkSeam(picture: RgbPicture, layout: RepeatLayout): SeamReport {
  const study = studySeams(edgeLines(refusedWhenSmall(picture)));
  const asked = seamOf(study, layout);
  return { ...asked, fits: asked.result === 'seamless' ? null : fittingLayout(study, layout) };
}

/** Layout-independent data about the edges of a picture. */
export interface SeamStudy extends Readonly<Record<Axis, AxisStudy>> {
  readonly width: number;
  readonly height: number;
}

/** Studies the edges of a picture once for all layouts. */
export function studySeams({ x, y }: Readonly<Record<Axis, EdgeLines>>): SeamStudy {
  return { x: studyAxis(x), y: studyAxis(y), width: x.lines.length, height: y.lines.length };
}

/**
 * Returns a layout other than the requested one in which the picture is seamless, out of those it must be designed for;
 * null if there is none.
 */
export function fittingLayout(study: SeamStudy, asked: RepeatLayout): RepeatLayout | null {
  const fitting = DELIBERATE_LAYOUTS.filter((layout) => layout !== asked)
    .map((layout) => seamOf(study, layout))
    .filter(({ result }) => result === 'seamless')
    .toSorted((left, right) => left.score - right.score);
  return fitting[0]?.layout ?? null;
}

function refusedWhenSmall(picture: RgbPicture): RgbPicture {
  if (Math.min(picture.width, picture.height) < MIN_SEAM_SIDE)
    throw new RangeError(`A seam check needs at least ${MIN_SEAM_SIDE} px on either side.`);
  return picture;
}

/** Checks whether a studied picture repeats in a layout. */
export function seamOf(study: SeamStudy, layout: RepeatLayout): Omit<SeamReport, 'fits'> {
  const frame = frameRisk(study.x, study.y);
  const isFramed = frame >= SUSPECT_FROM;
  const axes = {
    x: axisReport(study.x, jointOf(layout, 'x'), study.height, isFramed),
    y: axisReport(study.y, jointOf(layout, 'y'), study.width, isFramed),
  };
  const score = Math.max(frame, axes.x.risk, axes.y.risk);
  return { layout, result: resultOf(score), score, isFramed, axes };
}

function axisReport(study: AxisStudy, joint: Joint, length: number, isFramed: boolean): AxisReport {
  const { edges, jump, mismatch, likeness } = study;
  const profile = new Float32Array(edges.samples);
  const { strength, consensus, missing, fit } = misfit(likeness, joint);
  const evidence: SeamEvidence = {
    jump: seamJump(edges, joint),
    innerJump: jump,
    mismatch: seamMismatch(edges, joint, profile),
    innerMismatch: mismatch,
    misfit: strength,
    consensus,
    fit,
  };
  const risk = seamRisk(evidence);
  const isFailing = risk >= SUSPECT_FROM;
  const whole = [{ from: 0, to: length }];
  return {
    ...evidence,
    risk,
    missingPixels: isFailing ? Math.round(missing * edges.lines.length) : 0,
    stretches: isFailing ? failingStretches(profile, mismatch.high, length) : isFramed ? whole : [],
  };
}

function resultOf(score: number): SeamResult {
  if (score >= BROKEN_FROM) return 'broken';
  return score >= SUSPECT_FROM ? 'suspect' : 'seamless';
}
