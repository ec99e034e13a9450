import { TILE_SIZE } from './tile.ts';
import { TAU, times } from './path.ts';
import type { Rng } from './rng.ts';

/**
 * Gradient noise (Perlin 2002, quintic fade) on an integer lattice whose indices are taken modulo a
 * period, so that the field repeats exactly with the tile.
 */
export class Noise {
  private readonly permutation: Uint8Array;
  private readonly gradients: Float64Array;

  constructor(rng: Rng) {
    const order = rng.shuffle(times(256, (index) => index));
    this.permutation = Uint8Array.from([...order, ...order]);
    this.gradients = new Float64Array(512);
    for (let index = 0; index < 256; index++) {
      const angle = rng.next() * TAU;
      this.gradients[index * 2] = Math.cos(angle);
      this.gradients[index * 2 + 1] = Math.sin(angle);
    }
  }

  /** The field at a place in lattice units, with whole-number periods; about -1 to 1. */
  lattice(x: number, y: number, periodX: number, periodY: number, octave = 0): number {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const dx = x - left;
    const dy = y - top;
    const column0 = wrapped(left, periodX);
    const column1 = wrapped(left + 1, periodX);
    const row0 = wrapped(top, periodY);
    const row1 = wrapped(top + 1, periodY);
    const topLeft = this.dot(column0, row0, octave, dx, dy);
    const topRight = this.dot(column1, row0, octave, dx - 1, dy);
    const bottomLeft = this.dot(column0, row1, octave, dx, dy - 1);
    const bottomRight = this.dot(column1, row1, octave, dx - 1, dy - 1);
    const u = fade(dx);
    const v = fade(dy);
    const above = topLeft + (topRight - topLeft) * u;
    const below = bottomLeft + (bottomRight - bottomLeft) * u;
    return 1.5 * (above + (below - above) * v);
  }

  /**
   * Fractal sum at a place in tile units. `cells` is the base frequency in cells per tile (a whole
   * number); frequency and period double together with each octave, which keeps the sum periodic.
   */
  fractal(x: number, y: number, cells: number, octaves = 4, gain = 0.5, cellsY = cells): number {
    let sum = 0;
    let total = 0;
    let amplitude = 1;
    for (let octave = 0; octave < octaves; octave++) {
      const across = cells * 2 ** octave;
      const down = cellsY * 2 ** octave;
      const value = this.lattice((x / TILE_SIZE) * across, (y / TILE_SIZE) * down, across, down, octave);
      sum += amplitude * value;
      total += amplitude;
      amplitude *= gain;
    }
    return sum / total;
  }

  private dot(column: number, row: number, octave: number, dx: number, dy: number): number {
    const hashed = this.permutation[(column + octave * 37) & 255] ?? 0;
    const index = this.permutation[(hashed + row + octave * 17) & 511] ?? 0;
    return (this.gradients[index * 2] ?? 0) * dx + (this.gradients[index * 2 + 1] ?? 0) * dy;
  }
}

function wrapped(index: number, period: number): number {
  const rest = index % period;
  return rest < 0 ? rest + period : rest;
}

function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}
