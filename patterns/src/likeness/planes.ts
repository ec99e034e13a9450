/** Adds an amount to one cell of a plane. */
export function add(plane: Float64Array, index: number, amount: number): void {
  plane[index] = (plane[index] ?? 0) + amount;
}

/** Returns the mean of all cells. */
export function meanOf(plane: Float64Array): number {
  let sum = 0;
  for (const value of plane) sum += value;
  return sum / plane.length;
}

/** Returns the quantile of all cells for the given share (0 to 1). */
export function quantileOf(plane: Float64Array, share: number): number {
  const sorted = plane.toSorted();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Returns a plane of half the edge: every cell is the mean of four. */
export function halved(plane: Float64Array, edge: number): Float64Array {
  const half = edge / 2;
  const small = new Float64Array(half * half);
  for (let index = 0; index < plane.length; index += 1) {
    const column = (index % edge) >> 1;
    const row = Math.floor(index / edge) >> 1;
    add(small, row * half + column, (plane[index] ?? 0) / 4);
  }
  return small;
}
