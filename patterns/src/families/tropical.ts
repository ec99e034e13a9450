import { fillGaps, pack, spread } from '../core/layout.ts';
import { circle, fillPath, placed } from '../core/markup.ts';
import { blobPoints } from '../core/motifs/blob.ts';
import { fiveFlower } from '../core/motifs/flowers.ts';
import { leaf } from '../core/motifs/leaf.ts';
import { hibiscus, monstera, palmFrond } from '../core/motifs/tropical-leaves.ts';
import { cycle, smoothPath } from '../core/path.ts';
import { Tile } from '../core/tile.ts';
import type { ColourToken } from '../core/tokens.ts';
import { BLACK, GROUND, mix, slotToken } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';

/** Which leaves the large and the medium discs of a variant hold. */
interface TropicalDesign {
  readonly large: readonly ('monstera' | 'palm')[];
  readonly medium: readonly ('hibiscus' | 'banana' | 'palm')[];
  readonly small: 'flower' | 'pebble';
}

const DESIGNS: readonly TropicalDesign[] = [
  { large: ['monstera', 'monstera', 'palm'], medium: ['hibiscus', 'banana'], small: 'flower' },
  { large: ['palm'], medium: ['palm', 'banana', 'palm'], small: 'pebble' },
  { large: ['monstera'], medium: ['banana', 'palm'], small: 'pebble' },
];

/** Layered jungle foliage with hibiscus. */
export const tropical: Family = {
  slug: 'tropical',
  name: 'Tropical',
  variants: [
    { slug: 'hibiscus', name: 'Hibiscus Jungle', repeat: 'block' },
    { slug: 'palm-house', name: 'Palm House', repeat: 'block' },
    { slug: 'monstera', name: 'Monstera Shade', repeat: 'block' },
  ],
  motifs: ['monstera leaves', 'palm fronds', 'hibiscus', 'banana leaves'],
  tags: ['tropical', 'botanical', 'foliage', 'jungle', 'summer', 'leaves'],
  draw: ({ rng, roles, variant }: DrawContext): Tile => {
    const tile = new Tile();
    tile.ground();
    tile.order('Back fronds', 'Palms', 'Leaves', 'Flowers');
    const { leaf: foliage, bloom } = roles.split();
    const blooms = bloom.map(slotToken);
    const shade = roles.isDark ? mix(GROUND, BLACK, 0.4) : slotToken(roles.ink);
    const lite = slotToken(roles.lite);
    const greens = greenTones(foliage.map(slotToken), shade);
    const back = mix(GROUND, cycle(greens, 0), roles.isDark ? 0.35 : 0.26);
    const design = cycle(DESIGNS, variant);

    for (const [x, y] of spread(rng, 11, 30)) {
      const frond = palmFrond(rng.range(210, 260), back, shade, 13);
      tile.put('Back fronds', frond, { x, y, radius: 320, angle: rng.angle() });
    }
    const discs = pack(rng, [
      { radius: [142, 160], count: 8, gap: -52, tries: 30000 },
      { radius: [92, 108], count: 10, gap: -30, tries: 30000 },
      { radius: [44, 54], count: 12, gap: -10, tries: 20000 },
    ]);
    for (const [index, { x, y, r, kind }] of discs.entries()) {
      const fill = cycle(greens, index);
      const angle = rng.angle();
      const paint = { fill, shade, vein: mix(fill, lite, 0.38), hole: GROUND };
      const motif = kind === 0 ? cycle(design.large, index) : kind === 1 ? cycle(design.medium, index) : design.small;
      const petal = cycle(blooms, index);
      const accent = cycle(blooms, index + 1);
      switch (motif) {
        case 'monstera':
          tile.put('Leaves', monstera(r * 1.06, paint), { x, y, radius: r * 1.45, angle });
          break;
        case 'palm': {
          const reach = kind === 0 ? 2.2 : 2.5;
          const frond = placed(palmFrond(r * reach, fill, shade, 17), [-r * reach * 0.48, 0]);
          tile.put('Palms', frond, { x, y, radius: r * reach * 0.85, angle });
          break;
        }
        case 'banana': {
          const veins = { fill, half: mix(fill, shade, 0.22), vein: mix(fill, lite, 0.5), veins: 11, bend: 0.12 };
          const markup = placed(leaf(rng, r * 2.1, r * 0.8, { ...veins, belly: 0.45 }), [-r, 0]);
          tile.put('Leaves', markup, { x, y, radius: r * 1.45, angle });
          break;
        }
        case 'hibiscus':
          tile.put('Flowers', hibiscus(rng, r, { petal, shade, accent }), { x, y, radius: r * 1.12, angle });
          break;
        case 'flower': {
          const colours = { petal: accent, shade: mix(accent, shade, 0.35), centre: cycle(blooms, index + 2) };
          tile.put('Flowers', fiveFlower(rng, r * 0.8, colours), { x, y, radius: r, angle });
          break;
        }
        case 'pebble': {
          const seed = smoothPath(blobPoints(rng, r * 0.34, { corners: 8, jitter: 0.12, stretchX: 1.25 }));
          tile.put('Flowers', fillPath(seed, petal), { x, y, radius: r * 0.8, angle });
        }
      }
    }
    const taken = discs.map((disc) => ({ ...disc, r: disc.r * 0.9 }));
    fillGaps(rng, taken, { tries: 4000, count: 50, clear: 6, takes: 16 }, ([x, y]) => {
      const radius = rng.range(4, 8);
      tile.put('Flowers', circle([0, 0], radius, rng.pick(blooms)), { x, y, radius });
    });
    return tile;
  },
};

/** At least three leaf tones; a palette with few greens gets a paler and a deeper one of its first. */
function greenTones(greens: readonly ColourToken[], shade: ColourToken): ColourToken[] {
  const first = cycle(greens, 0);
  return greens.length >= 3 ? [...greens] : [...greens, mix(first, GROUND, 0.35), mix(first, shade, 0.3)];
}
