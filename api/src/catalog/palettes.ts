import { PALETTES, familyBySlug, paletteBySlug } from '@halfdrop/patterns';
import type { PaletteListDto } from './palettes.contract.ts';

/** The palettes of the shop as the contract shows them. */
export const paletteList: PaletteListDto = {
  palettes: PALETTES.map(({ slug, name, ground, inks }) => ({ slug, name, ground, inks: [...inks] })),
};

const unsuitedByFamily = new Map<string, string[]>();

/** Slugs of the palettes a family may not be drawn in. */
export function unsuitedPalettes(family: string): string[] {
  let slugs = unsuitedByFamily.get(family);
  if (!slugs) {
    const isAllowed = familyBySlug(family)?.paletteAllowed ?? (() => true);
    slugs = PALETTES.filter((palette) => !isAllowed(palette)).map(({ slug }) => slug);
    unsuitedByFamily.set(family, slugs);
  }
  return slugs;
}

/** Whether a pattern of a family may be shown in a palette of the shop. */
export function suitsPalette(family: string, palette: string): boolean {
  return paletteBySlug(palette) !== undefined && !unsuitedPalettes(family).includes(palette);
}
