import { productionBundle } from '../files/production-file.ts';
import { printReadiness } from '../files/readiness/print-readiness.ts';
import type { PatternSpec } from '../pattern.ts';
import { patternBlockSvg, patternSvg } from '../pattern.ts';
import { renderRaster } from '../raster/render.ts';
import type { TileSource } from './tile-source.ts';

/** Returns the tile the engine draws for a spec. Its methods reject with RangeError where `drawPattern` throws it. */
export function patternTile(spec: PatternSpec): TileSource {
  return {
    layout: spec.repeat ?? 'block',
    raster: async (side) => renderRaster(patternSvg(spec), side),
    block: async (side) => renderRaster(patternBlockSvg(spec), side),
    files: (meta, formats) => productionBundle(spec, meta, { formats }),
    readiness: (meta) => printReadiness(spec, meta, []),
  };
}
