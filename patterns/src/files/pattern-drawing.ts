import { renderHex } from '../core/tokens.ts';
import { paletteBySlug } from '../palettes.ts';
import { drawPattern } from '../pattern.ts';
import type { PatternSpec } from '../pattern.ts';
import type { Drawing } from './artwork.ts';

/** Returns a pattern as separate layers. Throws RangeError for an unknown family, variant or palette. */
export function patternDrawing(spec: PatternSpec): Drawing {
  const tile = drawPattern(spec);
  const palette = paletteBySlug(spec.palette);
  if (!palette) throw new RangeError(`unknown palette ${spec.palette}`);
  const definitions = tile.markup(-1);
  return {
    layout: spec.repeat ?? 'block',
    svg: tile.toSvg({ palette }),
    definitions: renderHex(definitions, palette),
    layerMarkup: tile.layers.map((_, index) => renderHex(tile.markup(index).slice(definitions.length), palette)),
  };
}
