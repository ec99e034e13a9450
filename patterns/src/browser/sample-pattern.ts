import { blockSvg } from '../core/block-svg.ts';
import { Lattice } from '../core/lattice.ts';
import { PaletteRoles } from '../core/palette.ts';
import { Rng } from '../core/rng.ts';
import { TILE_SIZE } from '../core/tile.ts';
import { terrazzo } from '../families/terrazzo.ts';
import { paletteBySlug } from '../palettes.ts';

const PALETTE = 'weimar';
const LAYOUT = 'half-drop';

/**
 * Returns the SVG of the free sample pattern, always the same drawing: the straight unit, two tiles wide and one high,
 * of a half-drop terrazzo; `tileSide` is the side of a tile in px.
 */
export function samplePatternSvg(tileSide: number): string {
  const palette = paletteBySlug(PALETTE);
  if (!palette) throw new RangeError(`unknown palette ${PALETTE}`);
  const tile = terrazzo.draw({
    rng: new Rng('sample'),
    roles: new PaletteRoles(palette),
    variant: 0,
    lattice: new Lattice(LAYOUT, TILE_SIZE),
  });
  return blockSvg(tile.toSvg({ palette }), LAYOUT, tileSide);
}
