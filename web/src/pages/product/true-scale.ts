const CM_PER_INCH = 2.54;
const DPI = 300;
const PIXELS = 3500;

/** Units of the ruler. */
export type LengthUnit = 'cm' | 'in';

/** How much cloth the stage shows across. */
export const STAGE_CM = 64;
/** The smallest repeat to look at. */
export const SMALLEST_CM = 6;
/** How large a tile of 3500 px prints at 300 dpi: pixels / dpi * 2.54, to a millimetre. */
export const TRUE_CM = Math.round((PIXELS / DPI) * CM_PER_INCH * 10) / 10;

/** A length as `29.6 cm` or `11.7 in`. */
export function formatLength(cm: number, unit: LengthUnit): string {
  return `${(unit === 'cm' ? cm : cm / CM_PER_INCH).toFixed(1)} ${unit}`;
}

/** A mark of the ruler. */
export interface RulerMark {
  readonly label: string;
  /** Where it stands, in hundredths of the stage's width. */
  readonly percent: number;
}

const STEP: Readonly<Record<LengthUnit, number>> = { cm: 10, in: 5 };

/** The marks of the ruler: every 10 cm or 5 inches, the unit behind the last. */
export function rulerMarks(unit: LengthUnit): readonly RulerMark[] {
  const stage = unit === 'cm' ? STAGE_CM : STAGE_CM / CM_PER_INCH;
  const step = STEP[unit];
  const count = Math.floor((stage * 0.97) / step) + 1;
  return Array.from({ length: count }, (_, index) => ({
    label: index === count - 1 ? `${index * step} ${unit}` : String(index * step),
    percent: ((index * step) / stage) * 100,
  }));
}
