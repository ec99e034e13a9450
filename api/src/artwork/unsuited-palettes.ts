import { PALETTES, familyBySlug } from '@halfdrop/patterns';

const unsuitedByFamily = new Map<string, string[]>();

/** Returns slugs of the palettes a family may not be drawn in. */
export function unsuitedPalettes(family: string): string[] {
  let slugs = unsuitedByFamily.get(family);
  if (!slugs) {
    const isAllowed = familyBySlug(family)?.paletteAllowed ?? (() => true);
    slugs = PALETTES.filter((palette) => !isAllowed(palette)).map(({ slug }) => slug);
    unsuitedByFamily.set(family, slugs);
  }
  return slugs;
}
