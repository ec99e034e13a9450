import { hexToOkLab } from '../core/color.ts';
import type { Disc } from '../core/layout.ts';
import { fillGaps, pack, spread } from '../core/layout.ts';
import { fillPath, placed, strokePath } from '../core/markup.ts';
import { blobPoints } from '../core/motifs/blob.ts';
import { leafOutline, leafShape } from '../core/motifs/leaf.ts';
import { wash } from '../core/motifs/wash.ts';
import type { PaletteRoles } from '../core/palette.ts';
import type { Point } from '../core/path.ts';
import {
  TAU,
  add,
  bezierPoints,
  cycle,
  directionAlong,
  pointAlong,
  polar,
  ribbonPath,
  smoothPath,
  times,
  turned,
} from '../core/path.ts';
import type { Rng } from '../core/rng.ts';
import { Tile } from '../core/tile.ts';
import type { ColorToken } from '../core/tokens.ts';
import { BLACK, GROUND, WHITE, mix, slotToken } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { EVERY_LAYOUT, SHEARED } from './family.ts';

/**
 * Loose translucent painting: a wash is a stack of glazes, each the outline with its edge midpoints displaced at random
 * (polygon deformation after Hobbs), with a darker rim. Blooms, dabs of color, or eucalyptus branches.
 */
export const watercolor: Family = {
  slug: 'watercolour',
  name: 'Watercolour',
  variants: [
    { slug: 'blooms', name: 'Painted Blooms', arrangement: 'block', layouts: EVERY_LAYOUT },
    { slug: 'dabs', name: 'Colour Dabs', arrangement: 'block', layouts: SHEARED },
    { slug: 'eucalyptus', name: 'Eucalyptus', arrangement: 'half-drop', layouts: EVERY_LAYOUT },
  ],
  motifs: ['painted washes', 'loose blooms', 'soft leaves'],
  tags: ['watercolor', 'watercolour', 'painted', 'hand-drawn', 'artistic', 'soft'],
  paletteAllowed: (palette) => hexToOkLab(palette.ground).lightness > 0.86,
  draw: ({ rng, roles, variant, lattice }: DrawContext): Tile => {
    const tile = new Tile(lattice);
    tile.ground(mix(GROUND, WHITE, 0.35));
    const painter = new WatercolorPainter(tile, rng, roles);
    if (variant === 0) painter.blooms();
    else if (variant === 1) painter.dabs();
    else painter.eucalyptus();
    return tile;
  },
};

class WatercolorPainter {
  private readonly tile: Tile;
  private readonly rng: Rng;
  private readonly leaves: readonly ColorToken[];
  private readonly petals: readonly ColorToken[];
  private readonly pigments: readonly ColorToken[];
  private readonly ink: ColorToken;

  constructor(tile: Tile, rng: Rng, roles: PaletteRoles) {
    this.tile = tile;
    this.rng = rng;
    const { leaf, bloom } = roles.split();
    this.leaves = leaf.map(slotToken);
    const clear = bloom.filter((slot) => roles.lightness(slot) > 0.36);
    this.petals = (clear.length > 0 ? clear : bloom).map(slotToken);
    this.pigments = roles.slots
      .filter((slot) => roles.lightness(slot) > 0.3 && roles.lightness(slot) < 0.9)
      .map(slotToken);
    this.ink = slotToken(roles.ink);
  }

  blooms(): void {
    this.tile.order('Leaf wash', 'Petal wash', 'Splashes');
    const discs = pack(
      this.rng,
      [
        { radius: [96, 122], count: 9, gap: 20, tries: 20000 },
        { radius: [44, 58], count: 16, gap: 10, tries: 9000 },
      ],
      this.tile.lattice,
    );
    const taken = [...discs];
    for (const disc of discs.filter((one) => one.kind === 0)) taken.push(...this.leavesAround(disc));
    for (const [index, disc] of discs.entries()) {
      const { x, y, r } = disc;
      this.tile.put('Petal wash', this.bloom(disc, index), { x, y, radius: r * 1.25 });
    }
    this.splashes(taken, 60);
  }

  dabs(): void {
    const { rng } = this;
    for (const [index, [x, y]] of spread(rng, 46, 40, this.tile.lattice).entries()) {
      const radius = rng.range(52, 80);
      const color = cycle(this.pigments, index);
      const outline = blobPoints(rng, radius, {
        corners: 12,
        jitter: 0.07,
        stretchX: rng.range(0.9, 1.15),
        stretchY: rng.range(0.9, 1.1),
      });
      const drift: Point = [rng.gauss() * radius * 0.1, rng.gauss() * radius * 0.1];
      const inner = blobPoints(rng, radius * 0.7, { jitter: 0.2 }).map((point) => add(point, drift));
      const bled = mix(color, cycle(this.pigments, index + 1), 0.35);
      const markup =
        wash(this.tile, rng, outline, { color, opacity: 0.085, glazes: 8, rim: 0.2 }) +
        wash(this.tile, rng, inner, { color: bled, opacity: 0.09, glazes: 4, roughness: 0.16 }) +
        fillPath(
          smoothPath(outline),
          'none',
          `stroke="${mix(color, BLACK, 0.1)}" stroke-opacity="0.3" stroke-width="2"`,
        );
      this.tile.put(`Wash ${(index % 3) + 1}`, markup, { x, y, radius: radius * 1.4 });
    }
  }

  eucalyptus(): void {
    const { rng } = this;
    this.tile.order('Back branches', 'Branches', 'Splashes');
    const taken: Disc[] = [];
    for (const [index, [x, y]] of spread(rng, 13, 60, this.tile.lattice).entries()) {
      const angle = (index * 2.4 + rng.range(-0.4, 0.4)) % TAU;
      const length = rng.range(350, 420);
      const layer = index % 3 === 0 ? 'Back branches' : 'Branches';
      this.tile.put(layer, this.branch(length, index), { x, y, radius: length * 0.95, angle });
      for (const step of [-0.4, -0.13, 0.13, 0.4]) {
        const [px, py] = add([x, y], polar(length * step, angle - Math.PI / 2));
        taken.push({ x: px, y: py, r: length * 0.2, kind: -1 });
      }
    }
    this.splashes(taken, 70);
  }

  /** Draws a branch centered on the origin, growing upwards, with round leaves in pairs. */
  private branch(length: number, index: number): string {
    const { rng } = this;
    const lean = rng.range(-0.45, 0.45) * length;
    const stem = bezierPoints([0, 0], [0, -length * 0.35], [lean * 0.3, -length * 0.7], [lean, -length], 14);
    const colors = [...this.leaves, cycle(this.pigments, index)];
    const pairs = 6;
    const foliage = times(pairs * 2 + 1, (step) => {
      const along = Math.min(1, 0.14 + (0.86 * Math.floor(step / 2)) / pairs);
      const side = step % 2 === 0 ? -1 : 1;
      const size = length * (0.27 - 0.13 * along) * (1 + rng.gauss() * 0.06);
      const outline = leafOutline(
        leafShape({ length: size, width: size * 0.8, bend: side * 0.06, belly: 0.55, wobble: rng, steps: 5 }),
      );
      const color = rng.pick(colors);
      const angle = directionAlong(stem, along) + (step === pairs * 2 ? 0 : side * (1.1 + rng.gauss() * 0.12));
      const glaze = wash(this.tile, rng, outline, { color, opacity: 0.15, glazes: 5, rim: 0.35 });
      const rib = strokePath(`M0 0L${(size * 0.8).toFixed(1)} 0`, color, 1.4, 'stroke-opacity="0.4"');
      return placed(glaze + rib, pointAlong(stem, along), angle);
    });
    const twig = ribbonPath(stem, (t) => 5 - 3 * t);
    const branch = foliage.join('') + fillPath(twig, cycle(this.leaves, 0), 'fill-opacity="0.7"');
    return placed(branch, [0, length * 0.5]);
  }

  private leavesAround(disc: Disc): Disc[] {
    const { rng } = this;
    const count = rng.int(3, 5);
    const start = rng.angle();
    return times(count, (index) => {
      const angle = start + (index / count) * TAU + rng.gauss() * 0.2;
      const length = disc.r * rng.range(0.7, 0.95);
      const width = length * rng.range(0.4, 0.5);
      const shape = leafShape({ length, width, bend: rng.range(-0.25, 0.25), wobble: rng, steps: 6 });
      const color = rng.pick(this.leaves);
      const base = add([disc.x, disc.y], polar(disc.r * 0.72, angle));
      const markup =
        wash(this.tile, rng, leafOutline(shape), { color, opacity: 0.14, glazes: 6, rim: 0.28 }) +
        strokePath(smoothPath(shape.rib, false), color, 1.6, 'stroke-opacity="0.5"');
      this.tile.put('Leaf wash', markup, { x: base[0], y: base[1], radius: length * 1.25, angle });
      const middle = add(base, polar(length * 0.6, angle));
      return { x: middle[0], y: middle[1], r: width * 0.7, kind: -1 };
    });
  }

  private bloom(disc: Disc, index: number): string {
    const { rng, tile } = this;
    const color = cycle(this.petals, index);
    const second = mix(color, cycle(this.petals, index + 1), 0.45);
    const count = disc.kind === 0 ? rng.int(5, 6) : 5;
    const start = rng.angle();
    const petals = times(count, (petal) => {
      const angle = start + (petal / count) * TAU + rng.gauss() * 0.08;
      const outline = paintedPetal(rng, disc.r, ((TAU * disc.r) / count) * 0.72);
      const throat = outline.map(([x, y]): Point => [x * 0.55, y * 0.55]);
      const glaze = { color: petal % 2 === 0 ? second : color, opacity: 0.12, glazes: 6, rim: 0.28 };
      return (
        wash(tile, rng, turned(outline, angle), glaze) +
        wash(tile, rng, turned(throat, angle), { color: mix(color, BLACK, 0.12), opacity: 0.1, glazes: 3 })
      );
    });
    const heart = blobPoints(rng, disc.r * 0.16, { corners: 8 });
    const stamens = times(disc.kind === 0 ? 18 : 9, () => {
      const at = polar(disc.r * rng.range(0.08, 0.26), rng.angle());
      const size = disc.r * rng.range(0.018, 0.036);
      return smoothPath(blobPoints(rng, size, { corners: 6, jitter: 0.3 }).map((point) => add(point, at)));
    });
    return (
      petals.join('') +
      wash(tile, rng, heart, { color: cycle(this.petals, index + 2), opacity: 0.22, glazes: 5 }) +
      fillPath(stamens.join(''), this.ink, 'fill-opacity="0.75"')
    );
  }

  private splashes(taken: Disc[], count: number): void {
    const { rng } = this;
    fillGaps(
      rng,
      taken,
      { tries: 4000, count, clear: 12, takes: 15 },
      ([x, y]) => {
        const radius = rng.range(3, 11);
        const outline = blobPoints(rng, radius, { corners: 8, jitter: 0.12 });
        const markup = wash(this.tile, rng, outline, { color: rng.pick(this.pigments), opacity: 0.24, glazes: 3 });
        this.tile.put('Splashes', markup, { x, y, radius: radius * 1.5 });
      },
      this.tile.lattice,
    );
  }
}

function paintedPetal(rng: Rng, r: number, width: number): Point[] {
  return [
    [r * 0.06, 0],
    [r * 0.4, -width * 0.42],
    [r * 0.82, -width * 0.5],
    [r * (1 + rng.gauss() * 0.03), -width * 0.16],
    [r * (0.97 + rng.gauss() * 0.03), width * 0.2],
    [r * 0.8, width * 0.5],
    [r * 0.4, width * 0.42],
  ];
}
