import type { IntakeLimits } from '../limits.ts';
import { Refusal } from '../upload-result.ts';
import type { SvgElement } from './svg-element.ts';

/** CSS pixels per unit (CSS Values 4, 6.2). */
const UNIT_PIXELS = new Map([
  ['', 1],
  ['px', 1],
  ['pt', 96 / 72],
  ['pc', 16],
  ['in', 96],
  ['cm', 96 / 2.54],
  ['mm', 96 / 25.4],
]);
const LENGTH = /^\s*([-+\d.eE]+)([a-z]*)\s*$/;

interface DrawingSize {
  readonly width: number;
  readonly height: number;
  readonly viewBox: readonly [number, number, number, number];
}

/** Returns the size of a drawing in CSS pixels and its view box, deriving one from the other if it is missing. */
export function drawingSize(root: SvgElement, limits: IntakeLimits): DrawingSize {
  const box = readViewBox(root.attributes.get('viewBox'));
  const width = readLength(root.attributes.get('width')) ?? box?.[2];
  const height = readLength(root.attributes.get('height')) ?? box?.[3];
  if (width === undefined || height === undefined)
    throw new Refusal('absurd-size', 'The drawing says neither its size nor its view box.');
  const viewBox = box ?? [0, 0, width, height];
  for (const [across, down] of [
    [width, height],
    [viewBox[2], viewBox[3]],
  ] as const)
    refuseAbsurd(across, down, limits);
  return { width, height, viewBox };
}

function refuseAbsurd(width: number, height: number, { side, proportion }: IntakeLimits): void {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  const isSensible = shorter >= 1 && longer <= side && longer / shorter <= proportion;
  if (!isSensible) throw new Refusal('absurd-size', `A side of a drawing may measure from 1 to ${side} px.`);
}

function readViewBox(text: string | undefined): readonly [number, number, number, number] | undefined {
  if (text === undefined) return undefined;
  const [x, y, width, height, ...more] = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const numbers = [x, y, width, height];
  if (x === undefined || y === undefined || width === undefined || height === undefined || more.length > 0)
    throw new Refusal('malformed', 'The view box of the drawing holds other than four numbers.');
  if (!numbers.every(Number.isFinite)) throw new Refusal('malformed', 'The view box of the drawing holds no numbers.');
  return [x, y, width, height];
}

/** Parses a length; returns undefined if it depends on the page, such as a percentage. */
function readLength(text: string | undefined): number | undefined {
  if (text === undefined || text.trim() === 'auto') return undefined;
  const [, number, unit = ''] = LENGTH.exec(text) ?? [];
  const pixels = UNIT_PIXELS.get(unit);
  if (number === undefined || pixels === undefined) return undefined;
  const length = Number(number) * pixels;
  if (!Number.isFinite(length)) throw new Refusal('malformed', 'The size of the drawing is no number.');
  return length;
}
