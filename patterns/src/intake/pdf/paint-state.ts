import { IDENTITY, type Matrix } from '../../files/vector/matrix.ts';
import type { PdfClip } from './pdf-clips.ts';
import type { PdfColors } from './pdf-colors.ts';
import { svgNumber } from './svg-numbers.ts';

interface Paint {
  readonly colors: PdfColors;
  readonly hex: string;
}

/** How things are painted (ISO 32000, 8.4). */
export interface PdfPaintState {
  readonly matrix: Matrix;
  readonly fill: Paint;
  readonly stroke: Paint;
  readonly lineWidth: number;
  readonly lineCap: number;
  readonly lineJoin: number;
  readonly miterLimit: number;
  readonly dash: readonly number[];
  readonly dashOffset: number;
  readonly fillAlpha: number;
  readonly strokeAlpha: number;
  /** As CSS calls it. */
  readonly blend: string;
  /** The clip that is in force. */
  readonly clip: PdfClip | null;
}

const BLACK: Paint = { colors: 1, hex: '#000000' };

/** The state in which a page begins. */
export const FIRST_STATE: PdfPaintState = {
  matrix: IDENTITY,
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
};

const CAPS = ['butt', 'round', 'square'];
const JOINS = ['miter', 'round', 'bevel'];
/** A line of no width is as thin as a program can draw it: thinner than anything that prints. */
const THINNEST = 0.1;

/** What is painted of a path. */
export interface PathUse {
  readonly isFilled: boolean;
  readonly isStroked: boolean;
  readonly isEvenOdd: boolean;
}

/** The attributes of a path that is painted. */
export function paintAttributes(state: PdfPaintState, { isFilled, isStroked, isEvenOdd }: PathUse): string {
  const parts = [`fill="${isFilled ? state.fill.hex : 'none'}"`];
  if (isFilled && isEvenOdd) parts.push('fill-rule="evenodd"');
  if (isFilled && state.fillAlpha < 1) parts.push(`fill-opacity="${svgNumber(state.fillAlpha)}"`);
  if (isStroked) parts.push(...strokeAttributes(state));
  if (state.blend !== 'normal') parts.push(`style="mix-blend-mode:${state.blend}"`);
  return parts.join(' ');
}

function strokeAttributes(state: PdfPaintState): string[] {
  const { stroke, lineWidth, lineCap, lineJoin, miterLimit, dash, dashOffset, strokeAlpha } = state;
  const parts = [
    `stroke="${stroke.hex}"`,
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

/** How far beyond its path a line may reach, in units of the page. */
export function strokeReach({ lineWidth, miterLimit, matrix: [a, b, c, d] }: PdfPaintState): number {
  const scale = Math.hypot(a, b) + Math.hypot(c, d);
  return Math.max(lineWidth, THINNEST) * Math.max(1, miterLimit) * scale;
}
