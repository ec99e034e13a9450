import * as v from 'valibot';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** An image of a design at one tile width, with URLs relative to the site. */
export const PreviewSchema = v.object({ url: v.string(), fallbackUrl: v.string(), width: Count });

/**
 * The smallest rectangle that repeats in a straight grid, if it is more than one tile; its width and height in tiles.
 */
export const StraightUnitSchema = v.object({ columns: Count, rows: Count, preview: v.array(PreviewSchema) });
