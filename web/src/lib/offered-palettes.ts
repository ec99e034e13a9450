import { type Palette, PALETTES } from '@halfdrop/patterns/browser';

/** The palettes a pattern can be recolored in. */
export interface Recolor {
  /** Slug of the original palette. */
  readonly palette: string;
  readonly unsuitedPalettes: readonly string[];
}

/** Returns the palettes offered for a pattern, besides its own. */
export function offeredPalettes({ palette, unsuitedPalettes }: Recolor): readonly Palette[] {
  return PALETTES.filter(({ slug }) => slug !== palette && !unsuitedPalettes.includes(slug));
}
