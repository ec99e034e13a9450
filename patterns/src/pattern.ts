import { blockSvg } from './core/block-svg.ts';
import type { RepeatLayout } from './core/lattice.ts';
import { Lattice } from './core/lattice.ts';
import type { Palette } from './core/palette.ts';
import { PaletteRoles } from './core/palette.ts';
import { Rng } from './core/rng.ts';
import type { Tile } from './core/tile.ts';
import { TILE_SIZE } from './core/tile.ts';
import { paletteBySlug } from './palettes.ts';
import { familyBySlug } from './registry.ts';

/** Everything that determines the appearance of a pattern; the same spec always gives the same bytes. */
export interface PatternSpec {
  /** Family slug. */
  readonly family: string;
  /** Index of the family's variant. */
  readonly variant: number;
  /** Palette slug. */
  readonly palette: string;
  readonly seed: number;
  /** Repeat layout of the file, one of the variant's `layouts`; a plain block by default. */
  readonly repeat?: RepeatLayout;
}

/**
 * Part of every cache key: increment it whenever a change to the engine could alter any drawing, since one number more
 * or less from the random stream changes everything after it.
 */
export const GENERATOR_VERSION = 2;

/**
 * Draws a pattern. The seed of the drawing excludes the palette, so that a recolor is the same drawing. Throws
 * RangeError for an unknown family, variant or palette, and for a layout the variant does not support.
 */
export function drawPattern(spec: PatternSpec): Tile {
  const family = familyBySlug(spec.family);
  if (!family) throw new RangeError(`unknown family ${spec.family}`);
  const variant = family.variants[spec.variant];
  if (!variant) throw new RangeError(`family ${spec.family} has no variant ${spec.variant}`);
  const layout = spec.repeat ?? 'block';
  if (!variant.layouts.includes(layout)) throw new RangeError(`${spec.family}/${variant.slug} has no ${layout} layout`);
  return family.draw({
    rng: new Rng(`${spec.family}|${spec.variant}|${spec.seed}`),
    roles: new PaletteRoles(paletteOf(spec)),
    variant: spec.variant,
    lattice: new Lattice(layout, TILE_SIZE),
  });
}

/**
 * Returns the SVG of one tile of a pattern; `size` is its width and height in px, 1000 by default. Throws as
 * `drawPattern`.
 */
export function patternSvg(spec: PatternSpec, options: { readonly size?: number } = {}): string {
  return drawPattern(spec).toSvg({ palette: paletteOf(spec), ...options });
}

/**
 * Returns the smallest straight-repeating block of a pattern as SVG, for programs that only support plain tiles; `size`
 * is the side of one tile in px, 1000 by default. Throws as `drawPattern`.
 */
export function patternBlockSvg(spec: PatternSpec, options: { readonly size?: number } = {}): string {
  return blockSvg(patternSvg(spec), spec.repeat ?? 'block', options.size);
}

function paletteOf(spec: PatternSpec): Palette {
  const palette = paletteBySlug(spec.palette);
  if (!palette) throw new RangeError(`unknown palette ${spec.palette}`);
  return palette;
}
