import type { Disc } from '../core/layout.ts';
import { fillGaps, halfDrop, pack } from '../core/layout.ts';
import { fillPath } from '../core/markup.ts';
import type { CitrusPaint } from '../core/motifs/citrus-fruit.ts';
import { citrusBlossom, citrusSlice, citrusWedge, lemon, orange } from '../core/motifs/citrus-fruit.ts';
import { blobPoints } from '../core/motifs/blob.ts';
import { leaf } from '../core/motifs/leaf.ts';
import type { PaletteRoles } from '../core/palette.ts';
import { hasVividWarm } from '../core/palette.ts';
import { add, cycle, polar, smoothPath } from '../core/path.ts';
import type { Rng } from '../core/rng.ts';
import { Tile } from '../core/tile.ts';
import type { ColorToken } from '../core/tokens.ts';
import { WHITE, mix, slotToken } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { BLOCK_ONLY, SHEARED } from './family.ts';

/**
 * Lemons, oranges, slices of ten rounded segments, blossom and leaves, packed by dart throwing or set in a half-drop.
 */
export const citrus: Family = {
  slug: 'citrus',
  name: 'Citrus',
  variants: [
    { slug: 'lemon-grove', name: 'Lemon Grove', arrangement: 'block', layouts: SHEARED },
    { slug: 'slices', name: 'Citrus Slices', arrangement: 'half-drop', layouts: BLOCK_ONLY },
    { slug: 'orange-blossom', name: 'Orange Blossom', arrangement: 'block', layouts: SHEARED },
  ],
  motifs: ['lemons', 'oranges', 'citrus slices', 'blossom', 'leaves'],
  tags: ['citrus', 'fruit', 'summer', 'kitchen', 'botanical', 'fresh'],
  paletteAllowed: hasVividWarm,
  draw: ({ rng, roles, variant, lattice }: DrawContext): Tile => {
    const tile = new Tile(lattice);
    tile.ground();
    tile.order('Leaves', 'Whole fruit', 'Slices', 'Blossom');
    const painter = new CitrusPainter(tile, rng, roles);
    if (variant === 1) painter.slices();
    else painter.tossed(variant === 0 ? 'lemon' : 'orange');
    return tile;
  },
};

class CitrusPainter {
  private readonly tile: Tile;
  private readonly rng: Rng;
  private readonly greens: readonly ColorToken[];
  private readonly fruits: readonly ColorToken[];
  private readonly ink: ColorToken;
  private readonly white: ColorToken;

  constructor(tile: Tile, rng: Rng, roles: PaletteRoles) {
    this.tile = tile;
    this.rng = rng;
    const { leaf: foliage } = roles.split();
    const warm = roles.warms().filter((slot) => !foliage.includes(slot));
    this.greens = foliage.map(slotToken);
    const ripe = warm.filter((slot) => roles.lightness(slot) > 0.6);
    this.fruits = (ripe.length > 0 ? ripe : warm.length > 0 ? warm : roles.visible()).map(slotToken);
    this.ink = slotToken(roles.ink);
    this.white = mix(slotToken(roles.lite), WHITE, 0.6);
  }

  tossed(kind: 'lemon' | 'orange'): void {
    const { rng, tile } = this;
    const [fruits, slices] = kind === 'lemon' ? [8, 9] : [9, 4];
    const discs = pack(
      rng,
      [
        { radius: [98, 112], count: fruits, gap: 4, tries: 20000 },
        { radius: [66, 78], count: slices, gap: 0, tries: 20000 },
        { radius: [34, 42], count: kind === 'lemon' ? 14 : 26, gap: -2, tries: 20000 },
      ],
      tile.lattice,
    );
    const taken = [...discs];
    for (const [index, { x, y, r, kind: size }] of discs.entries()) {
      const paint = this.paint(index);
      const angle = rng.angle();
      if (size === 0) {
        taken.push(...this.leavesOnFruit({ x, y, r, kind: 0 }, angle + Math.PI / 2));
        const fruit = kind === 'lemon' ? lemon(rng, r, paint) : orange(rng, r * 0.72, paint);
        tile.put('Whole fruit', fruit, { x, y, radius: r, angle: angle + Math.PI });
      } else if (size === 1) {
        tile.put('Slices', citrusSlice(rng, r, paint), { x, y, radius: r, angle });
      } else {
        tile.put('Blossom', citrusBlossom(rng, r, { ...paint, fill: cycle(this.fruits, 0) }), {
          x,
          y,
          radius: r * 1.1,
          angle,
        });
      }
    }
    this.looseLeaves(taken, 40);
  }

  slices(): void {
    const { rng, tile } = this;
    const taken: Disc[] = [];
    for (const { at, column, row } of halfDrop(6, 3)) {
      const [x, y] = at;
      const paint = this.paint(column + row * 2);
      const radius = 118;
      if ((column + row) % 3 === 2) {
        tile.put('Slices', citrusWedge(rng, radius, paint), { x, y, radius, angle: rng.angle() });
      } else {
        tile.put('Slices', citrusSlice(rng, radius, paint), { x, y, radius, angle: rng.angle() });
      }
      taken.push({ x, y, r: radius * 0.95, kind: 0 });
    }
    this.looseLeaves(taken, 60);
    fillGaps(rng, taken, { tries: 4000, count: 60, clear: 9, takes: 16 }, ([x, y]) => {
      const pip = smoothPath(blobPoints(rng, 8, { corners: 7, jitter: 0.1, stretchX: 1.4, stretchY: 0.8 }));
      tile.put('Blossom', fillPath(pip, rng.pick(this.fruits)), { x, y, radius: 13, angle: rng.angle() });
    });
  }

  private leavesOnFruit(disc: Disc, angle: number): Disc[] {
    const { rng } = this;
    const length = disc.r * 0.95;
    const base = add([disc.x, disc.y], polar(disc.r * 0.62, angle));
    return [-1, 0, 1].map((step) => {
      const direction = angle + step * 0.85;
      const markup = leaf(rng, length, length * 0.42, { ...this.leafPaint(), veins: 5, bend: step * 0.2 });
      this.tile.put('Leaves', markup, { x: base[0], y: base[1], radius: length * 1.15, angle: direction });
      const middle = add(base, polar(length * 0.6, direction));
      return { x: middle[0], y: middle[1], r: length * 0.3, kind: -1 };
    });
  }

  private looseLeaves(taken: Disc[], count: number): void {
    const { rng } = this;
    fillGaps(
      rng,
      taken,
      { tries: 9000, count, clear: 22, takes: 25 },
      (at) => {
        const length = rng.range(40, 62);
        const angle = rng.angle();
        const [x, y] = add(at, polar(-length / 2, angle));
        this.tile.put('Leaves', leaf(rng, length, length * 0.4, this.leafPaint()), {
          x,
          y,
          radius: length * 1.1,
          angle,
        });
      },
      this.tile.lattice,
    );
  }

  private leafPaint(): { fill: ColorToken; half: ColorToken; vein: ColorToken } {
    const fill = this.rng.pick(this.greens);
    return { fill, half: mix(fill, this.ink, 0.25), vein: mix(fill, this.white, 0.5) };
  }

  private paint(index: number): CitrusPaint {
    return { fill: cycle(this.fruits, index), ink: this.ink, white: this.white };
  }
}
