import { patternSvg } from '../pattern.ts';
import type { PatternSpec } from '../pattern.ts';
import { renderPixels } from '../raster/render.ts';
import { likenessOf } from './likeness.ts';
import type { Likeness } from './likeness.ts';

/** Edge of the rendering a spec is described from, the same as for its other measures. */
const DESCRIBED_PIXELS = 384;

/**
 * Renders a pattern at a small size and describes it. Throws an Error if the spec names an unknown family, variant or
 * palette.
 */
export async function describeSpec(spec: PatternSpec): Promise<Likeness> {
  const pixels = await renderPixels(patternSvg(spec), DESCRIBED_PIXELS);
  return likenessOf({ pixels, width: DESCRIBED_PIXELS, height: DESCRIBED_PIXELS }, spec.repeat);
}
