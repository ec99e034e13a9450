import type { OkLab } from '../core/color.ts';
import { okLabChroma, okLabHue } from '../core/color.ts';

/** The ten color filters of the shop. */
export const COLOR_NAMES = [
  'Black & White',
  'Blue',
  'Red',
  'Green',
  'Yellow',
  'Purple',
  'Orange',
  'Pink',
  'Brown',
  'Multicolor',
] as const;
export type ColorName = (typeof COLOR_NAMES)[number];

/** The name of one color: a filter, or Neutral for white, gray, black and the faintest tints. */
export type HueName = Exclude<ColorName, 'Black & White' | 'Multicolor'> | 'Neutral';

/** A color and the share of the picture it covers, 0 to 1. */
export interface WeightedColor {
  readonly lab: OkLab;
  readonly share: number;
}

/** Share of neutral colors from which a pattern counts as black and white. */
const NEUTRAL_SHARE = 0.88;
/** Share of the colored part from which a hue counts towards Multicolor, and the number of hues required. */
const MULTICOLOR_HUE_SHARE = 0.09;
const MULTICOLOR_HUES = 4;
/** Share, of the picture or of its colored part, from which a hue becomes a separate filter. */
const FILTER_SHARE = 0.3;

function isNeutral(lightness: number, chroma: number): boolean {
  if (chroma < 0.022 || (lightness > 0.92 && chroma < 0.06)) return true;
  return chroma < 0.034 && (lightness < 0.3 || lightness > 0.9);
}

/** Names crimson hues, 345° to 22°: the nearer to magenta, the darker a color may be and still be pink. */
function redName(lightness: number, chroma: number, hue: number): HueName {
  const turn = (hue + 15) % 360;
  const isDull = chroma < 0.1;
  if (isDull && lightness < 0.42) return turn < 15 ? 'Purple' : 'Brown';
  const pinkFrom = 0.45 + 0.21 * (turn / 37);
  return lightness > pinkFrom || chroma < 0.09 ? 'Pink' : 'Red';
}

/** Names vermilion hues, 22° to 40°: dull ones are dusty pinks when light and browns when dark. */
function vermilionName(lightness: number, chroma: number): HueName {
  if (lightness > 0.74 || (lightness > 0.62 && chroma < 0.1)) return 'Pink';
  return lightness < 0.42 || chroma < 0.075 || (lightness < 0.5 && chroma < 0.1) ? 'Brown' : 'Red';
}

/** Names orange hues, 40° to 68°: cream and peach when pale, tan when dull, brown when dark. */
function orangeName(lightness: number, chroma: number): HueName {
  if (lightness < 0.56) return 'Brown';
  if (lightness > 0.86) return chroma < 0.045 ? 'Neutral' : 'Orange';
  return chroma < 0.07 ? 'Brown' : 'Orange';
}

/** Names yellow hues, 68° to 106°: sand counts as neutral, and dark ones are browns. */
function yellowName(lightness: number, chroma: number, hue: number): HueName {
  if (lightness < 0.6) return 'Brown';
  if (chroma < 0.05 || (chroma < 0.06 && lightness < 0.88)) return 'Neutral';
  return hue < 76 ? 'Orange' : 'Yellow';
}

/** Names one color by its lightness, chroma and hue angle in OKLCH. The thresholds were tuned by eye. */
export function hueName(lab: OkLab): HueName {
  const { lightness } = lab;
  const chroma = okLabChroma(lab);
  const hue = okLabHue(lab);
  if (isNeutral(lightness, chroma)) return 'Neutral';
  if (hue >= 345 || hue < 22) return redName(lightness, chroma, hue);
  if (hue < 40) return vermilionName(lightness, chroma);
  if (hue < 68) return orangeName(lightness, chroma);
  if (hue < 106) return yellowName(lightness, chroma, hue);
  if (hue < 195) return chroma < 0.03 ? 'Neutral' : 'Green';
  if (hue < 283) return 'Blue';
  if (hue < 335) return 'Purple';
  return lightness > 0.5 ? 'Pink' : 'Purple';
}

/** Returns a display name, such as "Deep blue" or "Cream". */
export function describeColor(lab: OkLab): string {
  const { lightness } = lab;
  const name = hueName(lab);
  if (name === 'Neutral') {
    const isWarm = lab.b > 0.008 && okLabChroma(lab) > 0.012;
    if (lightness > 0.85 && okLabChroma(lab) > 0.02 && !isWarm) return lab.a > 0 ? 'Blush' : 'Mist';
    if (lightness > 0.95) return isWarm ? 'Ivory' : 'White';
    if (lightness > 0.85) return isWarm ? 'Cream' : 'Pale grey';
    if (lightness > 0.6) return isWarm ? 'Stone' : 'Light grey';
    if (lightness > 0.4) return 'Grey';
    return lightness > 0.25 ? 'Charcoal' : 'Black';
  }
  if (name === 'Brown' && lightness > 0.72) return 'Tan';
  if (name === 'Orange' && lightness > 0.85 && okLabChroma(lab) < 0.09) return 'Peach';
  const hue = name.toLowerCase();
  if (lightness < 0.4) return `Deep ${hue}`;
  if (lightness > 0.85) return `Pale ${hue}`;
  return lightness > 0.72 ? `Light ${hue}` : name;
}

/**
 * Returns the color filters of a pattern, strongest first; never empty. They are computed from the picture rather than
 * the palette, because many designs use only part of their palette.
 */
export function colorFilters(colors: readonly WeightedColor[]): ColorName[] {
  const shares = new Map<HueName, number>();
  for (const { lab, share } of colors) {
    const name = hueName(lab);
    shares.set(name, (shares.get(name) ?? 0) + share);
  }
  const neutral = shares.get('Neutral') ?? 0;
  const colored = 1 - neutral;
  const hues = [...shares]
    .flatMap(([name, share]) => (name === 'Neutral' ? [] : [{ name, share }]))
    .toSorted((left, right) => right.share - left.share);
  const strongest = hues[0];
  if (neutral > NEUTRAL_SHARE || !strongest) return ['Black & White'];
  const notable = hues.filter(({ share }) => share / colored > MULTICOLOR_HUE_SHARE);
  const filters: ColorName[] = notable.length >= MULTICOLOR_HUES ? ['Multicolor'] : [];
  filters.push(...hues.filter(({ share }) => share / colored > FILTER_SHARE).map(({ name }) => name));
  if (filters.length > 0) return filters;
  return [hues.length >= 3 ? 'Multicolor' : strongest.name];
}
