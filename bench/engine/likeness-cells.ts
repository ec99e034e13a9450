import { readFileSync } from 'node:fs';
import { LikenessCells, vectorFromBase64 } from '@halfdrop/patterns';
import type { Likeness } from '@halfdrop/patterns';
import { Rng } from '../../patterns/src/core/rng.ts';
import type { Bar } from '../report.ts';
import { crossed } from './likeness/made-up.ts';

const SIZES = [10_000, 100_000, 1_000_000];
const QUERIES = 40;
const BAR_RECALL = 0.95;
/** Numbers in the color part of a descriptor. */
const COLORS = 32;

interface SampleTile extends Likeness {
  readonly family: string;
}

/** A kind of search and the number of results. */
type Search = (cells: LikenessCells, tile: Likeness) => readonly { readonly distance: number }[];

const SEARCHES: Readonly<Record<string, Search>> = {
  'the 4 most alike': (cells, { descriptor }) => cells.search(descriptor, { limit: 4 }),
  'the 20 most alike': (cells, { descriptor }) => cells.search(descriptor, { limit: 20 }),
  '480 by colors': (cells, { descriptor }) => cells.search(descriptor, { limit: 480, textureWeight: 0 }),
};

/**
 * Measures likeness cells with up to a million tiles: the cost of a search, and its recall compared with an exhaustive
 * one.
 */
export function run(): Promise<Bar[]> {
  const recalls = SIZES.map((size) => {
    const cells = filled(size);
    const rng = new Rng('queries');
    const tiles = Array.from({ length: QUERIES }, () => cells.rows.at(rng.int(0, size - 1)));
    const queries = tiles.map(({ descriptor, fingerprint }) => ({
      descriptor: descriptor.slice(),
      fingerprint: fingerprint.slice(),
    }));
    const exact = Object.values(SEARCHES).map((search) => queries.map((tile) => search(cells, tile)));
    const gathering = processorTime(() => void [...cells.gather()]);
    console.log(`  ${size.toLocaleString('en')} tiles, gathered in ${(gathering / 1000).toFixed(1)} s`);
    return Object.entries(SEARCHES).map(([name, search], kind) => {
      const found: (readonly { readonly distance: number }[])[] = [];
      const times = queries.map((tile) => processorTime(() => found.push(search(cells, tile))));
      const recall = recallOf(exact[kind] ?? [], found);
      console.log(`    ${name}: ${median(times).toFixed(2)} ms of processor time, recall ${recall.toFixed(3)}`);
      return recall;
    });
  });
  const least = Math.min(...recalls.map(([, of20 = 0]) => of20));
  return Promise.resolve([
    {
      promise: `of the 20 most alike, at least ${BAR_RECALL} are found in cells at every size`,
      figure: least.toFixed(3),
      isMet: least >= BAR_RECALL,
    },
  ]);
}

function filled(size: number): LikenessCells {
  const sample = sampleTiles();
  const families = new Map(sample.map(({ family }) => [family, sample.filter((tile) => tile.family === family)]));
  const rng = new Rng('tiles like those of the sample');
  const cells = new LikenessCells({ swap: () => undefined, isAlive: () => true });
  for (const [row, tile] of sample.entries()) cells.rows.set(row, tile);
  for (let row = sample.length; row < size; row += 1) {
    const [shape, dress, cousin] = [rng.pick(sample), rng.pick(sample), rng.pick(sample)];
    const sibling = rng.pick(families.get(shape.family) ?? [shape]);
    const { length } = shape.descriptor;
    cells.rows.set(row, {
      descriptor: Int8Array.from([
        ...crossed(rng, dress.descriptor, cousin.descriptor, 0, COLORS),
        ...crossed(rng, shape.descriptor, sibling.descriptor, COLORS, length),
      ]),
      fingerprint: shape.fingerprint,
    });
  }
  return cells;
}

function sampleTiles(): SampleTile[] {
  const { assets }: { assets: { family: string; descriptor: string; fingerprint: string }[] } = JSON.parse(
    readFileSync('api/sample-catalog/catalog.json', 'utf8'),
  );
  return assets.map(({ family, descriptor, fingerprint }) => ({
    family,
    descriptor: vectorFromBase64(descriptor),
    fingerprint: vectorFromBase64(fingerprint),
  }));
}

/** Returns how many results are as near as those of the exhaustive search. */
function recallOf(exact: readonly ReturnType<Search>[], found: readonly ReturnType<Search>[]): number {
  let [hits, all] = [0, 0];
  exact.forEach((expected, query) => {
    const farthest = (expected.at(-1)?.distance ?? 0) + 1e-9;
    all += expected.length;
    hits += (found[query] ?? []).filter(({ distance }) => distance <= farthest).length;
  });
  return hits / all;
}

function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[values.length >> 1] ?? Number.NaN;
}
