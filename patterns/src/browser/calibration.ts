/** Something of a known size that most people have at hand. */
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

/** Cards as ISO/IEC 7810 ID-1 has them; coins by their mints' published diameters. */
export const REFERENCE_OBJECTS: readonly [ReferenceObject, ...ReferenceObject[]] = [
  { slug: 'card', name: 'Bank card', widthMm: 85.6, heightMm: 53.98, isRound: false },
  coin('euro', '1 euro coin', 23.25),
  coin('quarter', 'US quarter', 24.26),
  coin('rupees', '10 rupee coin', 27),
];

/** How dense a screen is. Counted in device pixels, so that zooming in the browser does not spoil it. */
export interface ScreenCalibration {
  readonly devicePixelsPerCm: number;
}

/** CSS calls 96 px an inch, whatever the screen. */
export const NOMINAL_PIXELS_PER_CM = 96 / 2.54;
/** No screen is coarser than a wall of LEDs at 30 dpi, or finer than a phone at 1,000 dpi. */
const COARSEST = 30 / 2.54;
const FINEST = 1000 / 2.54;

/** The calibration under which so many mm are as wide as so many CSS pixels; null if no screen is like that. */
export function calibrationFrom(mm: number, cssPixels: number, devicePixelRatio: number): ScreenCalibration | null {
  return sane((cssPixels * devicePixelRatio) / (mm / 10));
}

/** Reads what `writeCalibration` wrote; null for anything else, or for what no screen is like. */
export function readCalibration(text: string | null): ScreenCalibration | null {
  if (text === null || !/^\d{1,4}(\.\d{1,4})?$/.test(text)) return null;
  return sane(Number(text));
}

/** A calibration as a short text. */
export function writeCalibration({ devicePixelsPerCm }: ScreenCalibration): string {
  return devicePixelsPerCm.toFixed(3);
}

/** How many CSS pixels make a cm of this screen; CSS's own word for it as long as nobody has measured. */
export function cssPixelsPerCm(calibration: ScreenCalibration | null, devicePixelRatio: number): number {
  return calibration ? calibration.devicePixelsPerCm / devicePixelRatio : NOMINAL_PIXELS_PER_CM;
}

function sane(devicePixelsPerCm: number): ScreenCalibration | null {
  return devicePixelsPerCm >= COARSEST && devicePixelsPerCm <= FINEST ? { devicePixelsPerCm } : null;
}
