import { PALETTES, paletteBySlug, type Palette } from '@halfdrop/patterns';
import { suitsPalette } from '../artwork/artwork-source.ts';
import { Problem } from '../platform/http/problem.ts';
import type { AssetDto } from './catalog.contract.ts';
import type { PaletteDto, PaletteListDto } from './palettes.contract.ts';

/** The shop's palettes in the shape of the contract. */
export const paletteList: PaletteListDto = {
  palettes: PALETTES.map(paletteDto),
};

function paletteDto({ slug, name, ground, inks }: Palette): PaletteDto {
  return { slug, name, ground, inks: [...inks] };
}

/** Returns a palette by slug; null for null, and for one the shop no longer has. */
export function paletteOf(slug: string | null): PaletteDto | null {
  const palette = slug === null ? undefined : paletteBySlug(slug);
  return palette ? paletteDto(palette) : null;
}

/** The field that decides which palettes a pattern is available in. */
type Recolorable = Pick<AssetDto, 'recolor'>;

/** Whether a pattern is available in a palette; null means its own colors. */
export function isOffered({ recolor }: Recolorable, slug: string | null): boolean {
  return slug === null || suitsPalette({ recolor }, slug);
}

/**
 * Returns the chosen palette; null for the pattern's own colors.
 * @throws validation_failed for a palette the pattern is not available in
 */
export function chosenPalette(asset: Recolorable, slug: string | null): PaletteDto | null {
  if (slug === null || slug === asset.recolor?.palette) return null;
  if (isOffered(asset, slug)) return paletteOf(slug);
  const message = 'This pattern is not offered in these colours.';
  throw new Problem('validation_failed', { message, errors: [{ path: 'palette', message }] });
}
