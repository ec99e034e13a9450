/** Returns the quantile of sorted values for a share. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Returns the median. */
export function median(values: readonly number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Returns the slope of a least-squares fit. */
export function slope(points: readonly (readonly [number, number])[]): number {
  const middle = mean(points.map(([at]) => at));
  const average = mean(points.map(([, value]) => value));
  const covariance = points.reduce((sum, [at, value]) => sum + (at - middle) * (value - average), 0);
  return covariance / points.reduce((sum, [at]) => sum + (at - middle) ** 2, 0);
}

/** Result of a rank test of two samples. */
export interface RankTest {
  /** Two-sided p-value: the probability of a rank difference at least this large if there is no difference. */
  readonly p: number;
  /** Share of all pairs in which the value of the first sample is larger; ties count half. */
  readonly share: number;
}

/**
 * Performs the Mann-Whitney U test of two samples of 20 values or more, two-sided, by its normal approximation with
 * corrections for ties and continuity.
 * @see Hollander, Wolfe, Chicken: Nonparametric Statistical Methods (3rd ed., 2014), section 4.1
 */
export function mannWhitney(first: readonly number[], second: readonly number[]): RankTest {
  const counts = new Map<number, [ofFirst: number, ofSecond: number]>();
  const countsOf = (value: number) => counts.get(value) ?? [0, 0];
  for (const value of first) counts.set(value, [countsOf(value)[0] + 1, countsOf(value)[1]]);
  for (const value of second) counts.set(value, [countsOf(value)[0], countsOf(value)[1] + 1]);

  let [u, smallerOfSecond, ties] = [0, 0, 0];
  for (const [, [ofFirst, ofSecond]] of [...counts].toSorted(([a], [b]) => a - b)) {
    u += ofFirst * (smallerOfSecond + ofSecond / 2);
    smallerOfSecond += ofSecond;
    ties += (ofFirst + ofSecond) ** 3 - (ofFirst + ofSecond);
  }
  const pairs = first.length * second.length;
  const size = first.length + second.length;
  const variance = (pairs / 12) * (size + 1 - ties / (size * (size - 1)));
  const distance = Math.max(0, Math.abs(u - pairs / 2) - 0.5);
  return { p: variance === 0 ? 1 : complementaryError(distance / Math.sqrt(2 * variance)), share: u / pairs };
}

/**
 * Returns the complementary error function of a non-negative number, to 1.5e-7.
 * @see Abramowitz, Stegun: Handbook of Mathematical Functions (1964), formula 7.1.26
 */
function complementaryError(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const factors = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592];
  return factors.reduce((sum, factor) => (sum + factor) * t, 0) * Math.exp(-x * x);
}
