import { isoPaths } from '../core/contour.ts';
import type { Field } from '../core/contour.ts';
import { fillPath } from '../core/markup.ts';
import { Noise } from '../core/noise.ts';
import type { Point } from '../core/path.ts';
import { cycle, mod, TAU, times } from '../core/path.ts';
import type { Rng } from '../core/rng.ts';
import { Tile, TILE_SIZE } from '../core/tile.ts';
import { mix, slotToken } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { BLOCK_ONLY } from './family.ts';

/** Resist runs from 0 (fully dyed) to about 1 (undyed); these are the thresholds between shades of dye. */
const DYE_LEVELS = [0.16, 0.28, 0.4, 0.52, 0.66, 0.82] as const;

/** Returns a bell curve of height 1 around `center`. */
const ridge = (value: number, center: number, width: number): number => Math.exp(-(((value - center) / width) ** 2));

/** Returns the bleed of dye into cloth: positions displaced by a slow and a fast noise. */
function dyeBleed(rng: Rng): (x: number, y: number) => Point {
  const across = new Noise(rng);
  const down = new Noise(rng);
  return (x, y) => [
    x + 16 * across.fractal(x, y, 5, 3) + 8 * across.fractal(x, y, 14, 2),
    y + 16 * down.fractal(x + 313, y + 77, 5, 3) + 8 * down.fractal(x + 13, y + 7, 14, 2),
  ];
}

/** Returns kumo: cloth bound in rings around many small points, with the pleats visible as spokes. */
function boundRings(rng: Rng, count: number): Field {
  const bleed = dyeBleed(rng);
  const grain = new Noise(rng);
  const pitch = TILE_SIZE / count;
  const knots = times(count * count, () => ({
    shiftX: rng.gauss() * 7,
    shiftY: rng.gauss() * 7,
    size: pitch * (0.49 + 0.02 * rng.gauss()),
    phase: rng.angle(),
  }));
  return (x, y) => {
    const [u, v] = bleed(x, y);
    let resist = 0;
    // A knot reaches less than one pitch, so only the nearest rows and columns matter.
    for (let row = Math.ceil(v / pitch - 1.5); row <= v / pitch + 0.5; row++) {
      const indent = mod(row, 2) === 1 ? 1 : 0.5;
      for (let column = Math.ceil(u / pitch - indent - 1); column <= u / pitch - indent + 1; column++) {
        const knot = cycle(knots, mod(row, count) * count + mod(column, count));
        const dx = u - (column + indent) * pitch - knot.shiftX;
        const dy = v - (row + 0.5) * pitch - knot.shiftY;
        const distance = Math.hypot(dx, dy) / knot.size;
        if (distance >= 1.3) continue;
        const rings = ridge(distance, 0.8, 0.13) + 0.85 * ridge(distance, 0.45, 0.1) + 0.7 * ridge(distance, 0, 0.12);
        const pleats = 0.72 + 0.28 * Math.cos(Math.atan2(dy, dx) * 16 + knot.phase);
        resist = Math.max(resist, rings * pleats);
      }
    }
    return resist + 0.16 * grain.fractal(x, y, 10, 3);
  };
}

/** Returns arashi: cloth wound on a pole and pushed together, which leaves broken chevrons. */
function chevrons(rng: Rng): Field {
  const bleed = dyeBleed(rng);
  const grain = new Noise(rng);
  const rows = rng.pick([10, 12, 14]);
  const pitch = TILE_SIZE / rows;
  return (x, y) => {
    const [u, v] = bleed(x, y);
    const bend = 46 * Math.abs(mod((u / TILE_SIZE) * 10, 2) - 1);
    const zigzag = Math.abs(mod(v + bend, pitch) / pitch - 0.5) * 2;
    const pleats = 0.75 + 0.35 * Math.sin((TAU * 40 * u) / TILE_SIZE);
    return (1 - zigzag) ** 2.2 * pleats + 0.2 * grain.fractal(x, y, 8, 3);
  };
}

/** Returns itajime: cloth folded and clamped, which prints a grid of soft windows. */
function clampedGrid(rng: Rng): Field {
  const bleed = dyeBleed(rng);
  const grain = new Noise(rng);
  const count = rng.pick([4, 5, 6]);
  const pitch = TILE_SIZE / count;
  return (x, y) => {
    const [u, v] = bleed(x, y);
    const across = Math.abs(mod(u, pitch) / pitch - 0.5) * 2;
    const down = Math.abs(mod(v, pitch) / pitch - 0.5) * 2;
    const diamond = across + down;
    const windows =
      ridge(diamond, 0, 0.34) + 0.9 * ridge(diamond, 0.74, 0.11) + 0.8 * ridge(Math.max(across, down), 0.97, 0.07);
    const fold = 0.8 + 0.2 * Math.cos((TAU * 3 * (u + v)) / TILE_SIZE);
    return windows * fold + 0.18 * grain.fractal(x, y, 9, 3);
  };
}

const DESIGNS: readonly ((rng: Rng) => Field)[] = [(rng) => boundRings(rng, rng.pick([4, 6])), chevrons, clampedGrid];

function draw({ rng, roles, variant }: DrawContext): Tile {
  const tile = new Tile();
  const dye = slotToken(roles.ink);
  const cloth = slotToken(roles.lite);
  tile.ground(dye);
  const paths = isoPaths(cycle(DESIGNS, variant)(rng), DYE_LEVELS, { cells: 200, keepEvery: 2 });
  paths.forEach((data, level) => {
    const share = (level + 1) / (DYE_LEVELS.length + 0.4);
    tile.raw(`Dye ${level + 1}`, fillPath(data, mix(dye, cloth, share)));
  });
  return tile;
}

/**
 * Resist dyeing as level sets of a noise-warped field: rings times pleats around bound points, chevrons of a wrapped
 * pole, or the windows of folded and clamped cloth, in six shades of dye.
 */
export const shibori: Family = {
  slug: 'shibori',
  name: 'Shibori',
  variants: [
    { slug: 'bound-rings', name: 'Bound rings', arrangement: 'brick', layouts: BLOCK_ONLY },
    { slug: 'pole-wrapped', name: 'Pole-wrapped chevrons', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'folded-grid', name: 'Folded grid', arrangement: 'block', layouts: BLOCK_ONLY },
  ],
  motifs: ['dyed rings', 'chevrons', 'soft grids'],
  tags: ['shibori', 'tie-dye', 'indigo', 'japanese', 'dyed', 'handmade', 'resist'],
  draw,
};
