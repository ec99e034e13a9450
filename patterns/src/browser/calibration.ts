/** A common object of known size. */
export interface ReferenceObject {
  readonly slug: 'card' | 'euro' | 'quarter' | 'rupees';
  readonly name: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly isRound: boolean;
}

const coin = (slug: ReferenceObject['slug'], name: string, widthMm: number): ReferenceObject => ({
  slug,
  name,
  widthMm,
  heightMm: widthMm,
  isRound: true,
});

/** Cards follow ISO/IEC 7810 ID-1; coin diameters are those published by their mints. */
export const REFERENCE_OBJECTS: readonly [ReferenceObject, ...ReferenceObject[]] = [
  { slug: 'card', name: 'Bank card', widthMm: 85.6, heightMm: 53.98, isRound: false },
  coin('euro', '1 euro coin', 23.25),
  coin('quarter', 'US quarter', 24.26),
  coin('rupees', '10 rupee coin', 27),
];

/** The density of a screen, in device pixels so that browser zoom does not affect it. */
export interface ScreenCalibration {
  readonly devicePixelsPerCm: number;
}

/** CSS defines 96 px as one inch on every screen. */
export const NOMINAL_PIXELS_PER_CM = 96 / 2.54;
/** Plausible range: from an LED wall at 30 dpi to a phone at 1,000 dpi. */
const COARSEST = 30 / 2.54;
const FINEST = 1000 / 2.54;

/** Returns the calibration at which `mm` is as wide as `cssPixels`, or null if no screen has that density. */
export function calibrationFrom(mm: number, cssPixels: number, devicePixelRatio: number): ScreenCalibration | null {
  return sane((cssPixels * devicePixelRatio) / (mm / 10));
}

/** Parses the output of `writeCalibration`; returns null for anything else or an implausible density. */
export function readCalibration(text: string | null): ScreenCalibration | null {
  if (text === null || !/^\d{1,4}(\.\d{1,4})?$/.test(text)) return null;
  return sane(Number(text));
}

/** Serializes a calibration. */
export function writeCalibration({ devicePixelsPerCm }: ScreenCalibration): string {
  return devicePixelsPerCm.toFixed(3);
}

/** Returns the CSS pixels per cm of this screen; without a calibration, the nominal value of CSS. */
export function cssPixelsPerCm(calibration: ScreenCalibration | null, devicePixelRatio: number): number {
  return calibration ? calibration.devicePixelsPerCm / devicePixelRatio : NOMINAL_PIXELS_PER_CM;
}

function sane(devicePixelsPerCm: number): ScreenCalibration | null {
  return devicePixelsPerCm >= COARSEST && devicePixelsPerCm <= FINEST ? { devicePixelsPerCm } : null;
}
