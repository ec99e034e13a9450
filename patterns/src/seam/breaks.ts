import type { BoundaryWindow } from './joint.ts';

/**
 * Bound once: in a sandbox such as a test's, every access to a global is slow, and these are called millions of times.
 */
const { abs, max, min } = Math;

/** Caps a single strong edge, so that it cannot outweigh the rest of a line. */
const MAX_JUMP = 120;
/** How far along the line, in samples, a slanting edge may move from one line to the next. */
const REACH = 2;
/** Maximum summed difference of the three channels of samples that count as equal. */
const ALIKE = 9;
/** Maximum contribution of one sample to a mismatch, summed over the three channels. */
const MAX_MISMATCH = 240;

/**
 * Returns the mean jump across a boundary beyond what the gradients on either side explain. With lines I(-3) … I(4)
 * around the boundary between I(0) and I(1), per sample and channel:
 *
 *   max(0, |I(1) + I(2) - I(0) - I(-1)| / 2 - max(|I(-1) - I(-3)|, |I(4) - I(2)|)), at most MAX_JUMP
 *
 * The two-line means make the measure independent of whether an edge falls on a pixel boundary or between two. In levels.
 */
export function meanJump(window: BoundaryWindow): number {
  const [far, , near, last, first, next, , beyond] = window;
  const { length } = last;
  let total = 0;
  for (let index = 0; index < length; index += 1) {
    const before = near[index] ?? 0;
    const behind = next[index] ?? 0;
    const step = abs((first[index] ?? 0) + behind - (last[index] ?? 0) - before) / 2;
    if (step === 0) continue;
    const rise = abs(before - (far[index] ?? 0));
    const fall = abs((beyond[index] ?? 0) - behind);
    const excess = step - (rise > fall ? rise : fall);
    if (excess > 0) total += excess > MAX_JUMP ? MAX_JUMP : excess;
  }
  return total / length;
}

/**
 * Returns how much of the line before a boundary has no match in the line after it, and vice versa. A sample's match
 * is the most similar one within REACH samples along the other line, so that edges crossing the boundary at a slant, as
 * nearly all edges of an unbroken drawing do, cost nothing; what ends at the boundary costs its full contrast:
 *
 *   mean over samples of max(min over |t| <= REACH of |A(s) - B(s + t)|, min over t of |B(s) - A(s + t)|)
 *
 * summed over the channels. In levels. `target`, if given, receives the value of every sample.
 */
export function meanMismatch(window: BoundaryWindow, target?: Float32Array): number {
  const [, , , last, first] = window;
  const samples = last.length / 3;
  let total = 0;
  for (let sample = 0; sample < samples; sample += 1) {
    let worst = difference(last, sample, first, sample, samples);
    if (worst > ALIKE) {
      worst = max(nearestDifference(last, first, sample, samples), nearestDifference(first, last, sample, samples));
    }
    const counted = min(worst, MAX_MISMATCH);
    if (target) target[sample] = counted / 3;
    total += counted;
  }
  return total / samples / 3;
}

function nearestDifference(line: Uint8Array, other: Uint8Array, sample: number, samples: number): number {
  const from = sample > REACH ? sample - REACH : 0;
  const to = sample + REACH < samples ? sample + REACH : samples - 1;
  let least = difference(line, sample, other, from, samples);
  for (let partner = from + 1; partner <= to; partner += 1) {
    const found = difference(line, sample, other, partner, samples);
    if (found < least) least = found;
  }
  return least;
}

function difference(line: Uint8Array, sample: number, other: Uint8Array, partner: number, samples: number): number {
  return (
    abs((line[sample] ?? 0) - (other[partner] ?? 0)) +
    abs((line[samples + sample] ?? 0) - (other[samples + partner] ?? 0)) +
    abs((line[2 * samples + sample] ?? 0) - (other[2 * samples + partner] ?? 0))
  );
}
