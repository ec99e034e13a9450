import type { Palette } from './core/palette.ts';
import { PaletteRoles } from './core/palette.ts';
import { Rng } from './core/rng.ts';
import type { Tile } from './core/tile.ts';
import { paletteBySlug } from './palettes.ts';
import { familyBySlug } from './registry.ts';

/** Everything that decides what a pattern looks like; the same spec always gives the same bytes. */
export interface PatternSpec {
  /** Family slug. */
  readonly family: string;
  /** Index of the family's variant. */
  readonly variant: number;
  /** Palette slug. */
  readonly palette: string;
  readonly seed: number;
}

/**
 * Part of every cache key: raise it whenever a change to the engine could alter any drawing, since
 * one number more or less from the random stream changes all that follows.
 */
export const GENERATOR_VERSION = 1;

/**
 * Draws a pattern. The seed of the drawing leaves the palette out, so that a recolour is the same
 * drawing. Throws RangeError for an unknown family, variant or palette.
 */
export function drawPattern(spec: PatternSpec): Tile {
  const family = familyBySlug(spec.family);
  if (!family) throw new RangeError(`unknown family ${spec.family}`);
  if (!family.variants[spec.variant]) throw new RangeError(`family ${spec.family} has no variant ${spec.variant}`);
  return family.draw({
    rng: new Rng(`${spec.family}|${spec.variant}|${spec.seed}`),
    roles: new PaletteRoles(paletteOf(spec)),
    variant: spec.variant,
  });
}

/** The SVG of a pattern; `size` is its width and height in px, 1000 when left out. Throws as `drawPattern`. */
export function patternSvg(spec: PatternSpec, options: { readonly size?: number } = {}): string {
  return drawPattern(spec).toSvg({ palette: paletteOf(spec), ...options });
}

function paletteOf(spec: PatternSpec): Palette {
  const palette = paletteBySlug(spec.palette);
  if (!palette) throw new RangeError(`unknown palette ${spec.palette}`);
  return palette;
}
