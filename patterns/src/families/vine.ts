import type { Disc } from '../core/layout.ts';
import { fillGaps, spread } from '../core/layout.ts';
import { circle, fillPath, strokePath } from '../core/markup.ts';
import { BouquetColors } from '../core/motifs/bouquet-colors.ts';
import { fiveFlower, peony, poppy } from '../core/motifs/flowers.ts';
import { leaf } from '../core/motifs/leaf.ts';
import { scrollPoints } from '../core/motifs/sprig.ts';
import type { Point } from '../core/path.ts';
import { TAU, cycle, mod, polar, ribbonPath, smoothPath, times } from '../core/path.ts';
import type { Rng } from '../core/rng.ts';
import { TILE_SIZE, Tile } from '../core/tile.ts';
import type { ColorToken } from '../core/tokens.ts';
import { GROUND, mix } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { BLOCK_ONLY } from './family.ts';

/** One stem: x = x0 + amplitude * sin(2 pi waves y / tile + phase). */
interface Stem {
  readonly x0: number;
  readonly amplitude: number;
  readonly waves: number;
  readonly phase: number;
}

/** Measures of a variant, in units. */
interface VineDesign {
  readonly stems: readonly Stem[];
  readonly stemWidth: number;
  readonly leaves: number;
  readonly leafLength: number;
  readonly bloom: readonly [number, number];
  readonly underLeaves: number;
  readonly berries: number;
}

const DESIGNS: readonly VineDesign[] = [
  {
    stems: [250, 750].map((x0) => ({ x0, amplitude: 125, waves: 2, phase: 0 })),
    stemWidth: 15,
    leaves: 24,
    leafLength: 150,
    bloom: [80, 92],
    underLeaves: 120,
    berries: 46,
  },
  {
    stems: times(4, (index) => ({
      x0: 125 + index * 250,
      amplitude: 88,
      waves: 2,
      phase: index % 2 === 0 ? 0 : Math.PI,
    })),
    stemWidth: 9,
    leaves: 18,
    leafLength: 88,
    bloom: [62, 70],
    underLeaves: 0,
    berries: 70,
  },
  {
    stems: times(3, (index) => ({
      x0: (index + 0.5) * (TILE_SIZE / 3),
      amplitude: 66,
      waves: 2,
      phase: (index * TAU) / 3,
    })),
    stemWidth: 10,
    leaves: 16,
    leafLength: 112,
    bloom: [68, 74],
    underLeaves: 120,
    berries: 46,
  },
];

/**
 * Trailing stems on sine waves in the Arts and Crafts manner: leaves alternate along x0 + A sin(2 pi k y / H + p),
 * tendrils are scrolls, blooms sit at the bends.
 */
export const vine: Family = {
  slug: 'vine',
  name: 'Trailing Vine',
  variants: [
    { slug: 'willow', name: 'Willow Vine', arrangement: 'block', layouts: ['block', 'half-drop'] },
    { slug: 'ogee', name: 'Ogee Trellis', arrangement: 'mirror', layouts: BLOCK_ONLY },
    { slug: 'climber', name: 'Slender Climber', arrangement: 'block', layouts: ['block', 'half-drop'] },
  ],
  motifs: ['trailing stems', 'leaves', 'blooms', 'tendrils', 'berries'],
  tags: ['floral', 'botanical', 'vine', 'arts and crafts', 'decorative', 'foliage'],
  draw: ({ rng, roles, variant, lattice }: DrawContext): Tile => {
    const tile = new Tile(lattice);
    tile.ground();
    tile.order('Under-leaves', 'Stems', 'Leaves', 'Flowers', 'Berries');
    const colors = new BouquetColors(roles, rng.fork('tint'));
    const design = cycle(DESIGNS, variant);
    new VinePainter(tile, rng, colors, design).paint(roles.isDark ? 0.42 : 0.3);
    return tile;
  },
};

class VinePainter {
  private readonly tile: Tile;
  private readonly rng: Rng;
  private readonly colors: BouquetColors;
  private readonly design: VineDesign;
  private readonly bark: ColorToken;
  private readonly taken: Disc[] = [];

  constructor(tile: Tile, rng: Rng, colors: BouquetColors, design: VineDesign) {
    this.tile = tile;
    this.rng = rng;
    this.colors = colors;
    this.design = design;
    this.bark = mix(cycle(colors.leaves, 0), colors.bold, 0.25);
  }

  paint(underTone: number): void {
    this.underLeaves(mix(GROUND, cycle(this.colors.leaves, 0), underTone));
    for (const [index, stem] of this.design.stems.entries()) {
      this.stem(stem);
      this.leaves(stem);
      this.blooms(stem, index);
    }
    this.berries();
  }

  private underLeaves(fill: ColorToken): void {
    for (const at of spread(this.rng, this.design.underLeaves, 30, this.tile.lattice)) {
      const length = this.rng.range(62, 84);
      const bend = this.rng.range(-0.3, 0.3);
      const markup = leaf(this.rng, length, length * 0.3, { fill, vein: GROUND, bend });
      this.tile.put('Under-leaves', markup, { x: at[0], y: at[1], radius: length * 1.2, angle: this.rng.angle() });
    }
  }

  private stem(stem: Stem): void {
    const points = times(69, (step): Point => {
      const y = ((step - 2) / 64) * TILE_SIZE;
      return [stemX(stem, y), y];
    });
    const { stemWidth } = this.design;
    const light = points.map(([x, y]): Point => [x - stemWidth * 0.15, y]);
    const markup =
      fillPath(
        ribbonPath(points, () => stemWidth),
        this.bark,
      ) + strokePath(smoothPath(light, false), mix(this.bark, this.colors.lite, 0.35), 2);
    const reach = stem.amplitude + 20;
    this.tile.wrap('Stems', markup, { left: stem.x0 - reach, right: stem.x0 + reach, top: 20, bottom: 980 });
  }

  private leaves(stem: Stem): void {
    const { rng, colors, design } = this;
    for (let index = 0; index < design.leaves; index++) {
      const y = ((index + 0.5) / design.leaves) * TILE_SIZE;
      const x = stemX(stem, y);
      const upwards = Math.atan2(-1, stemX(stem, y) - stemX(stem, y + 1));
      const side = index % 2 === 0 ? -1 : 1;
      const length = design.leafLength * rng.range(0.88, 1.08);
      const fill = rng.pick(colors.leaves);
      const paint = {
        fill,
        half: mix(fill, colors.dark, 0.26),
        vein: mix(fill, colors.lite, 0.55),
        veins: 6,
        bend: side * -0.28,
        belly: 0.4,
      };
      const angle = upwards + side * 0.95;
      this.tile.put('Leaves', leaf(rng, length, length * 0.44, paint), { x, y, radius: length * 1.25, angle });
      this.take([x + Math.cos(angle) * length * 0.5, y + Math.sin(angle) * length * 0.5], length * 0.33);
      if (index % 3 !== 0) continue;
      const tendril = scrollPoints(length * 0.9, upwards - side * 0.9, -side * 1.2, -side * 7);
      const markup = fillPath(
        ribbonPath(tendril, (t) => 4.6 * (1.05 - 0.8 * t)),
        this.bark,
      );
      this.tile.put('Stems', markup, { x, y, radius: length });
    }
  }

  private blooms(stem: Stem, stemIndex: number): void {
    const { rng, colors, design } = this;
    for (let bend = 0; bend < stem.waves * 2; bend++) {
      const y = mod((bend + 0.5) / (stem.waves * 2) - stem.phase / TAU / stem.waves, 1) * TILE_SIZE;
      const index = stemIndex + bend;
      const radius = rng.range(design.bloom[0], design.bloom[1]);
      const x = stemX(stem, y) + Math.sign(stemX(stem, y) - stem.x0) * radius * 0.35;
      const petal = colors.bloom(index);
      const { deep, light } = colors.deepAndLight(index);
      const markup =
        index % 2 === 1
          ? poppy(rng, radius, {
              petal,
              shade: mix(petal, colors.outline(petal), 0.4),
              dark: colors.dark,
              accent: colors.heart(index + 1, petal),
            })
          : peony(rng, radius, { deep, light, center: colors.bloom(index + 2), line: colors.outline(deep) });
      this.tile.put('Flowers', markup, { x, y, radius: radius * 1.12, angle: rng.angle() });
      this.take([x, y], radius);
    }
  }

  private berries(): void {
    const { rng, colors } = this;
    const search = { tries: 9000, count: this.design.berries, clear: 20, takes: 30 };
    fillGaps(
      rng,
      this.taken,
      search,
      (at, index) => {
        const radius = rng.range(18, 28);
        const petal = rng.pick(colors.blooms);
        const shade = mix(petal, colors.outline(petal), 0.4);
        const markup =
          index % 2 === 1
            ? fiveFlower(rng, radius, { petal, shade, center: colors.lite })
            : berryTrio(radius, petal, colors.lite);
        this.tile.put('Berries', markup, { x: at[0], y: at[1], radius, angle: rng.angle() });
      },
      this.tile.lattice,
    );
  }

  private take(at: Point, r: number): void {
    this.taken.push({ x: at[0], y: at[1], r, kind: -1 });
  }
}

function stemX({ x0, amplitude, waves, phase }: Stem, y: number): number {
  return x0 + amplitude * Math.sin((TAU * waves * y) / TILE_SIZE + phase);
}

function berryTrio(radius: number, fill: ColorToken, light: ColorToken): string {
  return times(3, (index) => {
    const at = polar(radius * 0.5, (index / 3) * TAU);
    const glint: Point = [at[0] - radius * 0.1, at[1] - radius * 0.1];
    return circle(at, radius * 0.36, fill) + circle(glint, radius * 0.09, light);
  }).join('');
}
