import type { Disc } from '../core/layout.ts';
import { fillGaps, pack, spread } from '../core/layout.ts';
import { circle, fillPath, placed } from '../core/markup.ts';
import { blobPoints } from '../core/motifs/blob.ts';
import { fiveFlower } from '../core/motifs/flowers.ts';
import { leaf } from '../core/motifs/leaf.ts';
import { hibiscus, monstera, palmFrond } from '../core/motifs/tropical-leaves.ts';
import type { PaletteRoles } from '../core/palette.ts';
import { cycle, smoothPath } from '../core/path.ts';
import type { Rng } from '../core/rng.ts';
import { Tile } from '../core/tile.ts';
import type { ColorToken } from '../core/tokens.ts';
import { BLACK, GROUND, mix, slotToken } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { EVERY_LAYOUT, SHEARED } from './family.ts';

type MotifName = 'monstera' | 'palm' | 'hibiscus' | 'banana' | 'flower' | 'pebble';

/** Which leaves the large and the medium discs of a variant hold. */
interface TropicalDesign {
  readonly large: readonly MotifName[];
  readonly medium: readonly MotifName[];
  readonly small: MotifName;
}

const DESIGNS: readonly TropicalDesign[] = [
  { large: ['monstera', 'monstera', 'palm'], medium: ['hibiscus', 'banana'], small: 'flower' },
  { large: ['palm'], medium: ['palm', 'banana', 'palm'], small: 'pebble' },
  { large: ['monstera'], medium: ['banana', 'palm'], small: 'pebble' },
];

/**
 * Layered jungle foliage with hibiscus: monstera is a radius function with notches, palms are leaflets along a scroll;
 * packed with overlap by dart throwing.
 */
export const tropical: Family = {
  slug: 'tropical',
  name: 'Tropical',
  variants: [
    { slug: 'hibiscus', name: 'Hibiscus Jungle', arrangement: 'block', layouts: EVERY_LAYOUT },
    { slug: 'palm-house', name: 'Palm House', arrangement: 'block', layouts: EVERY_LAYOUT },
    { slug: 'monstera', name: 'Monstera Shade', arrangement: 'block', layouts: SHEARED },
  ],
  motifs: ['monstera leaves', 'palm fronds', 'hibiscus', 'banana leaves'],
  tags: ['tropical', 'botanical', 'foliage', 'jungle', 'summer', 'leaves'],
  draw: ({ rng, roles, variant, lattice }: DrawContext): Tile => {
    const tile = new Tile(lattice);
    tile.ground();
    tile.order('Back fronds', 'Palms', 'Leaves', 'Flowers');
    const painter = new TropicalPainter(tile, rng, roles);
    painter.backFronds(roles.isDark ? 0.35 : 0.26);
    const design = cycle(DESIGNS, variant);
    const discs = pack(
      rng,
      [
        { radius: [142, 160], count: 8, gap: -52, tries: 30000 },
        { radius: [92, 108], count: 10, gap: -30, tries: 30000 },
        { radius: [44, 54], count: 12, gap: -10, tries: 20000 },
      ],
      lattice,
    );
    for (const [index, disc] of discs.entries()) {
      const kinds = cycle([design.large, design.medium, [design.small]], disc.kind);
      painter.motif(cycle(kinds, index), disc, index);
    }
    painter.dots(discs.map((disc) => ({ ...disc, r: disc.r * 0.9 })));
    return tile;
  },
};

class TropicalPainter {
  private readonly tile: Tile;
  private readonly rng: Rng;
  private readonly greens: readonly ColorToken[];
  private readonly blooms: readonly ColorToken[];
  private readonly shade: ColorToken;
  private readonly lite: ColorToken;

  constructor(tile: Tile, rng: Rng, roles: PaletteRoles) {
    const { leaf: foliage, bloom } = roles.split();
    this.tile = tile;
    this.rng = rng;
    this.shade = roles.isDark ? mix(GROUND, BLACK, 0.4) : slotToken(roles.ink);
    this.lite = slotToken(roles.lite);
    this.greens = greenTones(foliage.map(slotToken), this.shade);
    this.blooms = bloom.map(slotToken);
  }

  /** Draws a pale layer of fronds; `tone` is their contrast with the ground, 0 to 1. */
  backFronds(tone: number): void {
    const fill = mix(GROUND, cycle(this.greens, 0), tone);
    for (const [x, y] of spread(this.rng, 11, 30, this.tile.lattice)) {
      const frond = palmFrond(this.rng.range(210, 260), fill, this.shade, 13);
      this.tile.put('Back fronds', frond, { x, y, radius: 320, angle: this.rng.angle() });
    }
  }

  motif(name: MotifName, { x, y, r, kind }: Disc, index: number): void {
    const { rng, tile, shade } = this;
    const fill = cycle(this.greens, index);
    const petal = cycle(this.blooms, index);
    const accent = cycle(this.blooms, index + 1);
    const angle = rng.angle();
    switch (name) {
      case 'monstera': {
        const paint = { fill, shade, vein: mix(fill, this.lite, 0.38), hole: GROUND };
        return tile.put('Leaves', monstera(r * 1.06, paint), { x, y, radius: r * 1.45, angle });
      }
      case 'palm': {
        const length = r * (kind === 0 ? 2.2 : 2.5);
        const frond = placed(palmFrond(length, fill, shade, 17), [-length * 0.48, 0]);
        return tile.put('Palms', frond, { x, y, radius: length * 0.85, angle });
      }
      case 'banana':
        return tile.put('Leaves', this.bananaLeaf(r, fill), { x, y, radius: r * 1.45, angle });
      case 'hibiscus':
        return tile.put('Flowers', hibiscus(rng, r, { petal, shade, accent }), { x, y, radius: r * 1.12, angle });
      case 'flower': {
        const paint = { petal: accent, shade: mix(accent, shade, 0.35), center: cycle(this.blooms, index + 2) };
        return tile.put('Flowers', fiveFlower(rng, r * 0.8, paint), { x, y, radius: r, angle });
      }
      case 'pebble': {
        const seed = smoothPath(blobPoints(rng, r * 0.34, { corners: 8, jitter: 0.12, stretchX: 1.25 }));
        return tile.put('Flowers', fillPath(seed, petal), { x, y, radius: r * 0.8, angle });
      }
    }
  }

  dots(taken: Disc[]): void {
    fillGaps(
      this.rng,
      taken,
      { tries: 4000, count: 50, clear: 6, takes: 16 },
      ([x, y]) => {
        const radius = this.rng.range(4, 8);
        this.tile.put('Flowers', circle([0, 0], radius, this.rng.pick(this.blooms)), { x, y, radius });
      },
      this.tile.lattice,
    );
  }

  private bananaLeaf(r: number, fill: ColorToken): string {
    const tones = { fill, half: mix(fill, this.shade, 0.22), vein: mix(fill, this.lite, 0.5) };
    return placed(leaf(this.rng, r * 2.1, r * 0.8, { ...tones, veins: 11, bend: 0.12, belly: 0.45 }), [-r, 0]);
  }
}

/** Returns at least three leaf tones; a palette with few greens gets a lighter and a darker variant of its first. */
function greenTones(greens: readonly ColorToken[], shade: ColorToken): ColorToken[] {
  const first = cycle(greens, 0);
  return greens.length >= 3 ? [...greens] : [...greens, mix(first, GROUND, 0.35), mix(first, shade, 0.3)];
}
