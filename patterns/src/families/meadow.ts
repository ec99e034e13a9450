import { circle, fillPath, placed, strokePath } from '../core/markup.ts';
import { blobPoints } from '../core/motifs/blob.ts';
import { BouquetColors } from '../core/motifs/bouquet-colors.ts';
import { daisy, poppy } from '../core/motifs/flowers.ts';
import { leaf } from '../core/motifs/leaf.ts';
import { sprig } from '../core/motifs/sprig.ts';
import type { Point } from '../core/path.ts';
import {
  TAU,
  add,
  bezierPoints,
  circlePath,
  coords,
  cycle,
  directionAlong,
  mod,
  num,
  pointAlong,
  polar,
  ribbonPath,
  smoothPath,
  times,
} from '../core/path.ts';
import type { Rng } from '../core/rng.ts';
import { TILE_SIZE, Tile } from '../core/tile.ts';
import type { ColorToken } from '../core/tokens.ts';
import { GROUND, mix } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';

/** Measures of a variant: staggered rows, plants per row, and kinds of plant. */
interface MeadowDesign {
  readonly rows: number;
  readonly perRow: number;
  readonly plants: readonly PlantName[];
}

type PlantName = 'daisy' | 'tulip' | 'lupin' | 'umbel' | 'grass' | 'poppy' | 'spike';

const DESIGNS: readonly MeadowDesign[] = [
  { rows: 4, perRow: 11, plants: ['daisy', 'tulip', 'lupin', 'umbel', 'grass', 'poppy', 'spike'] },
  { rows: 3, perRow: 8, plants: ['poppy', 'lupin', 'grass', 'umbel', 'spike', 'daisy'] },
  { rows: 4, perRow: 9, plants: ['tulip', 'tulip', 'spike', 'tulip', 'grass'] },
];

/** Rows of standing flowers and grasses on Bezier stems, each row staggered by half a step and overlapping the next. */
export const meadow: Family = {
  slug: 'meadow',
  name: 'Meadow',
  variants: [
    { slug: 'wildflower', name: 'Wildflower Meadow', arrangement: 'block', layouts: ['block', 'brick'] },
    { slug: 'tall-grass', name: 'Tall Grass', arrangement: 'block', layouts: ['block', 'brick'] },
    { slug: 'tulip-field', name: 'Tulip Field', arrangement: 'brick', layouts: ['block', 'brick'] },
  ],
  motifs: ['wildflowers', 'grasses', 'tulips', 'lupins', 'cow parsley'],
  tags: ['floral', 'botanical', 'meadow', 'wildflower', 'nature', 'hand-drawn'],
  draw: ({ rng, roles, variant, lattice }: DrawContext): Tile => {
    const tile = new Tile(lattice);
    tile.ground();
    const { rows, perRow, plants } = cycle(DESIGNS, variant);
    const colors = new BouquetColors(roles, rng.fork('tint'));
    tile.layer('Pollen');
    let last = -1;
    for (let row = 0; row < rows; row++) {
      for (let index = 0; index < perRow; index++) {
        const x = ((index + 0.5 + (row % 2) * 0.5 + rng.gauss() * 0.1) * TILE_SIZE) / perRow;
        const y = ((row + 1) * TILE_SIZE) / rows + rng.gauss() * 14;
        const height = (TILE_SIZE / rows) * rng.range(0.86, 1.2);
        const drawn = rng.int(0, plants.length - 1);
        last = drawn === last ? mod(drawn + 1, plants.length) : drawn;
        const plant = new Plant(rng, height, colors, index * 2 + row * 3);
        tile.put(`Row ${row + 1}`, plant.draw(cycle(plants, last)), { x, y, radius: height * 1.35 });
      }
    }
    for (let speck = 0; speck < 70; speck++) {
      const dot = circle([0, 0], rng.range(2, 4), rng.pick(colors.blooms));
      tile.put('Pollen', dot, { x: rng.next() * TILE_SIZE, y: rng.next() * TILE_SIZE, radius: 4 });
    }
    return tile;
  },
};

/** One plant standing on the origin. */
class Plant {
  private readonly rng: Rng;
  private readonly height: number;
  private readonly colors: BouquetColors;
  private readonly green: ColorToken;
  private readonly petal: ColorToken;
  private readonly second: ColorToken;
  private readonly lean: number;
  private readonly stem: readonly Point[];

  constructor(rng: Rng, height: number, colors: BouquetColors, index: number) {
    this.rng = rng;
    this.height = height;
    this.colors = colors;
    this.green = rng.pick(colors.leaves);
    this.petal = colors.bloom(index);
    this.second = colors.bloom(index + 1);
    this.lean = rng.range(-0.1, 0.1) * height;
    this.stem = bezierPoints([0, 0], [0, -height * 0.4], [this.lean * 0.3, -height * 0.7], [this.lean, -height], 14);
  }

  draw(name: PlantName): string {
    const { rng, height: h, petal, second } = this;
    const shade = mix(petal, this.colors.bold, 0.3);
    switch (name) {
      case 'daisy': {
        const paint = { petal, shade, center: second, dot: this.colors.bold };
        return this.stalk() + this.foliage([0.15, 0.25, 0.45], 0.36, 0.09) + this.head(daisy(rng, h * 0.17, 11, paint));
      }
      case 'tulip':
        return this.stalk() + this.foliage([0.12, 0.3], 0.34, 0.1) + this.head(this.tulipCup());
      case 'lupin':
        return this.stalk() + this.foliage([0.1, 0.14], 0.34, 0.055, 0.35) + this.lupinBells();
      case 'umbel':
        return this.stalk() + this.foliage([0.25, 0.4, 0.55], 0.22, 0.05, 0.9) + this.head(this.umbelHead());
      case 'grass':
        return this.grass();
      case 'poppy': {
        const paint = { petal, shade, dark: this.colors.dark, accent: second };
        return this.stalk() + this.foliage([0.18, 0.3, 0.48], 0.3, 0.08) + this.head(poppy(rng, h * 0.17, paint));
      }
      case 'spike':
        return this.spike();
    }
  }

  private stalk(): string {
    return fillPath(
      ribbonPath(this.stem, (t) => 5.6 - 2.6 * t),
      this.green,
    );
  }

  /** Draws leaves along the stem, on alternating sides, shrinking upwards. Lengths are shares of the height. */
  private foliage(places: readonly number[], length: number, width: number, splay = 0.7): string {
    return places
      .map((place, index) => {
        const side = index % 2 === 0 ? 1 : -1;
        const size = this.height * length * (1.1 - place);
        const paint = { fill: this.green, half: mix(this.green, this.colors.bold, 0.2), bend: side * 0.2 };
        const markup = leaf(this.rng, size, this.height * width, paint);
        return placed(markup, pointAlong(this.stem, place), -Math.PI / 2 + side * splay);
      })
      .join('');
  }

  private head(markup: string): string {
    return placed(markup, pointAlong(this.stem, 1), directionAlong(this.stem, 1) + Math.PI / 2);
  }

  private tulipCup(): string {
    const r = this.height * 0.18;
    const cup: Point[] = [
      [0, 0],
      [-0.75, -0.35],
      [-0.9, -1.15],
      [-0.4, -1.05],
      [0, -1.28],
      [0.4, -1.05],
      [0.9, -1.15],
      [0.75, -0.35],
    ];
    const front: Point[] = [
      [0, -0.05],
      [-0.34, -0.5],
      [0, -1.2],
      [0.34, -0.5],
    ];
    const scaled = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x * r, y * r]);
    return (
      fillPath(smoothPath(scaled(cup)), this.petal) +
      fillPath(smoothPath(scaled(front)), mix(this.petal, this.second, 0.55))
    );
  }

  private lupinBells(): string {
    const bells = times(9, (index) => {
      const at = pointAlong(this.stem, Math.min(1, 0.46 + index * 0.066));
      const size = this.height * (0.05 - index * 0.0032);
      const fill = index % 2 === 1 ? this.petal : mix(this.petal, this.second, 0.4);
      return [-1, 1].map((side) => {
        const center = add(at, [side * size * 0.95, side > 0 ? this.height * 0.016 : 0]);
        const outline = blobPoints(this.rng, size, { corners: 6, jitter: 0.1, stretchX: 0.75, stretchY: 1.1 });
        return fillPath(smoothPath(outline.map((point) => add(point, center))), fill);
      });
    });
    return bells.flat().join('');
  }

  private umbelHead(): string {
    let rays = '';
    let light = '';
    let dark = '';
    for (let ray = -4; ray <= 4; ray++) {
      const end = polar(this.height * (0.22 - Math.abs(ray) * 0.012), -Math.PI / 2 + ray * 0.25);
      rays += `M0 0Q${num(end[0] * 0.3)} ${num(end[1] * 0.6)} ${coords(end)}`;
      for (let floret = 0; floret < 6; floret++) {
        const reach = this.height * (0.025 * Math.sqrt(this.rng.next()) + 0.008);
        const dot = circlePath(add(end, polar(reach, this.rng.next() * TAU)), this.height * 0.0115);
        if (floret % 3 === 0) dark += dot;
        else light += dot;
      }
    }
    return strokePath(rays, this.green, 2.2) + fillPath(light, this.petal) + fillPath(dark, this.second);
  }

  private grass(): string {
    return times(5, (index) => {
      const blade = index - 2;
      const tip: Point = [blade * 34 + this.rng.gauss() * 8, -this.height * this.rng.range(0.6, 0.9)];
      const points = bezierPoints(
        [blade * 3, 0],
        [blade * 6, -this.height * 0.3],
        [blade * 16, -this.height * 0.6],
        tip,
        12,
      );
      const fill = index % 2 === 1 ? this.green : mix(this.green, GROUND, 0.25);
      return fillPath(
        ribbonPath(points, (t) => 6 * (1 - t) + 0.8),
        fill,
      );
    }).join('');
  }

  private spike(): string {
    const stalk = sprig(this.rng, this.height * 0.98, {
      stem: this.green,
      leaf: this.green,
      half: mix(this.green, this.colors.bold, 0.18),
      pairs: 6,
      leafWidth: 0.44,
      leafLength: this.height * 0.17,
      bend: this.lean / this.height,
      stemWidth: 4,
      tip: 'none',
    });
    const buds = times(5, (index) => {
      const at = pointAlong(this.stem, 0.72 + index * 0.068);
      const side = index % 2 === 0 ? -1 : 1;
      return circle(add(at, [side * this.height * 0.026, 0]), this.height * 0.023, this.petal);
    });
    return stalk + buds.join('');
  }
}
