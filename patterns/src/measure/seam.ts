/** A picture of RGB bytes, row by row. */
export type RgbPicture = { pixels: Uint8Array; width: number; height: number };

type Axis = 'x' | 'y';

/** A single strong edge must not outweigh the rest of a line. */
const LARGEST_JUMP = 120;
/** Keeps nearly flat pictures from dividing by nothing. */
const FLOOR = 0.15;
/** Share of the picture at either edge that is left out of the reference. */
const MARGIN = 0.02;

/**
 * For every boundary between two neighbouring lines of the picture, taken as a ring: the mean jump between the two
 * pixels before it and the two behind it, as far as it goes beyond the gradient on either side. The wide taps make the
 * measure blind to whether an edge falls on a pixel boundary.
 */
function jumpProfile({ pixels, width, height }: RgbPicture, axis: Axis): Float64Array {
  const lines = axis === 'x' ? width : height;
  const across = axis === 'x' ? height : width;
  const lineStride = axis === 'x' ? 3 : width * 3;
  const acrossStride = axis === 'x' ? width * 3 : 3;
  const offset = (line: number): number => ((line + lines) % lines) * lineStride;
  const sample = (index: number): number => pixels[index] ?? 0;
  const profile = new Float64Array(lines);
  for (let line = 0; line < lines; line += 1) {
    const far = offset(line - 3);
    const near = offset(line - 1);
    const last = offset(line);
    const first = offset(line + 1);
    const next = offset(line + 2);
    const beyond = offset(line + 4);
    let total = 0;
    for (let position = 0; position < across; position += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        const base = position * acrossStride + channel;
        const step = sample(base + first) + sample(base + next) - sample(base + last) - sample(base + near);
        const rise = Math.abs(sample(base + near) - sample(base + far));
        const fall = Math.abs(sample(base + beyond) - sample(base + next));
        const excess = Math.abs(step) / 2 - Math.max(rise, fall);
        total += Math.min(LARGEST_JUMP, Math.max(0, excess));
      }
    }
    profile[line] = total / (across * 3);
  }
  return profile;
}

function axisScore(picture: RgbPicture, axis: Axis): number {
  const profile = jumpProfile(picture, axis);
  const lines = profile.length;
  const margin = Math.max(8, Math.round(lines * MARGIN));
  const inner = [...profile.subarray(margin, lines - margin)].toSorted((left, right) => left - right);
  const worstInside = inner.at(-1) ?? 0;
  const high = inner[Math.floor(inner.length * 0.9)] ?? 0;
  const seam = Math.max(profile[lines - 2] ?? 0, profile[lines - 1] ?? 0, profile[0] ?? 0);
  return seam / (Math.max(worstInside, high * 1.25) + FLOOR);
}

/**
 * How strongly the picture's own edges show when it repeats: 1 means as strong as the strongest straight line inside
 * the picture, below 1 is less. It can not see a set geometry that was cut on its flat ground.
 */
export function seamScore(picture: RgbPicture): number {
  return Math.max(axisScore(picture, 'x'), axisScore(picture, 'y'));
}
