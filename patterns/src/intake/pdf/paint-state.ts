import { IDENTITY, type Matrix } from '../../files/vector/matrix.ts';
import { clipAttribute, type PdfClip } from './pdf-clips.ts';
import type { PdfColors } from './pdf-colors.ts';
import type { PlacedGradient } from './pdf-gradients.ts';
import { svgNumber } from './svg-numbers.ts';

/** Paint of a fill or stroke. */
export interface PdfPaint {
  /** Color space of its colors; null if gradients are named instead. */
  readonly colors: PdfColors | null;
  readonly hex: string;
  /** The gradient used instead of a color. */
  readonly gradient: PlacedGradient | null;
}

/** The graphics state (ISO 32000, 8.4). */
export interface PdfPaintState {
  readonly matrix: Matrix;
  /** Maps the current content to the page, before its own operators; gradients are defined in its units. */
  readonly base: Matrix;
  readonly fill: PdfPaint;
  readonly stroke: PdfPaint;
  readonly lineWidth: number;
  readonly lineCap: number;
  readonly lineJoin: number;
  readonly miterLimit: number;
  readonly dash: readonly number[];
  readonly dashOffset: number;
  readonly fillAlpha: number;
  readonly strokeAlpha: number;
  /** CSS name of the blend mode. */
  readonly blend: string;
  /** The current clip. */
  readonly clip: PdfClip | null;
  /** The id of the current mask. */
  readonly mask: string | null;
}

const BLACK: PdfPaint = { colors: 1, hex: '#000000', gradient: null };

/** The initial state of a page. */
export const FIRST_STATE: PdfPaintState = {
  matrix: IDENTITY,
  base: IDENTITY,
  fill: BLACK,
  stroke: BLACK,
  lineWidth: 1,
  lineCap: 0,
  lineJoin: 0,
  miterLimit: 10,
  dash: [],
  dashOffset: 0,
  fillAlpha: 1,
  strokeAlpha: 1,
  blend: 'normal',
  clip: null,
  mask: null,
};

const CAPS = ['butt', 'round', 'square'];
const JOINS = ['miter', 'round', 'bevel'];
/** A zero-width line is as thin as the device can draw: thinner than anything that prints. */
const THINNEST = 0.1;

/** How a path is painted. */
export interface PathUse {
  readonly isFilled: boolean;
  readonly isStroked: boolean;
  readonly isEvenOdd: boolean;
}

/** Returns the attributes of a painted path; `write` formats a paint. */
export function paintAttributes(
  state: PdfPaintState,
  { isFilled, isStroked, isEvenOdd }: PathUse,
  write: (paint: PdfPaint) => string,
): string {
  const parts = [`fill="${isFilled ? write(state.fill) : 'none'}"`];
  if (isFilled && isEvenOdd) parts.push('fill-rule="evenodd"');
  if (isFilled && state.fillAlpha < 1) parts.push(`fill-opacity="${svgNumber(state.fillAlpha)}"`);
  if (isStroked) parts.push(...strokeAttributes(state, write(state.stroke)));
  return parts.join(' ');
}

function strokeAttributes(state: PdfPaintState, stroke: string): string[] {
  const { lineWidth, lineCap, lineJoin, miterLimit, dash, dashOffset, strokeAlpha } = state;
  const parts = [
    `stroke="${stroke}"`,
    `stroke-width="${svgNumber(Math.max(lineWidth, THINNEST))}"`,
    `stroke-linecap="${CAPS[lineCap] ?? 'butt'}"`,
    `stroke-linejoin="${JOINS[lineJoin] ?? 'miter'}"`,
    `stroke-miterlimit="${svgNumber(Math.max(1, miterLimit))}"`,
  ];
  if (dash.some((length) => length > 0)) {
    parts.push(`stroke-dasharray="${dash.map(svgNumber).join(' ')}"`, `stroke-dashoffset="${svgNumber(dashOffset)}"`);
  }
  if (strokeAlpha < 1) parts.push(`stroke-opacity="${svgNumber(strokeAlpha)}"`);
  return parts;
}

/** Returns the attributes for clipping, masking and blending a group. */
export function layerAttributes({ clip, mask, blend }: Pick<PdfPaintState, 'clip' | 'mask' | 'blend'>): string {
  const masked = mask === null ? '' : ` mask="url(#${mask})"`;
  const blended = blend === 'normal' ? '' : ` style="mix-blend-mode:${blend}"`;
  return clipAttribute(clip) + masked + blended;
}

/** Returns how far a stroke may extend beyond its path, in page units. */
export function strokeReach({ lineWidth, miterLimit, matrix: [a, b, c, d] }: PdfPaintState): number {
  const scale = Math.hypot(a, b) + Math.hypot(c, d);
  return Math.max(lineWidth, THINNEST) * Math.max(1, miterLimit) * scale;
}
