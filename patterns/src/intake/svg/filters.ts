import { Refusal } from '../upload-result.ts';
import type { SvgElement } from './svg-element.ts';

/** Maximum size of a filter region, as a multiple of the filtered box. */
const MAX_REGION_SIZE = 4;
const MAX_PRIMITIVES = 24;
/** Largest numbers of a filter primitive, in user units; octaves of noise are a count. */
const LARGEST = new Map([
  ['stdDeviation', 500],
  ['radius', 50],
  ['numOctaves', 10],
  ['dx', 5000],
  ['dy', 5000],
  ['scale', 5000],
]);

/**
 * Refuses filters whose region or numbers are far beyond what is visible. `side` is the longer side of the view box.
 */
export function refuseAbsurdFilter(filter: SvgElement, side: number): void {
  const { attributes, children } = filter;
  const unit = attributes.get('filterUnits') === 'userSpaceOnUse' ? side : 1;
  for (const name of ['x', 'y', 'width', 'height'])
    refuseAbove(numbersOf(attributes.get(name), unit), MAX_REGION_SIZE * unit);
  if (children.length > MAX_PRIMITIVES) throw new Refusal('too-complex', 'A filter of the drawing has too many steps.');
  for (const child of children)
    for (const [name, largest] of LARGEST) refuseAbove(numbersOf(child.attributes.get(name), side), largest);
}

/** Returns the numbers of an attribute; percentages are relative to `whole`. */
function numbersOf(text: string | undefined, whole: number): number[] {
  const parts = (text ?? '').trim().split(/[\s,]+/);
  return parts.map((part) => (part.endsWith('%') ? (Number.parseFloat(part) / 100) * whole : Number.parseFloat(part)));
}

function refuseAbove(numbers: readonly number[], largest: number): void {
  if (numbers.some((number) => Math.abs(number) > largest))
    throw new Refusal('absurd-size', 'A filter of the drawing is absurdly large.');
}
