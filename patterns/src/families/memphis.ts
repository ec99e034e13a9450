import type { DiscClass } from '../core/layout.ts';
import { pack } from '../core/layout.ts';
import type { MemphisColors } from '../core/motifs/memphis-shapes.ts';
import { confetti, largeShape, mediumShape, smallShape } from '../core/motifs/memphis-shapes.ts';
import { cycle } from '../core/path.ts';
import { Tile } from '../core/tile.ts';
import { slotToken } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { SHEARED } from './family.ts';

const LAYERS = ['Large shapes', 'Medium shapes', 'Small shapes', 'Confetti'];

const SIZES: readonly (readonly DiscClass[])[] = [
  [
    { radius: [112, 128], count: 9, gap: -14, tries: 9000 },
    { radius: [64, 76], count: 15, gap: -6, tries: 9000 },
    { radius: [28, 36], count: 34, gap: 2, tries: 9000 },
    { radius: [10, 11], count: 70, gap: 7 },
  ],
  [
    { radius: [34, 40], count: 1, gap: 0 },
    { radius: [62, 70], count: 26, gap: -8, tries: 12000 },
    { radius: [30, 38], count: 60, gap: -4, tries: 12000 },
    { radius: [10, 11], count: 120, gap: 2 },
  ],
  [
    { radius: [112, 128], count: 0, gap: 0 },
    { radius: [48, 56], count: 12, gap: 14, tries: 9000 },
    { radius: [32, 40], count: 58, gap: 8, tries: 12000 },
    { radius: [11, 12], count: 90, gap: 8 },
  ],
];

/**
 * Bold shapes with hard offset shadows, squiggles and confetti, as in Milan about 1984; four sizes packed by dart
 * throwing.
 */
export const memphis: Family = {
  slug: 'memphis',
  name: 'Memphis',
  variants: [
    { slug: 'big-shapes', name: 'Big Shapes', arrangement: 'block', layouts: SHEARED },
    { slug: 'squiggle', name: 'Squiggle Party', arrangement: 'block', layouts: SHEARED },
    { slug: 'small-shapes', name: 'Small Shapes', arrangement: 'block', layouts: SHEARED },
  ],
  motifs: ['squiggles', 'dotted circles', 'zigzags', 'triangles', 'confetti'],
  tags: ['memphis', 'eighties', 'retro', 'geometric', 'playful', 'bold'],
  draw: ({ rng, roles, variant, lattice }: DrawContext): Tile => {
    const tile = new Tile(lattice);
    tile.ground();
    tile.order(...LAYERS);
    const dark = cycle(roles.byContrast(), 0);
    const rest = roles.visible(0, 0.15).filter((slot) => slot !== dark);
    const inks = (rest.length > 0 ? rest : [dark]).map(slotToken);
    const offset = rng.int(0, 6);
    for (const [index, { x, y, r, kind }] of pack(rng, cycle(SIZES, variant), lattice).entries()) {
      const colors: MemphisColors = {
        dark: slotToken(dark),
        fill: cycle(inks, index),
        second: cycle(inks, index + 1),
      };
      const angle = kind === 0 ? rng.gauss() * 0.3 : rng.angle();
      const draw = cycle([largeShape, mediumShape, smallShape, confetti], kind);
      tile.put(cycle(LAYERS, kind), draw(index + offset, r, colors), { x, y, radius: r * 1.25, angle });
    }
    return tile;
  },
};
