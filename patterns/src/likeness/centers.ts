import { COLOR_LENGTH } from './color-vector.ts';
import { DESCRIPTOR_LENGTH } from './descriptor.ts';
import { product } from './products.ts';
import { VectorRows } from './vector-rows.ts';

const ROUNDS = 6;

/**
 * Which of `count` centers from `from` on is nearest to a row. Of |row − center|² the part that is the same for all
 * centers is left out.
 */
export function nearestCenter(centers: VectorRows, rows: VectorRows, row: number, from: number, count: number): number {
  const vector = rows.at(row);
  let nearest = from;
  let least = Number.POSITIVE_INFINITY;
  for (let center = from; center < from + count; center += 1) {
    const squared = (centers.headSquares[center] ?? 0) + (centers.tailSquares[center] ?? 0);
    const distance = squared - 2 * product(vector, centers.bytes, center * DESCRIPTOR_LENGTH, 0, DESCRIPTOR_LENGTH);
    if (distance >= least) continue;
    least = distance;
    nearest = center;
  }
  return nearest;
}

/**
 * Centers of some rows by Lloyd's algorithm, which begins with rows taken evenly: the same rows give the same centers.
 * A center that no row is nearest to stays where it was.
 */
export function trainCenters(rows: VectorRows, sample: readonly number[], count: number): VectorRows {
  const centers = new VectorRows(DESCRIPTOR_LENGTH, COLOR_LENGTH);
  for (let center = 0; center < count; center += 1) {
    centers.set(center, rows.at(sample[Math.floor((center * sample.length) / count)] ?? 0).slice());
  }
  for (let round = 0; round < ROUNDS; round += 1) moveToMeans(centers, rows, sample, count);
  return centers;
}

function moveToMeans(centers: VectorRows, rows: VectorRows, sample: readonly number[], count: number): void {
  const sums = new Float64Array(count * DESCRIPTOR_LENGTH);
  const members = new Uint32Array(count);
  for (const row of sample) {
    const center = nearestCenter(centers, rows, row, 0, count);
    members[center] = (members[center] ?? 0) + 1;
    rows.at(row).forEach((value, index) => {
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
