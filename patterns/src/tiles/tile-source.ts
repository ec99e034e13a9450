import type { Sharp } from 'sharp';
import type { RepeatLayout } from '../core/lattice.ts';
import type { FileMeta } from '../files/file-meta.ts';
import type { ProductionFormat } from '../files/formats.ts';
import type { BundleFile } from '../files/production-file.ts';
import type { PrintReadiness } from '../files/readiness/print-readiness.ts';

/** One square tile, whatever it comes from: all that the shop shows and sells of a pattern. */
export interface TileSource {
  /** How its tiles are laid. */
  readonly layout: RepeatLayout;
  /** The tile as an opaque sRGB picture; no wider than `pixels` of what has no vectors. */
  raster(side: number): Promise<Sharp>;
  /** The smallest rectangle that repeats in a straight grid, with tiles of that side. */
  block(side: number): Promise<Sharp>;
  /** Its production files in some formats, every format in each of its forms, one after the other. */
  files(meta: FileMeta, formats: readonly ProductionFormat[]): AsyncGenerator<BundleFile, void, undefined>;
  /** What a print shop wants to know of its files; checks the seam of the tile at full size. */
  readiness(meta: FileMeta): Promise<PrintReadiness>;
}
