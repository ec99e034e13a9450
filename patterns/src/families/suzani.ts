import type { Disc } from '../core/layout.ts';
import { fillGaps } from '../core/layout.ts';
import { circle } from '../core/markup.ts';
import { fiveFlower } from '../core/motifs/flowers.ts';
import type { Point } from '../core/path.ts';
import { cycle, times } from '../core/path.ts';
import { BLOCK_LATTICE, Tile } from '../core/tile.ts';
import { GROUND } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { BLOCK_ONLY, MIRRORED } from './family.ts';
import { Embroiderer, type Roundel } from './suzani-embroidery.ts';

interface Layout {
  readonly roundels: readonly Roundel[];
  /** Positions where pairs of tulips meet, and whether they are upright. */
  readonly tulips: readonly { at: Point; upright: boolean }[];
  readonly tulipLength: number;
  /** Roundels above this radius have a wreath of leaves. */
  readonly wreathFrom: number;
}

const checker: Layout = {
  roundels: [
    { at: [250, 250], radius: 196, turn: 0 },
    { at: [750, 750], radius: 196, turn: 2 },
    { at: [750, 250], radius: 132, turn: 1 },
    { at: [250, 750], radius: 132, turn: 3 },
  ],
  tulips: times(8, (index) => ({
    at: cycle<Point>(
      [
        [500, 250],
        [0, 250],
        [250, 500],
        [250, 0],
        [500, 750],
        [0, 750],
        [750, 500],
        [750, 0],
      ],
      index,
    ),
    upright: index % 4 < 2,
  })),
  tulipLength: 54,
  wreathFrom: 150,
};

const wreaths: Layout = {
  roundels: [
    { at: [500, 500], radius: 230, turn: 0 },
    { at: [0, 0], radius: 230, turn: 1 },
    { at: [500, 0], radius: 100, turn: 2 },
    { at: [0, 500], radius: 100, turn: 3 },
  ],
  tulips: [
    [250, 250],
    [750, 250],
    [250, 750],
    [750, 750],
  ].map(([x = 0, y = 0]) => ({ at: [x, y], upright: false })),
  tulipLength: 105,
  wreathFrom: 150,
};

const meadowOfSuns: Layout = {
  roundels: times(18, (index) => {
    const column = index % 6;
    const row = Math.floor(index / 6);
    const at: Point = [((column + 0.5) * 1000) / 6, ((row + (column % 2 === 1 ? 0.75 : 0.25)) * 1000) / 3];
    return { at, radius: column % 2 === 1 ? 86 : 98, turn: column + row * 2 };
  }),
  tulips: times(18, (index) => {
    const column = index % 6;
    const row = Math.floor(index / 6);
    const at: Point = [((column + 0.5) * 1000) / 6, ((row + (column % 2 === 1 ? 0.25 : 0.75)) * 1000) / 3];
    return { at, upright: true };
  }),
  tulipLength: 50,
  wreathFrom: 1000,
};

const LAYOUTS: readonly Layout[] = [checker, wreaths, meadowOfSuns];

function draw(context: DrawContext): Tile {
  const { rng, variant } = context;
  const tile = new Tile(context.lattice, BLOCK_LATTICE);
  tile.ground();
  tile.order('Wreaths', 'Roundels', 'Small flowers');
  const layout = cycle(LAYOUTS, variant);
  const needle = new Embroiderer(context);
  const turn = rng.int(0, 3);
  const taken: Disc[] = [];
  for (const roundel of layout.roundels.map((entry) => ({ ...entry, turn: entry.turn + turn }))) {
    const [x, y] = roundel.at;
    const hasWreath = roundel.radius > layout.wreathFrom;
    tile.put('Roundels', needle.roundel(roundel), { x, y, radius: roundel.radius * 1.1 });
    taken.push({ x, y, r: roundel.radius * (hasWreath ? 1.34 : 1.16), kind: 0 });
    if (!hasWreath) continue;
    for (const quarter of [0, 1, 2, 3]) {
      for (const side of [1, -1]) {
        tile.put('Wreaths', needle.wreathArm(roundel, quarter, side), { x, y, radius: roundel.radius * 1.5 });
      }
    }
  }
  layout.tulips.forEach(({ at: [x, y], upright }, index) => {
    const length = layout.tulipLength;
    for (const side of [1, -1]) {
      const angle = upright ? (side * Math.PI) / 2 : side > 0 ? 0 : Math.PI;
      const place = { x: x + (upright ? 0 : side * 6), y: y + (upright ? side * 6 : 0), radius: length * 1.2, angle };
      tile.put('Small flowers', needle.tulip(length, index + turn), place);
    }
    tile.put('Small flowers', circle([0, 0], 11, needle.ink) + circle([0, 0], 5, GROUND), { x, y, radius: 12 });
    taken.push({ x, y, r: length * 1.1, kind: 1 });
  });
  fillGaps(rng, taken, { tries: 5000, count: 70, clear: 14, takes: 17 }, ([x, y]) => {
    const petal = needle.color(rng.int(0, 59));
    const flower = fiveFlower(rng, 15, { petal, shade: GROUND, center: needle.ink });
    tile.put('Small flowers', rng.chance(0.35) ? flower : circle([0, 0], 5.5, petal), { x, y, radius: 18 });
  });
  return tile;
}

/**
 * Suzani embroidery: roundels of concentric petal rings (16, 12 and 8) with stitch lines, wreaths of mirrored leafy
 * arcs, tulips; set at fixed positions of the torus with the symmetry of the square.
 */
export const suzani: Family = {
  slug: 'suzani',
  name: 'Suzani',
  variants: [
    { slug: 'roundels', name: 'Roundels', arrangement: 'half-drop', layouts: MIRRORED },
    { slug: 'wreaths', name: 'Great wreaths', arrangement: 'half-drop', layouts: MIRRORED },
    { slug: 'suns', name: 'Field of suns', arrangement: 'half-drop', layouts: BLOCK_ONLY },
  ],
  motifs: ['roundels', 'tulips', 'leafy wreaths'],
  tags: ['suzani', 'embroidery', 'medallion', 'floral', 'uzbek', 'folk', 'heritage'],
  draw,
};
