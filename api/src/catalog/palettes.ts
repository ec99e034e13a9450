import { PALETTES, familyBySlug, paletteBySlug, type Palette } from '@halfdrop/patterns';
import { Problem } from '../platform/http/problem.ts';
import type { AssetDto } from './catalog.contract.ts';
import type { PaletteDto, PaletteListDto } from './palettes.contract.ts';

/** The palettes of the shop as the contract shows them. */
export const paletteList: PaletteListDto = {
  palettes: PALETTES.map(paletteDto),
};

function paletteDto({ slug, name, ground, inks }: Palette): PaletteDto {
  return { slug, name, ground, inks: [...inks] };
}

/** A palette of the shop by its slug; null for null, and for one the shop has no more. */
export function paletteOf(slug: string | null): PaletteDto | null {
  const palette = slug === null ? undefined : paletteBySlug(slug);
  return palette ? paletteDto(palette) : null;
}

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

/** What decides in which palettes a pattern can be had. */
type Recolourable = Pick<AssetDto, 'palette' | 'unsuitedPalettes'>;

/** Whether a pattern can be had in a palette; null are its own colours. */
export function isOffered({ unsuitedPalettes: unsuited }: Recolourable, slug: string | null): boolean {
  return slug === null || (paletteBySlug(slug) !== undefined && !unsuited.includes(slug));
}

/**
 * The palette someone chose for a pattern: null for its own colours.
 * @throws validation_failed for a palette that is not offered for it
 */
export function chosenPalette(asset: Recolourable, slug: string | null): PaletteDto | null {
  if (slug === asset.palette) return null;
  if (isOffered(asset, slug)) return paletteOf(slug);
  const message = 'This pattern is not offered in these colours.';
  throw new Problem('validation_failed', { message, errors: [{ path: 'palette', message }] });
}
