import * as v from 'valibot';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A picture of a design at one width of its tile, relative to the site. */
export const PreviewSchema = v.object({ url: v.string(), fallbackUrl: v.string(), width: Count });

/**
 * The smallest rectangle that repeats in a straight grid, where that is more than the tile: so many tiles wide and high.
 */
export const StraightUnitSchema = v.object({ columns: Count, rows: Count, preview: v.array(PreviewSchema) });
