import { vectorToBase64 } from '../likeness/base64.ts';
import { likenessOf } from '../likeness/likeness.ts';
import type { PatternSpec } from '../pattern.ts';
import { patternTile } from '../tiles/pattern-tile.ts';
import type { TileSource } from '../tiles/tile-source.ts';
import { colorFilters } from './color-names.ts';
import type { ColorName } from './color-names.ts';
import type { Swatch } from './named-swatches.ts';
import { namedSwatches } from './named-swatches.ts';
import { mainColors } from './swatches.ts';
import { thumbHashOf } from './thumbhash.ts';

/**
 * Edge of the rendering everything is measured from: large enough for fine lines to keep their colors, and three times
 * the edge at which likeness is measured.
 */
const MEASURED_PIXELS = 384;

/** Measurements of a pattern's picture. */
export type Measures = {
  /** Largest share first, at most eight. */
  swatches: Swatch[];
  /** The color filters of the pattern; never empty. */
  colors: ColorName[];
  /** The color that covers most of the tile, as #rrggbb. */
  dominant: string;
  /** ThumbHash placeholder in base64. */
  thumbhash: string;
  /** Appearance: the 96 bytes of `describe` in base64. */
  descriptor: string;
  /** The drawing regardless of colors, position and orientation: the bytes of `fingerprint` in base64. */
  fingerprint: string;
};

/** Renders a pattern at a small size and measures its colors and likeness. The result is deterministic. */
export function measure(spec: PatternSpec): Promise<Measures> {
  return measureTile(patternTile(spec));
}

/** Measures the colors and likeness of a tile. The result is deterministic. */
export async function measureTile(source: TileSource): Promise<Measures> {
  const pixels = new Uint8Array(await (await source.raster(MEASURED_PIXELS)).raw().toBuffer());
  const colors = mainColors(pixels, MEASURED_PIXELS);
  const dominant = colors[0];
  if (!dominant) throw new Error('A rendered pattern has no colors');
  const likeness = likenessOf({ pixels, width: MEASURED_PIXELS, height: MEASURED_PIXELS }, source.layout);
  return {
    swatches: namedSwatches(colors),
    colors: colorFilters(colors),
    dominant: dominant.hex,
    thumbhash: await thumbHashOf(pixels, MEASURED_PIXELS),
    descriptor: vectorToBase64(likeness.descriptor),
    fingerprint: vectorToBase64(likeness.fingerprint),
  };
}
