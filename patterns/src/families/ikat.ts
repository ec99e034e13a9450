import { fillPath } from '../core/markup.ts';
import { Noise } from '../core/noise.ts';
import type { Slot } from '../core/palette.ts';
import type { Point } from '../core/path.ts';
import { cycle, mod, num, times } from '../core/path.ts';
import type { Rng } from '../core/rng.ts';
import { BLEED, Tile, TILE_SIZE } from '../core/tile.ts';
import { BLACK, slotToken } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { BLOCK_ONLY } from './family.ts';

const THREADS = 250;
const THREAD = TILE_SIZE / THREADS;

/** A shape to dye into the warp: all points nearer to the center line than a height that varies across its width. */
interface DyedShape {
  readonly layer: string;
  readonly slot: Slot;
  readonly center: Point;
  readonly halfWidth: number;
  /** Half height in units at a position from -1 (left) to 1 (right). */
  readonly halfHeight: (across: number) => number;
  /** Identifies the edge, so that the threads of different edges slip differently. */
  readonly edge: number;
}

/** A warp of dyed threads: every thread slips by its own amount, which creates the feathered edges. */
class Warp {
  private readonly tile: Tile;
  private readonly slip: readonly number[];
  private readonly feather: readonly (readonly number[])[];

  constructor(tile: Tile, rng: Rng) {
    this.tile = tile;
    const noise = new Noise(rng);
    this.slip = times(THREADS, (thread) => {
      const drift = noise.lattice((thread / THREADS) * 40, 3.3, 40, 40);
      return drift * 9 + rng.gauss() * 2.2;
    });
    this.feather = times(64, () =>
      times(THREADS, () => rng.gauss() * 5.5 + (rng.chance(0.13) ? rng.range(-24, 24) : 0)),
    );
  }

  /** Paints a shape as one bar for each thread it covers. */
  dye({ layer, slot, center, halfWidth, halfHeight, edge }: DyedShape): void {
    const [x, y] = center;
    const first = Math.floor((x - halfWidth) / THREAD);
    const last = Math.ceil((x + halfWidth) / THREAD);
    let data = '';
    for (let thread = first; thread <= last; thread++) {
      const across = ((thread + 0.5) * THREAD - x) / halfWidth;
      const half = Math.abs(across) < 1 ? halfHeight(across) : 0;
      if (half > 1) data += this.bar(thread, y - half, y + half, edge);
    }
    const reach = halfHeight(0) + 70;
    const box = { left: x - halfWidth - 5, top: y - reach, right: x + halfWidth + 5, bottom: y + reach };
    this.tile.wrap(layer, fillPath(data, slotToken(slot)), box);
  }

  /** Paints a bar along one thread, its ends displaced; every thread is drawn slightly wider so that no gaps show. */
  bar(thread: number, top: number, bottom: number, edge: number, bottomEdge = edge + 32): string {
    const from = top + this.displacement(thread, edge);
    const to = bottom + this.displacement(thread, bottomEdge);
    if (to <= from) return '';
    const width = num(THREAD + 0.4);
    return `M${num(thread * THREAD - 0.2)} ${num(from)}h${width}V${num(to)}h-${width}z`;
  }

  private displacement(thread: number, edge: number): number {
    return cycle(this.slip, thread) + cycle(cycle(this.feather, edge), thread);
  }
}

/** Returns the centers of a half-drop lattice of the given columns and rows, with the parity of the column. */
function lattice(columns: number, rows: number): { center: Point; isOdd: boolean }[] {
  return times(columns * rows, (index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const isOdd = column % 2 === 1;
    const center: Point = [((column + 0.5) * TILE_SIZE) / columns, ((row + (isOdd ? 0.75 : 0.25)) * TILE_SIZE) / rows];
    return { center, isOdd };
  });
}

const ogee = (across: number): number =>
  Math.cos((Math.PI / 2) * Math.abs(across)) ** 0.9 * (1 - 0.18 * Math.sin(Math.PI * Math.abs(across)));
const diamond = (across: number): number => 1 - Math.abs(across);

/** Draws large nested ogees, edge to edge, with seeds around a pomegranate heart. */
function pomegranates({ roles }: DrawContext, warp: Warp): void {
  const slots = roles.visible(0, 0.1);
  const strongest = cycle(roles.byContrast(), 0);
  const pitch = TILE_SIZE / 2;
  const color = (index: number): Slot => cycle(slots, index);
  const evenColors = [color(0), 0, color(1), strongest, color(2), 0, color(3)];
  const oddColors = [color(1), 0, color(0), strongest, color(3), 0, color(2)];
  [1, 0.9, 0.82, 0.62, 0.5, 0.36, 0.24].forEach((share, edge) => {
    for (const { center, isOdd } of lattice(4, 2)) {
      warp.dye({
        layer: `Ogee ${edge + 1}`,
        slot: cycle(isOdd ? oddColors : evenColors, edge),
        center,
        halfWidth: (pitch / 2) * share * 0.97,
        halfHeight: (across) => (ogee(across) * pitch * share) / 2,
        edge,
      });
    }
  });
  const seeds: readonly [x: number, y: number, width: number, height: number][] = [
    [0, -0.355, 12, 26],
    [0, 0.355, 12, 26],
    [-0.355, 0, 16, 20],
    [0.355, 0, 16, 20],
    [-0.2, -0.2, 10, 16],
    [0.2, -0.2, 10, 16],
    [-0.2, 0.2, 10, 16],
    [0.2, 0.2, 10, 16],
  ];
  for (const { center } of lattice(4, 2)) {
    for (const [x, y, halfWidth, height] of seeds) {
      const place: Point = [center[0] + x * pitch, center[1] + y * pitch];
      const halfHeight = (across: number): number => diamond(across) * height;
      warp.dye({ layer: 'Seeds', slot: 0, center: place, halfWidth, halfHeight, edge: 9 });
    }
  }
}

/** Draws columns of nested diamonds with small ones between them. */
function diamonds({ roles }: DrawContext, warp: Warp): void {
  const slots = roles.visible(0, 0.1);
  const colors = [cycle(slots, 0), 0, cycle(slots, 1), cycle(roles.byContrast(), 0)];
  const pitch = TILE_SIZE / 4;
  [1, 0.72, 0.5, 0.26].forEach((share, edge) => {
    for (const { center } of lattice(4, 4)) {
      const halfHeight = (across: number): number => (diamond(across) * pitch * share * 1.05) / 2;
      const shape = { slot: cycle(colors, edge), center, halfWidth: (pitch / 2) * share, halfHeight, edge };
      warp.dye({ layer: `Diamond ${edge + 1}`, ...shape });
    }
  });
  for (const { center } of lattice(4, 4)) {
    const between: Point = [center[0], mod(center[1] + pitch / 2, TILE_SIZE)];
    const halfHeight = (across: number): number => diamond(across) * pitch * 0.15;
    const shape = { slot: cycle(slots, 2), center: between, halfWidth: pitch * 0.15, halfHeight, edge: 12 };
    warp.dye({ layer: 'Small diamonds', ...shape });
  }
}

/** Draws flame-stitch chevrons: bands of every color in turn, bent back and forth. */
function flames({ rng, roles }: DrawContext, warp: Warp, tile: Tile): void {
  const slots = roles.visible(0, 0.1);
  const turn = rng.int(0, 11);
  const colors = [...times(4, (index) => cycle(slots, index + turn)), 0];
  const bands = 15;
  const height = TILE_SIZE / bands;
  const overhang = Math.ceil(BLEED / THREAD) + 1;
  for (let band = 0; band < bands; band++) {
    const slot = cycle(colors, band);
    if (slot === 0) continue;
    let data = '';
    for (let thread = -overhang; thread < THREADS + overhang; thread++) {
      const bend = Math.abs(mod((mod(thread, THREADS) * THREAD) / (TILE_SIZE / 5), 1) - 0.5) * 2;
      const top = band * height + bend * height * 2.2;
      for (const shift of [-TILE_SIZE, 0, TILE_SIZE]) {
        if (top + shift > TILE_SIZE + 60 || top + shift + height < -60) continue;
        data += warp.bar(thread, top + shift, top + shift + height, band, (band + 1) % bands);
      }
    }
    tile.raw(`Colour ${(band % colors.length) + 1}`, fillPath(data, slotToken(slot)));
  }
}

const DESIGNS: readonly ((context: DrawContext, warp: Warp, tile: Tile) => void)[] = [pomegranates, diamonds, flames];

function draw(context: DrawContext): Tile {
  const tile = new Tile();
  tile.ground();
  cycle(DESIGNS, context.variant)(context, new Warp(tile, context.rng), tile);
  const overhang = Math.ceil(BLEED / THREAD / 2);
  const shadows = times(THREADS / 2 + 2 * overhang, (index) => {
    const x = num((2 * (index - overhang) + 1) * THREAD);
    return `M${x} ${-BLEED}h${THREAD}v${TILE_SIZE + 2 * BLEED}h-${THREAD}z`;
  });
  tile.raw('Warp', fillPath(shadows.join(''), BLACK, 'opacity="0.06"'));
  return tile;
}

/**
 * Ikat: figures split into warp threads, every thread slipped along itself by slow noise, a gaussian and a rare jump,
 * as bound and dyed yarns shift on the loom.
 */
export const ikat: Family = {
  slug: 'ikat',
  name: 'Ikat',
  variants: [
    { slug: 'pomegranate', name: 'Pomegranate', arrangement: 'half-drop', layouts: BLOCK_ONLY },
    { slug: 'diamond', name: 'Diamond columns', arrangement: 'half-drop', layouts: BLOCK_ONLY },
    { slug: 'flame', name: 'Flame stitch', arrangement: 'mirror', layouts: BLOCK_ONLY },
  ],
  motifs: ['ogees', 'diamonds', 'feathered threads'],
  tags: ['ikat', 'woven', 'uzbek', 'silk road', 'dyed', 'ethnic', 'heritage'],
  draw,
};
