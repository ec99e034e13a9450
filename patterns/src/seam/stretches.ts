/** A part of a seam, in pixels from the start of the line: the top of a column, the left end of a row. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Length, as a share of the seam, over which mismatches are averaged. */
const WINDOW = 1 / 80;
/** Mismatch, in levels, that is never marked. */
const MIN = 4;

/**
 * Returns where along the seam its two sides do not match: the averaged mismatch exceeds what is high inside the
 * picture. If there is no such position, as when a set design is cut on its flat ground, returns the whole seam.
 */
export function failingStretches(mismatch: Float32Array, innerHigh: number, length: number): Stretch[] {
  const samples = mismatch.length;
  const reach = Math.max(2, Math.round((samples * WINDOW) / 2));
  const limit = Math.max(MIN, 2 * innerHigh);
  const stretches: { from: number; to: number }[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    const from = Math.max(0, sample - reach);
    const near = mismatch.subarray(from, sample + reach + 1);
    if (near.reduce((sum, value) => sum + value, 0) / near.length <= limit) continue;
    const last = stretches.at(-1);
    if (last && from <= last.to) last.to = sample + reach;
    else stretches.push({ from, to: sample + reach });
  }
  if (stretches.length === 0) return [{ from: 0, to: length }];
  const scale = length / samples;
  return stretches.map(({ from, to }) => ({ from: from * scale, to: Math.min(length, to * scale) }));
}
