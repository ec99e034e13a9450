import { fillPath } from '../markup.ts';
import type { Point } from '../path.ts';
import { cycle, num, smoothPath, times } from '../path.ts';
import type { Rng } from '../rng.ts';
import type { Tile } from '../tile.ts';
import type { ColorToken } from '../tokens.ts';

/** Options of a wash. */
export interface WashOptions {
  readonly color: ColorToken;
  /** Opacity of one glaze. */
  readonly opacity: number;
  readonly glazes: number;
  /** Strength of the midpoint displacement as a share of each edge's length. */
  readonly roughness?: number;
  /** Opacity of the darker rim where pigment gathers; no rim if omitted. */
  readonly rim?: number;
}

/**
 * Draws a watercolor wash: translucent glazes of an outline roughened by midpoint displacement, each slightly rotated
 * and scaled, and a thin rim. Two glazes share each outline to keep files small.
 */
export function wash(tile: Tile, rng: Rng, outline: readonly Point[], options: WashOptions): string {
  const { color, opacity, glazes, roughness = 0.1, rim = 0 } = options;
  const ids = times(Math.ceil(glazes / 2), () => {
    const rough = displaced(rng, outline, roughness);
    return tile.define(fillPath(smoothPath(rough), color, `fill-opacity="${opacity}"`));
  });
  const layers = times(glazes, (index) => {
    const turn = num(rng.gauss() * 2.4);
    const scale = (1 + rng.gauss() * 0.022).toFixed(3);
    return `<use href="#${cycle(ids, index)}" transform="rotate(${turn}) scale(${scale})"/>`;
  });
  if (rim === 0) return layers.join('');
  const edge = `stroke="${color}" stroke-opacity="${rim}" stroke-width="1.6"`;
  return layers.join('') + fillPath(smoothPath(outline), 'none', edge);
}

function displaced(rng: Rng, outline: readonly Point[], roughness: number): Point[] {
  return outline.flatMap((from, index) => {
    const to = cycle(outline, index + 1);
    const shift = Math.hypot(to[0] - from[0], to[1] - from[1]) * roughness;
    const middle: Point = [(from[0] + to[0]) / 2 + rng.gauss() * shift, (from[1] + to[1]) / 2 + rng.gauss() * shift];
    return [from, middle];
  });
}
