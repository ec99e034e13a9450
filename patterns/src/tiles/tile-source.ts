import type { Sharp } from 'sharp';
import type { RepeatLayout } from '../core/lattice.ts';
import type { FileMeta } from '../files/file-meta.ts';
import type { ProductionFormat } from '../files/formats.ts';
import type { BundleFile } from '../files/production-file.ts';
import type { PrintReadiness } from '../files/readiness/print-readiness.ts';

/** One square tile, whatever its source: everything the shop shows and sells of a pattern. */
export interface TileSource {
  /** The repeat layout of its tiles. */
  readonly layout: RepeatLayout;
  /** Renders the tile as an opaque sRGB picture; no wider than `pixels` if there are no vectors. */
  raster(side: number): Promise<Sharp>;
  /** Renders the straight unit, with tiles of that side. */
  block(side: number): Promise<Sharp>;
  /** Yields the production files in some formats, every format in each of its forms. */
  files(meta: FileMeta, formats: readonly ProductionFormat[]): AsyncGenerator<BundleFile, void, undefined>;
  /** Returns the print-readiness report of its files; checks the seam of the tile at full size. */
  readiness(meta: FileMeta): Promise<PrintReadiness>;
}
