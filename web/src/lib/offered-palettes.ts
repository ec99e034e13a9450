import { type Palette, PALETTES } from '@halfdrop/patterns/browser';

/** What the shop says of the palettes a pattern can be had in. */
export interface Recolor {
  /** Slug for the colors it is drawn in. */
  readonly palette: string;
  readonly unsuitedPalettes: readonly string[];
}

/** The palettes of the shop in which a pattern can be had, beside its own. */
export function offeredPalettes({ palette, unsuitedPalettes }: Recolor): readonly Palette[] {
  return PALETTES.filter(({ slug }) => slug !== palette && !unsuitedPalettes.includes(slug));
}
