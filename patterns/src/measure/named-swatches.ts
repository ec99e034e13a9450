import { describeColor } from './color-names.ts';
import type { MainColor } from './swatches.ts';

/** One main color of a pattern. */
export type Swatch = {
  hex: string;
  /** Part of the tile that the color covers, 0 to 1. */
  share: number;
  /** A name for people, such as "Deep blue". */
  name: string;
};

/** Main colors as they are shown: with names, and shares of three digits. */
export function namedSwatches(colors: readonly MainColor[]): Swatch[] {
  return colors.map(({ lab, share, hex }) => ({
    hex,
    share: Math.round(share * 1000) / 1000,
    name: describeColor(lab),
  }));
}
