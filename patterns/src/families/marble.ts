import { fieldQuantiles, isoPaths } from '../core/contour.ts';
import type { Field } from '../core/contour.ts';
import { spread } from '../core/layout.ts';
import { fillPath, sharpPath } from '../core/markup.ts';
import { Noise } from '../core/noise.ts';
import { PaletteRoles } from '../core/palette.ts';
import type { Point } from '../core/path.ts';
import { cycle, TAU, times } from '../core/path.ts';
import { BLOCK_LATTICE, Tile, TILE_SIZE } from '../core/tile.ts';
import { GROUND, gradient, mix, slotToken } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { BLOCK_ONLY, EVERY_LAYOUT, MIRRORED } from './family.ts';

const SAMPLING = { cells: 260, keepEvery: 2 } as const;

/** A pair of noise fields that displace positions by up to about `amount` units, with `cells` swirls across. */
class Swirl {
  private readonly across: Noise;
  private readonly down: Noise;

  constructor({ rng, lattice }: DrawContext) {
    this.across = new Noise(rng, lattice);
    this.down = new Noise(rng, lattice);
  }

  move([x, y]: Point, amount: number, cells: number): Point {
    return [
      x + amount * this.across.fractal(x, y, cells, 3),
      y + amount * this.down.fractal(x + 313, y + 171, cells, 3),
    ];
  }
}

/** Draws agate: bands of a sine of twice-warped noise, from dark to light or back, with a few metal veins. */
function agate(context: DrawContext, tile: Tile): void {
  const { rng, roles } = context;
  const noise = new Noise(rng);
  const swirl = new Swirl(context);
  const field: Field = (x, y) => {
    const [u, v] = swirl.move(swirl.move([x, y], 330, 1), 190, 2);
    const phase = 9.5 * noise.fractal(u, v, 1, 3, 0.55) + (TAU * (u + v)) / TILE_SIZE;
    return Math.sin(phase) + 0.25 * noise.fractal(x, y, 6, 3);
  };
  const bands = 14;
  const levels = fieldQuantiles(
    field,
    times(bands, (index) => (index + 1) / (bands + 1)),
  );
  const paths = isoPaths(field, levels, SAMPLING);
  const order = rng.chance(0.5) ? roles.ramp() : roles.ramp().toReversed();
  tile.ground(gradient(order, 0));
  paths.forEach((data, band) => tile.raw(`Band ${band + 1}`, fillPath(data, gradient(order, (band + 1) / bands))));
  veins(tile, roles, paths);
}

function veins(tile: Tile, roles: PaletteRoles, paths: readonly string[]): void {
  const metal = mix(slotToken(roles.warms()[0] ?? roles.lite), slotToken(roles.lite), 0.35);
  const widths = new Map([
    [3, 3.6],
    [4, 1.2],
    [9, 2.2],
    [12, 1.4],
  ]);
  for (const [band, width] of widths) tile.raw('Veins', sharpPath(cycle(paths, band), metal, width));
}

/** Returns the smooth distance to a few drops of ink on moving water: the rings of all drops merge. */
function inkField(context: DrawContext, drops: number): Field {
  const { rng, lattice } = context;
  const swirl = new Swirl(context);
  const centers = spread(rng, drops, 30, lattice).map((at) => ({ at, weight: rng.range(0.75, 1.25) }));
  const torus = lattice.layout === 'mirror' ? BLOCK_LATTICE : lattice;
  return (x, y) => {
    const moved = swirl.move(swirl.move([x, y], 175, 2), 60, 4);
    const sum = centers.reduce((total, { at, weight }) => {
      return total + Math.exp((-torus.distance(moved, at) * weight) / 46);
    }, 0);
    return -46 * Math.log(sum);
  };
}

/** Draws suminagashi: rings of ink and water of uneven width around floating drops. */
function suminagashi(context: DrawContext, tile: Tile): void {
  const rng = context.rng.fork('rings');
  const contrast = context.roles.byContrast();
  const levels: number[] = [];
  for (let level = -30; level < 320; level += rng.range(6, 15) * (levels.length % 2 === 1 ? 1 : 1.15)) {
    levels.push(level);
  }
  const paths = isoPaths(inkField(context, 7), levels, SAMPLING, context.lattice.layout);
  tile.ground(slotToken(cycle(contrast, 0)));
  paths.forEach((data, index) => {
    const ink = cycle(contrast, rng.pickWeighted([0, 1, 2, 3], [5, 3, 2, 1]));
    tile.raw('Ink rings', fillPath(data, index % 2 === 1 ? GROUND : slotToken(ink)));
  });
}

/** Draws pulled marbling: color bands combed back and forth, as on old endpapers. */
function combed(context: DrawContext, tile: Tile): void {
  const { rng, roles } = context;
  const noise = new Noise(rng);
  const swirl = new Swirl(context);
  const field: Field = (x, y) => {
    const [u, v] = swirl.move([x, y], 46, 3);
    const comb = 62 * Math.abs(Math.sin((TAU * 4 * u) / TILE_SIZE)) ** 0.7;
    const phase = (TAU * 4 * (v + comb + 16 * noise.fractal(u, v, 5, 2))) / TILE_SIZE;
    return Math.sin(phase);
  };
  const visible = roles.visible(0, 0.05);
  const slots = [0, ...times(4, (index) => cycle(visible, index))];
  const bands = slots.length * 2 - 1;
  const levels = fieldQuantiles(
    field,
    times(bands, (index) => (index + 1) / (bands + 1)),
  );
  const start = rng.int(0, 3);
  tile.ground(slotToken(cycle(slots, start)));
  isoPaths(field, levels, SAMPLING).forEach((data, band) => {
    tile.raw(
      `Colour ${(band % slots.length) + 1}, pull ${band + 1}`,
      fillPath(data, slotToken(cycle(slots, start + band + 1))),
    );
  });
}

const DESIGNS: readonly ((context: DrawContext, tile: Tile) => void)[] = [agate, suminagashi, combed];

function draw(context: DrawContext): Tile {
  const tile = new Tile(context.lattice);
  cycle(DESIGNS, context.variant)(context, tile);
  return tile;
}

/**
 * Marbling by domain warping (Quilez 2002): bands of a sine of twice-warped periodic noise; suminagashi as level sets
 * of the smooth minimum -k ln(sum exp(-d / k)) of distances to floating drops; combed bands bent by |sin|.
 */
export const marble: Family = {
  slug: 'marble',
  name: 'Marble',
  variants: [
    { slug: 'agate', name: 'Veined agate', arrangement: 'block', layouts: MIRRORED },
    { slug: 'suminagashi', name: 'Suminagashi', arrangement: 'block', layouts: EVERY_LAYOUT },
    { slug: 'combed', name: 'Combed endpaper', arrangement: 'block', layouts: BLOCK_ONLY },
  ],
  motifs: ['swirls', 'veins', 'ink rings'],
  tags: ['marble', 'ink', 'swirl', 'abstract', 'stone', 'luxury', 'texture'],
  draw,
  // Marbling in flesh colors looks like meat.
  paletteAllowed: (palette) => !new PaletteRoles(palette).isFleshy(),
};
