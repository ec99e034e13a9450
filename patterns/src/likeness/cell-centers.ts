import { COLOR_LENGTH } from './color-vector.ts';
import { DESCRIPTOR_LENGTH } from './descriptor.ts';
import type { Descriptor } from './descriptor.ts';
import { product } from './products.ts';
import { descriptorMeasure } from './row-measures.ts';
import type { DescriptorScales } from './row-measures.ts';
import { VectorRows } from './vector-rows.ts';

/** Number of rows that centers are learned from, evenly spaced. */
const SAMPLE = 16_384;
const ROUNDS = 4;
const MAX_BRANCHES = 48;

/**
 * Cell centers in a two-level tree: the cell of a row is found by comparing it with the centers of the branches and
 * then with those of one branch, rather than with all.
 */
export class CellCenters {
  private readonly branches: VectorRows;
  private readonly cells: VectorRows;
  /** Number of branches, and of cells per branch. */
  private readonly width: number;

  private constructor(branches: VectorRows, cells: VectorRows, width: number) {
    this.branches = branches;
    this.cells = cells;
    this.width = width;
  }

  /** Returns the number of cells. */
  get count(): number {
    return this.width * this.width;
  }

  /** Learns centers from the first `count` rows, at most 2,304 cells. */
  static of(rows: VectorRows, count: number): CellCenters {
    const width = Math.max(2, Math.min(MAX_BRANCHES, Math.round(count ** (1 / 3))));
    const step = Math.ceil(count / SAMPLE);
    const sample = Array.from({ length: Math.ceil(count / step) }, (_, index) => rows.at(index * step));
    const branches = trained(sample, width);
    const members: Descriptor[][] = Array.from({ length: width }, () => []);
    for (const vector of sample) members[nearest(branches, vector, 0, width)]?.push(vector);
    const cells = new VectorRows(DESCRIPTOR_LENGTH, COLOR_LENGTH);
    members.forEach((own, branch) => {
      const centers = trained(own.length > 0 ? own : sample, width);
      for (let cell = 0; cell < width; cell += 1) cells.set(branch * width + cell, centers.at(cell));
    });
    return new CellCenters(branches, cells, width);
  }

  /** Returns the cell of a descriptor. */
  cellOf(descriptor: Descriptor): number {
    const branch = nearest(this.branches, descriptor, 0, this.width);
    return nearest(this.cells, descriptor, branch * this.width, this.width);
  }

  /** Returns all cells, nearest centers first. */
  ranked(descriptor: Descriptor, scales: DescriptorScales): Uint16Array {
    const measure = descriptorMeasure(this.cells, descriptor, scales);
    const distances = Float64Array.from({ length: this.count }, (_, cell) => measure(cell, Number.POSITIVE_INFINITY));
    return Uint16Array.from(distances.keys()).toSorted(
      (left, right) => (distances[left] ?? 0) - (distances[right] ?? 0),
    );
  }
}

/** Returns the nearest of `count` centers starting at `from`; omits the part of |vector − center|² that all share. */
function nearest(centers: VectorRows, vector: Descriptor, from: number, count: number): number {
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (let center = from; center < from + count; center += 1) {
    const squared = (centers.headSquares[center] ?? 0) + (centers.tailSquares[center] ?? 0);
    const distance = squared - 2 * product(vector, centers.bytes, center * DESCRIPTOR_LENGTH, 0, DESCRIPTOR_LENGTH);
    if (distance >= least) continue;
    least = distance;
    best = center;
  }
  return best;
}

/** Trains centers with Lloyd's algorithm, starting from evenly spaced vectors, so that the result is deterministic. */
function trained(sample: readonly Descriptor[], count: number): VectorRows {
  const centers = new VectorRows(DESCRIPTOR_LENGTH, COLOR_LENGTH);
  for (let center = 0; center < count; center += 1) {
    centers.set(center, sample[Math.floor((center * sample.length) / count)] ?? new Int8Array(DESCRIPTOR_LENGTH));
  }
  for (let round = 0; round < ROUNDS; round += 1) moveToMeans(centers, sample, count);
  return centers;
}

/** Moves each center to the mean of its vectors; one without vectors stays in place. */
function moveToMeans(centers: VectorRows, sample: readonly Descriptor[], count: number): void {
  const sums = new Float64Array(count * DESCRIPTOR_LENGTH);
  const members = new Uint32Array(count);
  for (const vector of sample) {
    const center = nearest(centers, vector, 0, count);
    members[center] = (members[center] ?? 0) + 1;
    vector.forEach((value, index) => {
      const place = center * DESCRIPTOR_LENGTH + index;
      sums[place] = (sums[place] ?? 0) + value;
    });
  }
  members.forEach((size, center) => {
    if (size === 0) return;
    const sum = sums.subarray(center * DESCRIPTOR_LENGTH, (center + 1) * DESCRIPTOR_LENGTH);
    centers.set(
      center,
      Int8Array.from(sum, (value) => Math.round(value / size)),
    );
  });
}
