import type { RepeatLayout } from '../core/lattice.ts';

/** Every format in which a pattern is sold, in the order in which people are shown them. */
export const PRODUCTION_FORMATS = ['psd', 'jpg', 'png', 'tiff', 'svg', 'pdf', 'eps', 'ai'] as const;

/** A format in which a pattern is sold. `ai` is a PDF-compatible Illustrator file without native Illustrator data. */
export type ProductionFormat = (typeof PRODUCTION_FORMATS)[number];

/** The formats of a pattern that the engine draws. */
export const PATTERN_FORMATS = ['psd', 'jpg', 'png', 'svg', 'pdf', 'eps', 'ai'] as const satisfies ProductionFormat[];

/** The formats of an uploaded picture. */
export const PICTURE_FORMATS = ['jpg', 'png', 'tiff', 'pdf'] as const satisfies ProductionFormat[];

/** The formats of an uploaded picture whose master has layers. */
export const LAYERED_FORMATS = ['psd', ...PICTURE_FORMATS] as const satisfies ProductionFormat[];

/**
 * What a file holds: one tile, or the smallest rectangle that repeats in a straight grid, as image editors, design tools
 * and CSS fill areas.
 */
export type FileForm = 'tile' | 'straight-repeat';

/** Formats of which a pattern that does not repeat straight comes as a straight repeat, too. */
const STRAIGHT_FORMATS: ReadonlySet<ProductionFormat> = new Set(['jpg', 'png', 'svg', 'pdf']);

/** The forms in which a format is delivered: for a block repeat, whose tile repeats straight, one alone. */
export function formsOf(format: ProductionFormat, layout: RepeatLayout): readonly FileForm[] {
  return layout !== 'block' && STRAIGHT_FORMATS.has(format) ? ['tile', 'straight-repeat'] : ['tile'];
}

/** Edge of the production bitmaps in pixels: 11.67 inches at 300 pixels an inch. */
export const PRODUCTION_PIXELS = 3500;

/** Pixels an inch of every production bitmap. */
export const PRINT_DENSITY = 300;

const POINTS_PER_INCH = 72;

/** Edge in points (1/72 inch) of a page that is as large as a bitmap of `pixels` in print. */
export function pageSizeOf(pixels: number): number {
  return (pixels * POINTS_PER_INCH) / PRINT_DENSITY;
}
