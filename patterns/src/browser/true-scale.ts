const CM_PER_INCH = 2.54;

/** Units of rulers and lengths. */
export type LengthUnit = 'cm' | 'in';

/** How large so many pixels print, in cm: pixels / dpi * 2.54. */
export function printedCm(pixels: number, dpi: number): number {
  return (pixels / dpi) * CM_PER_INCH;
}

/** The resolution at which so many pixels print so large; the reverse of `printedCm`. */
export function printedDpi(pixels: number, cm: number): number {
  return (pixels * CM_PER_INCH) / cm;
}

/** A length in cm as a number of the given unit. */
export function inUnit(cm: number, unit: LengthUnit): number {
  return unit === 'cm' ? cm : cm / CM_PER_INCH;
}

/** A length as `29.6 cm` or `11.7 in`. */
export function formatLength(cm: number, unit: LengthUnit): string {
  return `${inUnit(cm, unit).toFixed(1)} ${unit}`;
}
