/** The value that a share of the sorted values does not exceed. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The middle of some values. */
export function median(values: readonly number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** By how much values rise from one place to the next, by least squares. */
export function slope(points: readonly (readonly [number, number])[]): number {
  const middle = mean(points.map(([at]) => at));
  const average = mean(points.map(([, value]) => value));
  const covariance = points.reduce((sum, [at, value]) => sum + (at - middle) * (value - average), 0);
  return covariance / points.reduce((sum, [at]) => sum + (at - middle) ** 2, 0);
}
