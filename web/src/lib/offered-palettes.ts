import { type Palette, PALETTES } from '@halfdrop/patterns/browser';

/** The palettes of the shop in which a pattern can be had, beside its own. */
export function offeredPalettes({
  palette,
  unsuitedPalettes,
}: {
  readonly palette: string;
  readonly unsuitedPalettes: readonly string[];
}): readonly Palette[] {
  return PALETTES.filter(({ slug }) => slug !== palette && !unsuitedPalettes.includes(slug));
}
