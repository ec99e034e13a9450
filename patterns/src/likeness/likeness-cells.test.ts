import { Rng } from '../core/rng.ts';
import { DESCRIPTOR_LENGTH } from './descriptor.ts';
import { FINGERPRINT_LENGTH } from './fingerprint.ts';
import { LikenessCells } from './likeness-cells.ts';
import type { Likeness } from './likeness.ts';

const DESIGNS = 200;
const TILES = 10_000;
/** Distance between the tiles of one design. */
const SPREAD = 24;

function bytes(rng: Rng, around: Int8Array, spread: number): Int8Array {
  return around.map((value) => Math.max(-127, Math.min(127, value + rng.int(-spread, spread))));
}

/** Returns tiles as they occur in practice: many of each design, most designs similar to some others. */
function tiles(count: number): Likeness[] {
  const rng = new Rng('designs');
  const descriptors = Array.from({ length: DESIGNS }, () => bytes(rng, new Int8Array(DESCRIPTOR_LENGTH), 60));
  return Array.from({ length: count }, () => ({
    descriptor: bytes(rng, rng.pick(descriptors), SPREAD),
    fingerprint: bytes(rng, new Int8Array(FINGERPRINT_LENGTH), 60),
  }));
}

/** Returns numbered tiles; a companion keeps the number with its row. */
function filled(all: readonly Likeness[]) {
  const numbers = all.map((_, number) => number);
  const dead = new Set<number>();
  const cells = new LikenessCells({
    swap(left, right) {
      [numbers[left], numbers[right]] = [numbers[right] ?? 0, numbers[left] ?? 0];
    },
    isAlive: (row) => !dead.has(numbers[row] ?? 0),
  });
  all.forEach((tile, row) => cells.rows.set(row, tile));
  return { cells, numbers, dead, gather: () => [...cells.gather()].length };
}

const all = tiles(TILES);
const { cells, numbers, dead, gather } = filled(all);
const queries = all.filter((_, number) => number % 100 === 0);
const nearest = (limit: number) =>
  queries.map(({ descriptor }) => cells.search(descriptor, { limit }).map(({ row }) => numbers[row] ?? 0));
const exact = { of20: nearest(20), of4: nearest(4) };

/** Returns the share of an exhaustive search's results that the cells find, too. */
function recall(expected: readonly number[][], found: readonly number[][]): number {
  const shares = expected.map((each, query) => each.filter((number) => found[query]?.includes(number)).length);
  return shares.reduce((sum, count) => sum + count, 0) / expected.flat().length;
}

describe('rows that lie with those that look alike', () => {
  test('are worth gathering, which pauses', () => {
    expect(cells.isWorthGathering(0)).toBe(true);
    expect(gather()).toBeGreaterThan(10);
    expect(cells.isWorthGathering(0)).toBe(false);
  });

  test('19 of 20 nearest tiles are found without comparing with all', () => {
    expect(recall(exact.of20, nearest(20))).toBeGreaterThanOrEqual(0.95);
    expect(recall(exact.of4, nearest(4))).toBeGreaterThanOrEqual(0.95);
  });

  test('a tile is found as soon as it is added, and is gone once it is dead', () => {
    const [first] = tiles(1);
    if (!first) throw new Error('no tile');
    const row = cells.rows.size;
    cells.rows.set(row, first);
    numbers[row] = TILES;
    const found = cells.search(first.descriptor, { limit: 2, where: (other) => numbers[other] !== 0 });
    expect(found[0]).toEqual({ row, distance: 0 });
    dead.add(TILES);
    gather();
    expect(cells.rows.size).toBe(TILES);
    expect(numbers.slice(0, TILES).toSorted((left, right) => left - right)).toEqual(all.map((_, number) => number));
  });

  test('few tiles that pass a filter are found however far they are', () => {
    const rare = cells.search(all[0]?.descriptor ?? new Int8Array(), { limit: 5, where: (row) => row % 2500 === 0 });
    expect(rare).toHaveLength(4);
  });
});
