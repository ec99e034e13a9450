import { fieldQuantiles, isoPaths } from '../core/contour.ts';
import type { Field } from '../core/contour.ts';
import type { Lattice } from '../core/lattice.ts';
import { fillPath, sharpPath } from '../core/markup.ts';
import { Noise } from '../core/noise.ts';
import { cycle, num, times } from '../core/path.ts';
import type { Rng } from '../core/rng.ts';
import { Tile } from '../core/tile.ts';
import { BLACK, GROUND, gradient, slotToken } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { EVERY_LAYOUT, SHEARED } from './family.ts';

/** Returns rolling hills: fractal noise warped by a second, weaker noise. `cells` is the number of hills across. */
function landscape(rng: Rng, cells: number, lattice: Lattice): Field {
  const height = new Noise(rng, lattice);
  const bend = new Noise(rng, lattice);
  return (x, y) => {
    const shiftedX = x + 60 * bend.fractal(x, y, 2, 1);
    const shiftedY = y + 60 * bend.fractal(x + 500, y + 200, 2, 1);
    return height.fractal(shiftedX, shiftedY, cells, 2, 0.3);
  };
}

function levelsOf(field: Field, count: number, { layout }: Lattice): string[] {
  const shares = times(count, (index) => (index + 0.7) / (count + 0.4));
  return isoPaths(field, fieldQuantiles(field, shares), { cells: 200, keepEvery: 2 }, layout);
}

/** Draws fine contour lines with every fifth one heavier, as on a hiking map. */
function map({ rng, roles }: DrawContext, tile: Tile): void {
  const contrast = roles.byContrast();
  levelsOf(landscape(rng, 4, tile.lattice), 18, tile.lattice).forEach((data, level) => {
    const isIndex = level % 5 === 0;
    const color = slotToken(cycle(contrast, isIndex ? 1 : 0));
    tile.raw(isIndex ? 'Index contours' : 'Contours', sharpPath(data, color, isIndex ? 5.6 : 2.4));
  });
}

/** Draws sheets of paper cut along the contours, each casting a soft shadow on the one below. */
function cutPaper({ rng, roles }: DrawContext, tile: Tile): void {
  const ramp = roles.ramp();
  const stops = roles.isDark ? ramp : ramp.toReversed();
  tile.ground(slotToken(cycle(stops, 0)));
  const paths = levelsOf(landscape(rng, 2, tile.lattice), 7, tile.lattice);
  paths.forEach((data, level) => {
    const height = (level + 1) / paths.length;
    const paper = gradient(stops, height);
    const shadows = [
      [5, 0.09],
      [2.5, 0.13],
    ] as const;
    const sheet = tile.define(`<path d="${data}"/>`);
    const soft = shadows.map(([reach, opacity]) => {
      const stroke = `stroke="${BLACK}" stroke-width="${reach * 2}" stroke-opacity="${opacity}"`;
      const shift = `transform="translate(${num(reach * 0.4)} ${num(reach * 0.6)})"`;
      return `<use href="#${sheet}" fill="none" ${stroke} ${shift}/>`;
    });
    tile.raw(`Level ${level + 1}`, `${soft.join('')}<use href="#${sheet}" fill="${paper}"/>`);
  });
}

/** Draws broad flat bands of every color, separated by lines of the ground. */
function terraces({ rng, roles }: DrawContext, tile: Tile): void {
  const colors = [...roles.visible(0, 0.08)];
  levelsOf(landscape(rng, 4, tile.lattice), 7, tile.lattice).forEach((data, level) => {
    const fill = slotToken(cycle(colors, level));
    tile.raw(`Terrace ${level + 1}`, fillPath(data, fill, `stroke="${GROUND}" stroke-width="7"`));
  });
}

const DESIGNS: readonly ((context: DrawContext, tile: Tile) => void)[] = [map, cutPaper, terraces];

function draw(context: DrawContext): Tile {
  const tile = new Tile(context.lattice);
  tile.ground();
  cycle(DESIGNS, context.variant)(context, tile);
  return tile;
}

/**
 * Topography: contours at quantiles of periodic fractal noise (marching squares, then Catmull-Rom), as map lines,
 * sheets of cut paper with shadows, or flat terraces.
 */
export const topo: Family = {
  slug: 'topo',
  name: 'Topography',
  variants: [
    { slug: 'contour-map', name: 'Contour map', arrangement: 'block', layouts: EVERY_LAYOUT },
    { slug: 'cut-paper-hills', name: 'Cut-paper hills', arrangement: 'block', layouts: SHEARED },
    { slug: 'terraces', name: 'Terraces', arrangement: 'block', layouts: SHEARED },
  ],
  motifs: ['contour lines', 'hills'],
  tags: ['topographic', 'contour', 'map', 'abstract', 'lines', 'organic', 'landscape'],
  draw,
};
