import { fillGaps, spread } from '../core/layout.ts';
import { circle, placed } from '../core/markup.ts';
import { BouquetColors } from '../core/motifs/bouquet-colors.ts';
import { daisy, fiveFlower, poppy, rosette } from '../core/motifs/flowers.ts';
import { leaf } from '../core/motifs/leaf.ts';
import { sprig } from '../core/motifs/sprig.ts';
import { cycle, polar, times } from '../core/path.ts';
import type { Rng } from '../core/rng.ts';
import { Tile } from '../core/tile.ts';
import { GROUND, mix } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { SHEARED } from './family.ts';

/** Measures of a variant, in units. */
interface DitsyDesign {
  readonly flowers: number;
  readonly radius: number;
  readonly dots: number;
  /** Kinds of flower in use, of the five in `flowerOf`. */
  readonly kinds: readonly number[];
}

const SPRAY = 4;
const DESIGNS: readonly DitsyDesign[] = [
  { flowers: 58, radius: 60, dots: 90, kinds: [0, 1, 2, 3, SPRAY] },
  { flowers: 118, radius: 41, dots: 130, kinds: [0, 1, 2, 3, SPRAY] },
  { flowers: 52, radius: 68, dots: 80, kinds: [SPRAY, SPRAY, 0] },
];

/**
 * Small flowers spread evenly (best candidates, then repulsion) and rotated at random, a few leaves behind each, dots
 * between.
 */
export const ditsy: Family = {
  slug: 'ditsy',
  name: 'Ditsy Floral',
  variants: [
    { slug: 'meadow-sweet', name: 'Meadowsweet', arrangement: 'block', layouts: SHEARED },
    { slug: 'calico', name: 'Calico Ditsy', arrangement: 'block', layouts: SHEARED },
    { slug: 'berry', name: 'Berry Sprays', arrangement: 'block', layouts: SHEARED },
  ],
  motifs: ['small flowers', 'rosebuds', 'berry sprays', 'tiny leaves'],
  tags: ['floral', 'ditsy', 'botanical', 'small scale', 'hand-drawn', 'cottage'],
  draw: ({ rng, roles, variant, lattice }: DrawContext): Tile => {
    const tile = new Tile(lattice);
    tile.ground();
    tile.order('Leaves', 'Flowers', 'Filler dots');
    const colors = new BouquetColors(roles, rng.fork('tint'));
    const design = cycle(DESIGNS, variant);
    const points = spread(rng, design.flowers, 70, lattice);
    for (const [index, [x, y]] of points.entries()) {
      const kind = rng.pick(design.kinds);
      const radius = design.radius * rng.range(0.82, 1.08);
      const angle = rng.angle();
      const behind = kind === SPRAY ? spray(rng, radius, colors, index) : leaves(rng, radius, colors);
      tile.put('Leaves', behind, { x, y, radius: radius * 1.6, angle });
      if (kind === SPRAY) continue;
      tile.put('Flowers', flowerOf(kind, rng, radius, colors, index), { x, y, radius: radius * 0.9, angle });
    }
    const taken = points.map(([x, y]) => ({ x, y, r: design.radius * 0.98, kind: 0 }));
    fillGaps(
      rng,
      taken,
      { tries: 6000, count: design.dots, clear: 5, takes: 9 },
      ([x, y]) => {
        const radius = rng.range(2.6, 4.6);
        tile.put('Filler dots', circle([0, 0], radius, rng.pick(colors.blooms)), { x, y, radius });
      },
      lattice,
    );
    return tile;
  },
};

function leaves(rng: Rng, radius: number, colors: BouquetColors): string {
  const fill = rng.pick(colors.leaves);
  const count = rng.int(2, 3);
  const start = rng.angle();
  return times(count, (index) => {
    const angle = start + index * (count === 2 ? 2.4 : 2.1) + rng.gauss() * 0.15;
    const paint = { fill, half: mix(fill, colors.bold, 0.2), vein: GROUND, steps: 5 };
    return placed(leaf(rng, radius * 0.84, radius * 0.38, paint), polar(radius * 0.4, angle), angle);
  }).join('');
}

function spray(rng: Rng, radius: number, colors: BouquetColors, index: number): string {
  const stem = rng.pick(colors.leaves);
  const berry = colors.bloom(index);
  const half = colors.bloom(index + 1);
  const length = radius * 1.6;
  const options = {
    stem,
    half,
    berries: true,
    leafLength: length * 0.42,
    stemWidth: length * 0.035,
    tip: 'berry',
  } as const;
  const twig = sprig(rng, length, { ...options, leaf: berry, pairs: 3 });
  const paint = { fill: stem, half: mix(stem, colors.bold, 0.2), vein: GROUND, steps: 5 };
  const pair = [-1, 1].map((side) =>
    placed(leaf(rng, radius * 0.6, radius * 0.26, paint), [0, 0], -Math.PI / 2 + side * 1.1),
  );
  return placed(pair.join('') + twig, [0, radius * 0.8]);
}

function flowerOf(kind: number, rng: Rng, radius: number, colors: BouquetColors, index: number): string {
  const petal = colors.bloom(index);
  const center = colors.heart(index + 1, petal);
  const shade = mix(petal, colors.bold, 0.35);
  switch (kind) {
    case 0:
      return fiveFlower(rng, radius * 0.8, { petal, shade, center });
    case 1:
      return daisy(rng, radius * 0.84, 8, { petal, shade, center, dot: colors.bold, streaks: radius > 48 });
    case 2:
      return rosette(rng, radius * 0.6, petal, mix(petal, colors.bold === petal ? GROUND : colors.bold, 0.55));
    default:
      return poppy(rng, radius * 0.72, { petal, shade, dark: colors.dark, accent: center });
  }
}
