import type { RepeatLayout } from '../core/lattice.ts';

/** All formats in which patterns are sold, in display order. */
export const PRODUCTION_FORMATS = ['psd', 'jpg', 'png', 'tiff', 'svg', 'pdf', 'eps', 'ai'] as const;

/** A format in which patterns are sold. `ai` is a PDF-compatible Illustrator file without native Illustrator data. */
export type ProductionFormat = (typeof PRODUCTION_FORMATS)[number];

/** Formats of a pattern drawn by the engine. */
export const PATTERN_FORMATS = ['psd', 'jpg', 'png', 'svg', 'pdf', 'eps', 'ai'] as const satisfies ProductionFormat[];

/** Formats of an uploaded picture. */
export const PICTURE_FORMATS = ['jpg', 'png', 'tiff', 'pdf'] as const satisfies ProductionFormat[];

/** Formats of an uploaded picture whose master has layers. */
export const LAYERED_FORMATS = ['psd', ...PICTURE_FORMATS] as const satisfies ProductionFormat[];

/** Content of a file: one tile, or the straight unit, as required by image editors, design tools and CSS. */
export type FileForm = 'tile' | 'straight-repeat';

/** Formats also delivered as a straight repeat, for patterns that do not repeat straight. */
const STRAIGHT_FORMATS: ReadonlySet<ProductionFormat> = new Set(['jpg', 'png', 'svg', 'pdf']);

/**
 * Returns the forms in which a format is delivered: only the tile for a block repeat, which already repeats straight.
 */
export function formsOf(format: ProductionFormat, layout: RepeatLayout): readonly FileForm[] {
  return layout !== 'block' && STRAIGHT_FORMATS.has(format) ? ['tile', 'straight-repeat'] : ['tile'];
}

/** Edge of the production bitmaps in pixels: 11.67 inches at 300 pixels per inch. */
export const PRODUCTION_PIXELS = 3500;

/** Resolution of production bitmaps, in pixels per inch. */
export const PRINT_DENSITY = 300;

const POINTS_PER_INCH = 72;

/** Returns the edge in points (1/72 inch) of a page with the printed size of a bitmap of `pixels`. */
export function pageSizeOf(pixels: number): number {
  return (pixels * POINTS_PER_INCH) / PRINT_DENSITY;
}
