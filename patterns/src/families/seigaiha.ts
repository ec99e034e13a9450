import { circle, fillPath, ring, strokePath } from '../core/markup.ts';
import type { PaletteRoles } from '../core/palette.ts';
import { add, coords, cycle, mod, num, polar, ribbonPath, rotate, smoothPath, times } from '../core/path.ts';
import type { Point } from '../core/path.ts';
import type { Rng } from '../core/rng.ts';
import { Tile, TILE_SIZE } from '../core/tile.ts';
import type { ColorToken } from '../core/tokens.ts';
import { GROUND, mix, slotToken } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { BLOCK_ONLY } from './family.ts';

/** The colors of one wave. */
interface WaveColors {
  readonly main: ColorToken;
  readonly second: ColorToken;
  readonly accent: ColorToken;
}

/** Draws one filling about the center of a wave of the given radius. */
type Filling = (radius: number, colors: WaveColors) => string;

/**
 * Returns the angle (radians) of the k-th of `count` rays spread over the upper half, with `margin` of a half turn left
 * at either end.
 */
const upperAngle = (index: number, count: number, margin: number): number =>
  -Math.PI * (margin + ((1 - 2 * margin) * index) / (count - 1));

const rings: Filling = (radius, { main, second }) => {
  const bands = times(4, (band) =>
    ring([0, 0], radius * (0.9 - band * 0.23), band % 2 === 0 ? main : second, radius * (0.115 - band * 0.012)),
  );
  return bands.join('') + circle([0, 0], radius * 0.1, main);
};

const solidRings: Filling = (radius, { accent }) => {
  const grooves = times(4, (band) => ring([0, 0], radius * (0.85 - band * 0.24), GROUND, radius * 0.045));
  return circle([0, 0], radius * 0.95, accent) + grooves.join('');
};

const rays: Filling = (radius, { accent }) => {
  const ribs = times(15, (index) => {
    const angle = upperAngle(index, 15, 0.03);
    return ribbonPath([polar(radius * 0.25, angle), polar(radius * 0.88, angle)], (t) => radius * (0.016 + t * 0.062));
  });
  return circle([0, 0], radius * 0.95, accent) + fillPath(ribs.join(''), GROUND);
};

const pearls: Filling = (radius, { main }) => {
  const rows = times(4, (row) => {
    const count = 14 - row * 3;
    return times(count, (index) =>
      circle(polar(radius * (0.85 - row * 0.22), upperAngle(index, count, 0.04)), radius * 0.042, GROUND),
    ).join('');
  });
  return circle([0, 0], radius * 0.95, main) + rows.join('');
};

const lotus: Filling = (radius, { main, accent }) => {
  const petals = times(5, (index) => {
    const angle = -Math.PI * (0.5 + (index - 2) * 0.19);
    const middle = polar(radius * 0.48, angle);
    const side = (sign: number): Point => add(middle, rotate([0, sign * radius * 0.11], angle));
    return smoothPath([[0, -radius * 0.05], side(1), polar(radius * 0.85, angle), side(-1)]);
  });
  return circle([0, 0], radius * 0.95, mix(accent, GROUND, 0.5)) + fillPath(petals.join(''), main);
};

const hatching: Filling = (radius, { main, accent }) => {
  const strokes = times(4, (row) => {
    const distance = (radius * 0.95 * (row + 1)) / 4.6;
    const count = 7 * (row + 1);
    return times(count + 1, (index) => {
      const angle = (-Math.PI * index) / count;
      const from = polar(distance, angle);
      const to = polar(distance + radius * 0.14, angle + 0.16 / (row + 1));
      return `M${coords(from)}L${coords(to)}`;
    }).join('');
  });
  return strokePath(strokes.join(''), main, radius * 0.032) + ring([0, 0], radius * 0.93, accent, radius * 0.08);
};

/** A bamboo fan: slats with a gap between them and a dark rivet. */
const fan: Filling = (radius, { main, second, accent }) => {
  const slats = times(9, (index) => {
    const angle = upperAngle(index, 9, 0.06);
    const tip = [polar(radius * 0.88, angle - 0.13), polar(radius * 0.88, angle + 0.13)] as const;
    const data = `M0 0L${coords(tip[0])}L${coords(tip[1])}Z`;
    return fillPath(data, index % 2 === 0 ? accent : second);
  });
  return slats.join('') + circle([0, 0], radius * 0.22, main) + ring([0, 0], radius * 0.92, main, radius * 0.035);
};

const FILLINGS: readonly Filling[] = [rings, solidRings, rays, pearls, lotus, hatching, fan];

/** Number of waves across the tile and frequency of each filling, by variant. */
const DESIGNS: readonly { columns: number; weights: readonly number[]; rounds: boolean }[] = [
  { columns: 6, weights: [5, 2, 1.6, 1.4, 1.2, 1, 1], rounds: false },
  { columns: 8, weights: [10, 1.6, 0.5, 0, 0, 0, 0], rounds: false },
  { columns: 5, weights: [0, 0, 3, 0, 2, 0, 4], rounds: true },
];

function waveColors(roles: PaletteRoles, column: number, row: number, shift: number): WaveColors {
  const contrast = roles.byContrast();
  const slots = roles.visible(0, 0.07);
  return {
    main: slotToken(cycle(contrast, 0)),
    second: slotToken(cycle(contrast, 1)),
    accent: slotToken(cycle(slots, column + row * 2 + shift)),
  };
}

/** Chooses the filling of each wave by its position in the tile, so that both copies of an edge wave match. */
function chooseFillings(rng: Rng, count: number, weights: readonly number[]): { filling: Filling; shift: number }[] {
  return times(count, () => ({ filling: rng.pickWeighted(FILLINGS, weights), shift: rng.int(0, 1) }));
}

/** Draws overlapping circles row by row from the top, so that each row covers the lower half of the one above. */
function draw({ rng, roles, variant }: DrawContext): Tile {
  const tile = new Tile();
  tile.ground();
  const { columns, weights, rounds } = cycle(DESIGNS, variant);
  const rows = columns * 2;
  const radius = TILE_SIZE / columns / 2;
  const choices = chooseFillings(rng, columns * rows, weights);
  for (let row = -3; row <= rows + 3; row++) {
    for (let column = -1; column <= columns; column++) {
      const wrappedColumn = mod(column, columns);
      const wrappedRow = mod(row, rows);
      const index = rounds ? wrappedRow : wrappedRow * columns + wrappedColumn;
      const { filling, shift } = cycle(choices, index);
      const colors = waveColors(roles, rounds ? 0 : wrappedColumn, wrappedRow, shift);
      const x = (column + (mod(row, 2) === 1 ? 0.5 : 0)) * 2 * radius + radius;
      const y = (row * TILE_SIZE) / rows + radius * 0.5;
      const rim = circle([0, 0], radius, GROUND) + ring([0, 0], radius - 1.6, colors.main, 3.2);
      const markup = rim + filling(radius - 3, colors);
      tile.raw('Waves', `<g transform="translate(${num(x)} ${num(y)})">${markup}</g>`);
    }
  }
  return tile;
}

/**
 * Blue-sea waves: overlapping concentric circles drawn row by row, each row over the last; fillings are chosen by the
 * wrapped cell, so that both edges match.
 */
export const seigaiha: Family = {
  slug: 'seigaiha',
  name: 'Seigaiha',
  variants: [
    { slug: 'patchwork-sea', name: 'Patchwork sea', arrangement: 'brick', layouts: BLOCK_ONLY },
    { slug: 'quiet-sea', name: 'Quiet sea', arrangement: 'brick', layouts: BLOCK_ONLY },
    { slug: 'festival-fans', name: 'Festival fans', arrangement: 'brick', layouts: BLOCK_ONLY },
  ],
  motifs: ['waves', 'scallops', 'fans'],
  tags: ['japanese', 'waves', 'scallop', 'sea', 'traditional', 'seigaiha', 'heritage'],
  draw,
};
