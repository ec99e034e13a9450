/** Color models of a file or its profile. */
export type ColorModel = 'rgb' | 'grey' | 'indexed' | 'cmyk' | 'other';

/** Properties of a color profile derived from its numbers; its name is not trusted. */
export interface ColorProfile {
  readonly space: 'srgb' | 'adobe-rgb' | 'display-p3' | 'other' | 'broken';
  readonly model: Exclude<ColorModel, 'indexed'>;
}

/** The profile of a file declared as sRGB without an embedded one. */
export const SRGB: ColorProfile = { space: 'srgb', model: 'rgb' };

const HEADER_BYTES = 128;
const TAG_BYTES = 12;
const MAX_TAGS = 100;
const MODELS: Readonly<Record<string, ColorProfile['model']>> = { 'RGB ': 'rgb', GRAY: 'grey', CMYK: 'cmyk' };
/** `curv` without entries means that values are proportional to light. */
const CURVE_COUNT_AT = 8;

/** XYZ of red, green and blue, adapted to D50 as in profiles (ICC.1, 9.2). */
const PRIMARIES = [
  ['srgb', [0.436, 0.2225, 0.0139, 0.3851, 0.7169, 0.0971, 0.1431, 0.0606, 0.7141]],
  ['adobe-rgb', [0.6097, 0.3111, 0.0195, 0.2053, 0.6257, 0.0609, 0.1492, 0.0632, 0.7446]],
  ['display-p3', [0.5151, 0.2412, -0.0011, 0.292, 0.6922, 0.0419, 0.1571, 0.0666, 0.7841]],
] as const;
/** Profiles of one color space differ in the third decimal due to rounding. */
const TOLERANCE = 0.004;

/** Reads an ICC profile (ICC.1:2022, section 7). A malformed one is returned as `broken`; nothing is thrown. */
export function readProfile(bytes: Uint8Array): ColorProfile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const broken = { space: 'broken', model: 'other' } as const;
  if (bytes.length < HEADER_BYTES + 4 || letters(view, 36) !== 'acsp') return broken;
  const model = MODELS[letters(view, 16)] ?? 'other';
  const count = view.getUint32(HEADER_BYTES);
  const directoryEnd = HEADER_BYTES + 4 + count * TAG_BYTES;
  if (view.getUint32(0) > bytes.length || count === 0 || count > MAX_TAGS || directoryEnd > bytes.length)
    return { ...broken, model };
  const tags = new Map<string, number>();
  for (let at = HEADER_BYTES + 4; at < directoryEnd; at += TAG_BYTES) {
    const [offset, length] = [view.getUint32(at + 4), view.getUint32(at + 8)];
    if (offset + length > bytes.length) return { ...broken, model };
    tags.set(letters(view, at), offset);
  }
  return { model, space: model === 'rgb' ? spaceOf(view, tags) : 'other' };
}

function spaceOf(view: DataView, tags: ReadonlyMap<string, number>): ColorProfile['space'] {
  const numbers = ['rXYZ', 'gXYZ', 'bXYZ'].flatMap((tag) => tristimulus(view, tags.get(tag)));
  if (numbers.length < 9 || isLinear(view, tags.get('rTRC'))) return 'other';
  const known = PRIMARIES.find(([, values]) =>
    values.every((value, index) => Math.abs(value - (numbers[index] ?? 0)) <= TOLERANCE),
  );
  return known?.[0] ?? 'other';
}

function tristimulus(view: DataView, at: number | undefined): number[] {
  if (at === undefined || at + 20 > view.byteLength) return [];
  return [8, 12, 16].map((offset) => view.getInt32(at + offset) / 65_536);
}

function isLinear(view: DataView, at: number | undefined): boolean {
  if (at === undefined || at + 12 > view.byteLength) return false;
  return letters(view, at) === 'curv' && view.getUint32(at + CURVE_COUNT_AT) === 0;
}

function letters(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
}
