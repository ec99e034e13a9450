const CM_PER_INCH = 2.54;

/** Length units of rulers. */
export type LengthUnit = 'cm' | 'in';

/** Returns the printed size of `pixels`, in cm: pixels / dpi * 2.54. */
export function printedCm(pixels: number, dpi: number): number {
  return (pixels / dpi) * CM_PER_INCH;
}

/** Returns the resolution at which `pixels` print at `cm`; the inverse of `printedCm`. */
export function printedDpi(pixels: number, cm: number): number {
  return (pixels * CM_PER_INCH) / cm;
}

/** Converts a length in cm to the given unit. */
export function inUnit(cm: number, unit: LengthUnit): number {
  return unit === 'cm' ? cm : cm / CM_PER_INCH;
}

/** Formats a length as `29.6 cm` or `11.7 in`. */
export function formatLength(cm: number, unit: LengthUnit): string {
  return `${inUnit(cm, unit).toFixed(1)} ${unit}`;
}
