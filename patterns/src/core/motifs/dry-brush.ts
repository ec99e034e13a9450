import type { Point } from '../path.ts';
import { directionAlong, lerp, pointAlong, polar, ribbonPath, times } from '../path.ts';
import type { Rng } from '../rng.ts';

/** How a brush is loaded and held. */
export interface BrushStroke {
  /** Width of the whole stroke in units. */
  readonly width: number;
  readonly bristles: number;
  /** Share of the bristles (0 to 1) that run dry along the stroke. */
  readonly dryness: number;
}

/** Returns the parts of the stroke on which a bristle leaves paint, as shares of its length. */
function paintedParts(rng: Rng, edge: number, dryness: number): (readonly [from: number, to: number])[] {
  const start = Math.max(0, rng.range(-0.02, 0.03) + edge * rng.range(0, 0.05));
  const end = 1 - Math.abs(rng.gauss()) * 0.05 - edge * rng.range(0, 0.1);
  const dryFrom = rng.range(0.45, 0.85);
  if (!rng.chance(dryness)) return [[start, end]];
  const wetAgain = dryFrom + rng.range(0.03, 0.16);
  const parts: (readonly [number, number])[] = [[start, dryFrom]];
  if (wetAgain < end - 0.04) parts.push([wetAgain, end]);
  return parts;
}

/**
 * Returns the path data of a dry brush stroke along a polyline: many thin ribbons side by side, one per bristle, with
 * ragged ends and gaps where the paint has run out.
 */
export function dryBrushPath(rng: Rng, spine: readonly Point[], { width, bristles, dryness }: BrushStroke): string {
  return times(bristles, (bristle) => {
    const across = ((bristle + 0.5) / bristles) * 2 - 1;
    const edge = Math.abs(across) ** 3;
    const thickness = (width / bristles) * rng.range(1.05, 1.6) * (1 - 0.3 * edge);
    const parts = paintedParts(rng, edge, dryness);
    return parts
      .map(([from, to]) => {
        const steps = Math.max(3, Math.round((to - from) * spine.length * 0.45));
        const points = times(steps + 1, (step): Point => {
          const along = lerp(from, to, step / steps);
          const sway = 1 + 0.05 * Math.sin(along * spine.length * 0.7 + bristle);
          const away = (across * width * sway) / 2 + rng.gauss() * width * 0.004;
          const at = pointAlong(spine, along);
          const beside = polar(away, directionAlong(spine, along) + Math.PI / 2);
          return [at[0] + beside[0], at[1] + beside[1]];
        });
        return ribbonPath(points, (t) => thickness * Math.min(1, Math.min(t, 1 - t) * 9 + 0.25));
      })
      .join('');
  }).join('');
}
