import type { LengthUnit } from './true-scale.ts';
import { inUnit } from './true-scale.ts';

/** A tick of a ruler. */
export interface RulerMark {
  /** Position along the ruler, 0 to 1. */
  readonly at: number;
  /** The number next to a long tick, the last one with the unit; null for a short tick. */
  readonly label: string | null;
}

/** The measured span of a ruler. */
export interface RulerSpan {
  /** Length of the span. */
  readonly lengthCm: number;
  readonly unit: LengthUnit;
  /** How many labels fit without touching; 8 by default. */
  readonly maxLabels?: number;
  /** Width of a label as a share of the ruler, 0 to 1; 0.06 by default. */
  readonly labelShare?: number;
}

/** Distances between long ticks, each with the number of short intervals in it. */
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
 * Returns the ticks of a ruler that starts at 0, in order: as many labels as fit, at round distances, none so close to
 * the end that it would be cut off.
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
