import { describeColor } from './color-names.ts';
import type { MainColor } from './swatches.ts';

/** One main color of a pattern. */
export type Swatch = {
  hex: string;
  /** Share of the tile covered by the color, 0 to 1. */
  share: number;
  /** Display name, such as "Deep blue". */
  name: string;
};

/** Returns the main colors for display: named, with shares rounded to three digits. */
export function namedSwatches(colors: readonly MainColor[]): Swatch[] {
  return colors.map(({ lab, share, hex }) => ({
    hex,
    share: Math.round(share * 1000) / 1000,
    name: describeColor(lab),
  }));
}
