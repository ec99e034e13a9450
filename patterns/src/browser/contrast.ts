import { hexToOkLab } from '../core/color.ts';
import type { Palette } from '../core/palette.ts';
import { describeColor } from '../measure/color-names.ts';

/** How well a color stands out from the ground: `clear` from 3:1, `soft` below, `lost` if barely distinguishable. */
type Visibility = 'clear' | 'soft' | 'lost';

/** Contrast of one ink with the ground. */
interface InkContrast {
  readonly hex: string;
  /** Display name of the color, such as `Deep blue`. */
  readonly name: string;
  /** WCAG 2 contrast ratio against the ground, 1 to 21. */
  readonly ratio: number;
  /** OKLab difference from the ground with hue and chroma weighted 1.6. */
  readonly difference: number;
  readonly visibility: Visibility;
}

/** Two inks that are barely distinguishable. */
interface ClosePair {
  readonly names: readonly [string, string];
  readonly difference: number;
}

/** How well a design holds up in a palette. */
export interface PaletteContrast {
  readonly ground: { readonly hex: string; readonly name: string };
  readonly inks: readonly InkContrast[];
  /** Inks adjacent in lightness that are barely distinguishable and that a motif may rely on. */
  readonly closePairs: readonly ClosePair[];
  /** The strongest ratio of any ink against the ground. */
  readonly strongest: number;
}

/** WCAG 2.2, success criterion 1.4.11: graphics required to understand the content need 3:1. */
const CLEAR_RATIO = 3;
/** The limit below which the engine itself treats an ink as indistinguishable from its ground. */
const LOST_DIFFERENCE = 0.12;
/** Below this, two adjacent inks read as one. */
const CLOSE_DIFFERENCE = 0.06;

/** Returns the relative luminance of a `#rrggbb` color, 0 to 1 (WCAG 2.2). Throws RangeError for any other notation. */
export function relativeLuminance(hex: string): number {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`not a #rrggbb color: ${hex}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(hex.slice(start, start + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two `#rrggbb` colors, 1 to 21, in either order (WCAG 2.2). */
export function contrastRatio(one: string, other: string): number {
  const [low = 0, high = 0] = [relativeLuminance(one), relativeLuminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/**
 * Returns the perceived difference of two `#rrggbb` colors: OKLab distance, hue and chroma weighted 1.6 like the
 * engine's roles.
 */
export function colorDifference(one: string, other: string): number {
  const left = hexToOkLab(one);
  const right = hexToOkLab(other);
  return Math.hypot(left.lightness - right.lightness, (left.a - right.a) * 1.6, (left.b - right.b) * 1.6);
}

/** Measures how well the inks of a palette stand out from its ground and from one another. */
export function paletteContrast({ ground, inks }: Pick<Palette, 'ground' | 'inks'>): PaletteContrast {
  const contrasts = inks.map((hex) => inkContrast(hex, ground));
  const byLightness = contrasts.toSorted((left, right) => lightness(left.hex) - lightness(right.hex));
  const closePairs = byLightness.slice(1).flatMap((ink, index): ClosePair[] => {
    const below = byLightness[index];
    if (!below) return [];
    const difference = colorDifference(below.hex, ink.hex);
    return difference < CLOSE_DIFFERENCE ? [{ names: [below.name, ink.name], difference }] : [];
  });
  return {
    ground: { hex: ground, name: describeColor(hexToOkLab(ground)) },
    inks: contrasts,
    closePairs,
    strongest: Math.max(1, ...contrasts.map(({ ratio }) => ratio)),
  };
}

function inkContrast(hex: string, ground: string): InkContrast {
  const ratio = contrastRatio(hex, ground);
  const difference = colorDifference(hex, ground);
  return { hex, name: describeColor(hexToOkLab(hex)), ratio, difference, visibility: visibilityOf(ratio, difference) };
}

function visibilityOf(ratio: number, difference: number): Visibility {
  if (difference < LOST_DIFFERENCE) return 'lost';
  return ratio >= CLEAR_RATIO ? 'clear' : 'soft';
}

function lightness(hex: string): number {
  return hexToOkLab(hex).lightness;
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
