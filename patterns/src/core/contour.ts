import { contours } from 'd3-contour';

import type { RepeatLayout } from './lattice.ts';
import { Lattice } from './lattice.ts';
import type { Point } from './path.ts';
import { mod, smoothPath, times } from './path.ts';
import { TILE_SIZE } from './tile.ts';

/** A value for every point of the tile; it must repeat with the tile. */
export type Field = (x: number, y: number) => number;

/** How finely a field is sampled. */
export interface Sampling {
  /** Samples along an edge of the tile. */
  readonly cells: number;
  /** Keeps every n-th crossing of the sampling grid; higher values give shorter paths. */
  readonly keepEvery: number;
}

/** Samples drawn beyond each edge, so that curves leave the tile before they close. */
const OVERHANG = 8;

/** Returns the grid line a contour point lies on, if any. */
function gridLine(position: number): number | undefined {
  const nearest = Math.round(position);
  return Math.abs(position - nearest) < 1e-6 ? nearest : undefined;
}

/**
 * Drops points by the parity of their grid line, counted from the tile's corner, so that both copies of a curve that
 * crosses an edge keep exactly the same points.
 */
function thinned(ring: readonly Point[], step: number, keepEvery: number): Point[] {
  return ring.filter(([x, y]) => {
    const column = gridLine(x / step);
    const row = gridLine(y / step);
    if (column !== undefined && row !== undefined) return true;
    return mod(column ?? row ?? 0, keepEvery) === 0;
  });
}

/**
 * Returns the regions where a field reaches each of the given levels, as smooth closed paths in tile units. The field
 * is sampled once on the tile and extended by its layout (a mirror cuts the tile out of the plain torus). The number of
 * cells must be a multiple of twice `keepEvery`.
 */
export function isoPaths(
  field: Field,
  levels: readonly number[],
  { cells, keepEvery }: Sampling,
  layout: RepeatLayout = 'block',
): string[] {
  const grid = new Lattice(layout === 'mirror' ? 'block' : layout, cells);
  const step = TILE_SIZE / cells;
  const samples = Float64Array.from(
    times(cells * cells, (index) => field((index % cells) * step, Math.floor(index / cells) * step)),
  );
  const width = cells + 2 * OVERHANG;
  const padded = times(width * width, (index) => {
    const [column, row] = grid.home([(index % width) - OVERHANG, Math.floor(index / width) - OVERHANG]);
    return samples[row * cells + column] ?? 0;
  });
  const generator = contours().size([width, width]).smooth(true);
  const toTile = (position: number): number => (position - 0.5 - OVERHANG) * step;
  return levels.map((level) => {
    const rings = generator.contour(padded, level).coordinates.flat();
    return rings
      .map((ring) => {
        const points = ring.slice(0, -1).map(([x = 0, y = 0]): Point => [toTile(x), toTile(y)]);
        const kept = thinned(points, step, keepEvery);
        return kept.length >= 4 ? smoothPath(kept) : points.length >= 4 ? smoothPath(points) : '';
      })
      .join('');
  });
}

/** Returns the quantiles of the field for the given shares (0 to 1). */
export function fieldQuantiles(field: Field, shares: readonly number[]): number[] {
  const across = 64;
  const pitch = TILE_SIZE / across;
  const values = times(across * across, (index) => field((index % across) * pitch, Math.floor(index / across) * pitch));
  values.sort((left, right) => left - right);
  return shares.map((share) => values[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0);
}
