import type { Lattice } from './lattice.ts';
import { TAU, times } from './path.ts';
import type { Rng } from './rng.ts';
import { BLOCK_LATTICE, TILE_SIZE } from './tile.ts';

/**
 * Gradient noise (Perlin 2002, quintic fade) on an integer lattice whose indices are taken modulo a period, so that the
 * field repeats exactly with the tile. On a half-drop or brick lattice, cells are counted around the sheared torus,
 * which requires an even number of cells.
 */
export class Noise {
  private readonly permutation: Uint8Array;
  private readonly gradients: Float64Array;
  /** Vertical offset of the next tile to the right, and horizontal offset of the next tile below, in tile sides. */
  private readonly columnDrop: number;
  private readonly rowShift: number;

  constructor(rng: Rng, lattice: Lattice = BLOCK_LATTICE) {
    this.columnDrop = lattice.layout === 'half-drop' ? 0.5 : 0;
    this.rowShift = lattice.layout === 'brick' ? 0.5 : 0;
    const order = rng.shuffle(times(256, (index) => index));
    this.permutation = Uint8Array.from([...order, ...order]);
    this.gradients = new Float64Array(512);
    for (let index = 0; index < 256; index++) {
      const angle = rng.next() * TAU;
      this.gradients[index * 2] = Math.cos(angle);
      this.gradients[index * 2 + 1] = Math.sin(angle);
    }
  }

  /** Returns the field at a position in lattice units, with integer periods; about -1 to 1. */
  lattice(x: number, y: number, periodX: number, periodY: number, octave = 0): number {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const dx = x - left;
    const dy = y - top;
    const dropLeft = this.columnDrop * Math.floor(left / periodX) * periodY;
    const dropRight = this.columnDrop * Math.floor((left + 1) / periodX) * periodY;
    const shiftTop = this.rowShift * Math.floor(top / periodY) * periodX;
    const shiftBottom = this.rowShift * Math.floor((top + 1) / periodY) * periodX;
    const topLeft = this.dot(wrapped(left - shiftTop, periodX), wrapped(top - dropLeft, periodY), octave, dx, dy);
    const topRight = this.dot(
      wrapped(left + 1 - shiftTop, periodX),
      wrapped(top - dropRight, periodY),
      octave,
      dx - 1,
      dy,
    );
    const bottomLeft = this.dot(
      wrapped(left - shiftBottom, periodX),
      wrapped(top + 1 - dropLeft, periodY),
      octave,
      dx,
      dy - 1,
    );
    const bottomRight = this.dot(
      wrapped(left + 1 - shiftBottom, periodX),
      wrapped(top + 1 - dropRight, periodY),
      octave,
      dx - 1,
      dy - 1,
    );
    const u = fade(dx);
    const v = fade(dy);
    const above = topLeft + (topRight - topLeft) * u;
    const below = bottomLeft + (bottomRight - bottomLeft) * u;
    return 1.5 * (above + (below - above) * v);
  }

  /**
   * Returns the fractal sum at a position in tile units. `cells` is the base frequency in cells per tile (an integer);
   * frequency and period double with each octave, which keeps the sum periodic.
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

  /**
   * Returns the dot product of the gradient of a lattice point, its column and row taken modulo the period, and the
   * offset from it.
   */
  private dot(column: number, row: number, octave: number, dx: number, dy: number): number {
    const hashed = this.permutation[(column + octave * 37) & 255] ?? 0;
    const index = this.permutation[(hashed + row + octave * 17) & 511] ?? 0;
    return (this.gradients[index * 2] ?? 0) * dx + (this.gradients[index * 2 + 1] ?? 0) * dy;
  }
}

function wrapped(index: number, period: number): number {
  // Most positions lie within the period, and a division is expensive.
  if (index >= 0 && index < period) return index;
  const rest = index % period;
  return rest < 0 ? rest + period : rest;
}

function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}
