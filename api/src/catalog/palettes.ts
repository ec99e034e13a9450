import { PALETTES, paletteBySlug, type Palette } from '@halfdrop/patterns';
import { suitsPalette } from '../artwork/artwork-source.ts';
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

/** What decides in which palettes a pattern can be had. */
type Recolorable = Pick<AssetDto, 'recolor'>;

/** Whether a pattern can be had in a palette; null are its own colors. */
export function isOffered({ recolor }: Recolorable, slug: string | null): boolean {
  return slug === null || suitsPalette({ recolor }, slug);
}

/**
 * The palette someone chose for a pattern: null for its own colors.
 * @throws validation_failed for a palette that is not offered for it
 */
export function chosenPalette(asset: Recolorable, slug: string | null): PaletteDto | null {
  if (slug === null || slug === asset.recolor?.palette) return null;
  if (isOffered(asset, slug)) return paletteOf(slug);
  const message = 'This pattern is not offered in these colours.';
  throw new Problem('validation_failed', { message, errors: [{ path: 'palette', message }] });
}
