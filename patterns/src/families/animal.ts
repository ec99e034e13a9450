import type { Field } from '../core/contour.ts';
import { fieldQuantiles, isoPaths } from '../core/contour.ts';
import { fillGaps, spread } from '../core/layout.ts';
import { fillPath } from '../core/markup.ts';
import { blobPoints } from '../core/motifs/blob.ts';
import { Noise } from '../core/noise.ts';
import type { PaletteRoles, Slot } from '../core/palette.ts';
import type { Point } from '../core/path.ts';
import { TAU, cycle, ribbonPath, smoothPath, times } from '../core/path.ts';
import type { Rng } from '../core/rng.ts';
import { TILE_SIZE, Tile } from '../core/tile.ts';
import type { ColorToken } from '../core/tokens.ts';
import { slotToken } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { BLOCK_ONLY, SHEARED } from './family.ts';

/**
 * Animal coats. Leopard: blobs with broken rings on evenly spread points, oriented by slow gradient noise (Perlin
 * 2002). Zebra and cow: level sets of a periodic field, sin(phase + noise) for stripes and plain fractal noise for
 * patches.
 */
export const animal: Family = {
  slug: 'animal',
  name: 'Animal Coat',
  variants: [
    { slug: 'leopard', name: 'Leopard', arrangement: 'block', layouts: SHEARED },
    { slug: 'zebra', name: 'Zebra', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'cow', name: 'Cow Hide', arrangement: 'block', layouts: SHEARED },
  ],
  motifs: ['animal spots', 'stripes', 'patches'],
  tags: ['animal print', 'texture', 'wild', 'fashion', 'organic', 'bold'],
  draw: ({ rng, roles, variant, lattice }: DrawContext): Tile => {
    const tile = new Tile(lattice);
    tile.ground();
    const dark = slotToken(cycle(roles.byContrast(), 0));
    const second = slotToken(middleSlot(roles));
    if (variant === 0) leopard(tile, rng, dark, second);
    else if (variant === 1) tile.raw('Stripes', fillPath(zebraStripes(rng), dark));
    else cow(tile, rng, dark, second);
    return tile;
  },
};

/** Returns the ink that stands out best from both the ground and the boldest ink. */
function middleSlot(roles: PaletteRoles): Slot {
  const [dark = 1, ...rest] = roles.byContrast();
  const clearance = (slot: Slot): number => Math.min(roles.distance(0, slot), roles.distance(dark, slot));
  return rest.reduce((best, slot) => (clearance(slot) > clearance(best) ? slot : best), rest[0] ?? dark);
}

function leopard(tile: Tile, rng: Rng, dark: ColorToken, middle: ColorToken): void {
  const lie = new Noise(rng, tile.lattice);
  const points = spread(rng, 74, 16, tile.lattice);
  for (const [x, y] of points) {
    const radius = rng.range(32, 47);
    const angle = lie.fractal(x, y, 2, 1) * Math.PI;
    const center = blobPoints(rng, radius * 0.72, { corners: 9, jitter: 0.18, stretchX: 1.2, stretchY: 0.85 });
    tile.put('Rosette centres', fillPath(smoothPath(center), middle), { x, y, radius: radius * 1.4, angle });
    tile.put('Spots', fillPath(brokenRing(rng, radius), dark), { x, y, radius: radius * 1.5, angle });
  }
  const taken = points.map(([x, y]) => ({ x, y, r: 47, kind: 0 }));
  fillGaps(
    rng,
    taken,
    { tries: 3000, count: 70, clear: 6, takes: 13 },
    ([x, y]) => {
      const speck = blobPoints(rng, rng.range(6, 12), { corners: 7, jitter: 0.4, stretchX: 1.3, stretchY: 0.8 });
      tile.put('Spots', fillPath(smoothPath(speck), dark), { x, y, radius: 22, angle: rng.angle() });
    },
    tile.lattice,
  );
}

/** Draws two to four thick uneven arcs about the origin. */
function brokenRing(rng: Rng, radius: number): string {
  const arcs = rng.int(2, 4);
  const start = rng.angle();
  return times(arcs, (arc) => {
    const from = start + (arc / arcs) * TAU;
    const length = (TAU / arcs) * rng.range(0.55, 0.82);
    const spine = times(8, (step): Point => {
      const angle = from + (length * step) / 7;
      const reach = radius * 0.86 * (1 + rng.gauss() * 0.05);
      return [reach * 1.15 * Math.cos(angle), reach * 0.88 * Math.sin(angle)];
    });
    const swell = rng.range(0.85, 1.15);
    return ribbonPath(spine, (t) => radius * 0.42 * Math.sin(Math.PI * (0.1 + 0.8 * t)) ** 0.7 * swell);
  }).join('');
}

/** Draws a level set of sin(phase), whose phase runs seven times down the tile and is bent by noise. */
function zebraStripes(rng: Rng): string {
  const bend = new Noise(rng);
  const ripple = new Noise(rng);
  const field: Field = (x, y) => {
    const phase =
      (TAU * 9 * y) / TILE_SIZE +
      5.2 * bend.fractal(x, y, 2, 2) +
      2.4 * ripple.fractal(x, y, 4, 1) +
      1.1 * Math.sin((TAU * 2 * x) / TILE_SIZE);
    return Math.sin(phase) + 0.75 * ripple.fractal(x + 200, y, 3, 2);
  };
  return isoPaths(field, [0.05], { cells: 220, keepEvery: 1 }).join('');
}

function cow(tile: Tile, rng: Rng, dark: ColorToken, second: ColorToken): void {
  for (const [name, color, share] of [
    ['Patches', dark, 0.6],
    ['Small patches', second, 0.9],
  ] as const) {
    const coat = new Noise(rng, tile.lattice);
    const field: Field = (x, y) => coat.fractal(x, y, 6, 2, 0.3);
    const data = isoPaths(
      field,
      fieldQuantiles(field, [share]),
      { cells: 200, keepEvery: 1 },
      tile.lattice.layout,
    ).join('');
    tile.raw(name, fillPath(data, color));
  }
}
