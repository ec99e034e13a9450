import type { Lattice } from './lattice.ts';
import type { Point } from './path.ts';
import { times } from './path.ts';
import type { Rng } from './rng.ts';
import { BLOCK_LATTICE, TILE_SIZE } from './tile.ts';

/** A disc on the lattice; `kind` is the index of the size class it was packed in. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly kind: number;
}

/** A size class of `pack`. */
export interface DiscClass {
  /** Radius range in units. */
  readonly radius: readonly [number, number];
  readonly count: number;
  /** Minimum distance between rims in units; negative lets discs overlap. */
  readonly gap: number;
  /** How many darts to throw; 400 per wanted disc by default. */
  readonly tries?: number;
}

/**
 * Packs discs by dart throwing (Cook 1986) on the lattice, one size class after the other; list the largest first. Next
 * to a mirror line, a disc either avoids its own reflection or is centered on the line.
 */
export function pack(rng: Rng, classes: readonly DiscClass[], lattice: Lattice = BLOCK_LATTICE): Disc[] {
  const discs: Disc[] = [];
  for (const [kind, { radius, count, gap, tries = count * 400 }] of classes.entries()) {
    let placed = 0;
    for (let dart = 0; dart < tries && placed < count; dart++) {
      const r = rng.range(radius[0], radius[1]);
      const [x, y] = lattice.snapped([rng.next() * TILE_SIZE, rng.next() * TILE_SIZE], r + gap / 2);
      if (!isFree(discs, [x, y], r + gap, lattice)) continue;
      discs.push({ x, y, r, kind });
      placed++;
    }
  }
  return discs;
}

/** Returns whether a disc around the point touches none of the others. */
export function isFree(
  taken: readonly Disc[],
  point: Point,
  radius: number,
  lattice: Lattice = BLOCK_LATTICE,
): boolean {
  return taken.every((disc) => lattice.areApart(point, [disc.x, disc.y], disc.r + radius));
}

/** Search options of `fillGaps`. */
export interface GapSearch {
  readonly tries: number;
  readonly count: number;
  /** Required clear radius around a position. */
  readonly clear: number;
  /** Radius a found position occupies afterwards. */
  readonly takes: number;
}

/** Finds free positions between discs, marks them as occupied, and passes each to `visit`. */
export function fillGaps(
  rng: Rng,
  taken: Disc[],
  search: GapSearch,
  visit: (at: Point, index: number) => void,
  lattice: Lattice = BLOCK_LATTICE,
): void {
  let found = 0;
  for (let dart = 0; dart < search.tries && found < search.count; dart++) {
    const at = lattice.snapped([rng.next() * TILE_SIZE, rng.next() * TILE_SIZE], search.clear);
    if (!isFree(taken, at, search.clear, lattice)) continue;
    visit(at, found);
    taken.push({ x: at[0], y: at[1], r: search.takes, kind: -1 });
    found++;
  }
}

/** Returns evenly spread points: best-candidate sampling (Mitchell 1991), then rounds of mutual repulsion. */
export function spread(rng: Rng, count: number, rounds = 30, lattice: Lattice = BLOCK_LATTICE): Point[] {
  const pitch = TILE_SIZE / Math.sqrt(count);
  let points: Point[] = [];
  for (let index = 0; index < count; index++) points.push(bestCandidate(rng, points, lattice));
  for (let round = 0; round < rounds; round++) points = repelled(points, pitch * 1.15, lattice);
  return points.map((point) => lattice.snapped(point, pitch * 0.45));
}

/** Returns the points of a half-drop grid: columns half a pitch apart, every other one half a row lower. */
export function halfDrop(columns: number, rows: number): { at: Point; column: number; row: number }[] {
  return times(columns, (column) =>
    times(rows, (row) => {
      const drop = column % 2 === 0 ? 0.25 : 0.75;
      const at: Point = [((column + 0.5) * TILE_SIZE) / columns, ((row + drop) * TILE_SIZE) / rows];
      return { at, column, row };
    }),
  ).flat();
}

function bestCandidate(rng: Rng, points: readonly Point[], lattice: Lattice): Point {
  let best: Point = [0, 0];
  let bestDistance = -1;
  for (let candidate = 0; candidate < 12; candidate++) {
    const point: Point = [rng.next() * TILE_SIZE, rng.next() * TILE_SIZE];
    const nearest = points.reduce((least, other) => Math.min(least, lattice.distance(point, other)), Infinity);
    if (nearest <= bestDistance) continue;
    bestDistance = nearest;
    best = point;
  }
  return best;
}

function repelled(points: readonly Point[], reach: number, lattice: Lattice): Point[] {
  return points.map((point) => {
    let pushX = 0;
    let pushY = 0;
    for (const other of points) {
      if (other === point) continue;
      const [dx, dy] = lattice.difference(other, point);
      if (Math.abs(dx) >= reach || Math.abs(dy) >= reach) continue;
      const distance = Math.hypot(dx, dy) || 0.01;
      if (distance >= reach) continue;
      const strength = ((reach - distance) / distance) * 0.18;
      pushX += dx * strength;
      pushY += dy * strength;
    }
    return lattice.home([point[0] + pushX, point[1] + pushY]);
  });
}
