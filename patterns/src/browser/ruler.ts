import type { LengthUnit } from './true-scale.ts';
import { inUnit } from './true-scale.ts';

/** A mark of a ruler. */
export interface RulerMark {
  /** Where it stands, 0 at the ruler's start and 1 at its end. */
  readonly at: number;
  /** The number beside a long mark, with the unit at the last; null beside a short one. */
  readonly label: string | null;
}

/** A piece of a ruler. */
export interface RulerSpan {
  /** How much it measures. */
  readonly lengthCm: number;
  readonly unit: LengthUnit;
  /** How many numbers fit along it without touching; 8 when left out. */
  readonly maxLabels?: number;
  /** How much of the ruler a number takes up, 0 to 1; 0.06 when left out. */
  readonly labelShare?: number;
}

/** Distances of long marks, each with how many parts the short marks make of it. */
const STEPS = [
  { long: 1, parts: 10 },
  { long: 2, parts: 4 },
  { long: 5, parts: 5 },
  { long: 10, parts: 5 },
  { long: 20, parts: 4 },
  { long: 50, parts: 5 },
  { long: 100, parts: 5 },
] as const;
const WIDEST = { long: 200, parts: 4 } as const;

/**
 * The marks of a ruler that starts at 0, in order: as many numbers as fit, at round distances, and none so near the
 * end that it would be cut off.
 */
export function rulerMarks({ lengthCm, unit, maxLabels = 8, labelShare = 0.06 }: RulerSpan): readonly RulerMark[] {
  const length = inUnit(lengthCm, unit);
  const { long, parts } = STEPS.find((step) => length / step.long <= maxLabels) ?? WIDEST;
  const count = Math.floor((length / long) * parts + 1e-9) + 1;
  const lastLabeled = Math.floor((length * (1 - labelShare)) / long) * parts;
  return Array.from({ length: count }, (_, index) => {
    const isLong = index % parts === 0 && index <= lastLabeled;
    const words = String((index / parts) * long) + (index === lastLabeled ? ` ${unit}` : '');
    return { at: ((index / parts) * long) / length, label: isLong ? words : null };
  });
}
