import type { Disc } from '../core/layout.ts';
import { fillGaps, halfDrop, isFree, pack } from '../core/layout.ts';
import { circle, placed } from '../core/markup.ts';
import { BouquetColors } from '../core/motifs/bouquet-colors.ts';
import { daisy, fiveFlower, peony, poppy } from '../core/motifs/flowers.ts';
import { leaf } from '../core/motifs/leaf.ts';
import { sprig } from '../core/motifs/sprig.ts';
import type { Point } from '../core/path.ts';
import { TAU, add, polar, times } from '../core/path.ts';
import type { Rng } from '../core/rng.ts';
import { Tile } from '../core/tile.ts';
import { GROUND, mix } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { EVERY_LAYOUT, SHEARED } from './family.ts';

const LARGE = 0;
const MEDIUM = 1;

/**
 * Blooms packed on the lattice by dart throwing, leaves fanned out behind them where the tip lands in free space,
 * sprigs and dots in the gaps.
 */
export const botanica: Family = {
  slug: 'botanica',
  name: 'Botanica',
  variants: [
    { slug: 'garden', name: 'Tossed Garden', arrangement: 'block', layouts: EVERY_LAYOUT },
    { slug: 'border', name: 'Cottage Border', arrangement: 'block', layouts: EVERY_LAYOUT },
    { slug: 'posy', name: 'Half-Drop Posies', arrangement: 'half-drop', layouts: SHEARED },
  ],
  motifs: ['peonies', 'poppies', 'daisies', 'leaves', 'berry sprigs'],
  tags: ['floral', 'botanical', 'flowers', 'garden', 'hand-drawn', 'decorative'],
  draw: ({ rng, roles, variant, lattice }: DrawContext): Tile => {
    const tile = new Tile(lattice);
    tile.ground();
    tile.order('Leaves', 'Sprigs', 'Small flowers', 'Blooms');
    const colors = new BouquetColors(roles, rng.fork('tint'));
    const painter = new BotanicaPainter(tile, rng, colors);
    if (variant === 2) painter.posies();
    else painter.tossed(variant === 0 ? { radius: [128, 150], count: 5 } : { radius: [98, 116], count: 7 });
    return tile;
  },
};

class BotanicaPainter {
  private readonly tile: Tile;
  private readonly rng: Rng;
  private readonly colors: BouquetColors;

  constructor(tile: Tile, rng: Rng, colors: BouquetColors) {
    this.tile = tile;
    this.rng = rng;
    this.colors = colors;
  }

  tossed(large: { radius: readonly [number, number]; count: number }): void {
    const discs = pack(
      this.rng,
      [
        { ...large, gap: 46 },
        { radius: [66, 82], count: 8, gap: 26 },
        { radius: [36, 44], count: 14, gap: 15 },
      ],
      this.tile.lattice,
    );
    const taken = [...discs];
    for (const disc of discs.filter((one) => one.kind <= MEDIUM)) {
      taken.push(...this.fanOfLeaves(disc, discs, disc.kind === LARGE ? 9 : 6));
    }
    this.sprigsInGaps(taken, 34);
    this.dotsInGaps(taken);
    for (const [index, disc] of discs.entries()) this.bloom(disc, index);
  }

  posies(): void {
    const taken: Disc[] = [];
    for (const { at, column, row } of halfDrop(4, 2)) {
      const index = column * 2 + row;
      const hub: Disc = { x: at[0], y: at[1], r: 92, kind: LARGE };
      const lean = (column % 2 === 0 ? 1 : -1) * 0.5;
      taken.push(hub, ...this.fanOfLeaves(hub, [hub], 7));
      for (const side of [-1, 1]) {
        const spot = add(at, polar(128, -Math.PI / 2 + lean + side * 1.25));
        const disc: Disc = { x: spot[0], y: spot[1], r: side < 0 ? 54 : 46, kind: MEDIUM };
        this.bloom(disc, index + side + 3);
        taken.push(disc);
      }
      this.posySprays(at, lean, index);
      this.bloom(hub, index);
      for (const reach of [150, 205]) {
        const spot = add(at, polar(reach, -Math.PI / 2 + lean));
        taken.push({ x: spot[0], y: spot[1], r: 40, kind: -1 });
      }
    }
    this.sprigsInGaps(taken, 14);
    this.dotsInGaps(taken);
  }

  private posySprays(at: Point, lean: number, index: number): void {
    for (const [step, turn] of [-0.55, 0, 0.55].entries()) {
      const spray = this.spray(step, 150, this.colors.bloom(index + step + 1));
      this.tile.put('Sprigs', placed(spray, [0, -62]), {
        x: at[0],
        y: at[1],
        radius: 270,
        angle: lean + turn,
      });
    }
  }

  /** Draws leaves around a bloom, except where the tip would lie on another bloom; returns the discs they occupy. */
  private fanOfLeaves(disc: Disc, discs: readonly Disc[], count: number): Disc[] {
    const { rng, colors } = this;
    const others = discs.filter((one) => one !== disc);
    const taken: Disc[] = [];
    const start = rng.angle();
    for (let index = 0; index < count; index++) {
      const angle = start + (index / count) * TAU + rng.gauss() * 0.12;
      const length = disc.r * rng.range(0.95, 1.2);
      const width = length * rng.range(0.36, 0.46);
      const base = add([disc.x, disc.y], polar(disc.r * 0.55, angle));
      const tip = add(base, polar(length, angle));
      const fill = rng.pick(colors.leaves);
      const bend = rng.range(-0.2, 0.2);
      const crowded = others.some((one) => this.tile.lattice.distance(tip, [one.x, one.y]) < one.r * 0.82 + 8);
      if (crowded) continue;
      const paint = { fill, half: colors.leafHalf(fill), vein: mix(fill, GROUND, 0.72), veins: 5, bend };
      this.tile.put('Leaves', leaf(rng, length, width, paint), {
        x: base[0],
        y: base[1],
        radius: length * 1.2,
        angle,
      });
      taken.push({ x: tip[0], y: tip[1], r: width * 0.5, kind: -1 });
      taken.push({ x: (tip[0] + base[0]) / 2, y: (tip[1] + base[1]) / 2, r: width * 0.6, kind: -1 });
    }
    return taken;
  }

  private sprigsInGaps(taken: Disc[], count: number): void {
    const { rng } = this;
    let placedCount = 0;
    for (let dart = 0; dart < 3000 && placedCount < count; dart++) {
      const at: Point = [rng.next() * 1000, rng.next() * 1000];
      const length = rng.range(58, 96);
      const angle = rng.angle();
      const probes = times(4, (step) => add(at, polar((length * step) / 3, angle)));
      if (!probes.every((probe) => isFree(taken, probe, 17, this.tile.lattice))) continue;
      const markup = this.spray(placedCount, length, rng.pick(this.colors.blooms));
      this.tile.put('Sprigs', markup, { x: at[0], y: at[1], radius: length * 1.35, angle: angle + Math.PI / 2 });
      taken.push(...probes.map((probe) => ({ x: probe[0], y: probe[1], r: 17, kind: -1 })));
      placedCount++;
    }
  }

  private spray(kind: number, length: number, accent: string): string {
    const { rng, colors } = this;
    const [stem = accent] = colors.leaves;
    const green = rng.pick(colors.leaves);
    switch (kind % 3) {
      case 0:
        return sprig(rng, length, { stem, leaf: accent, berries: true, pairs: 3, tip: 'berry' });
      case 1:
        return sprig(rng, length, { stem, leaf: green, half: colors.leafHalf(green), leafWidth: 0.46 });
      default:
        return sprig(rng, length, {
          stem,
          leaf: green,
          pairs: 2,
          tip: 'bud',
          tipColor: accent,
          leafLength: length * 0.3,
        });
    }
  }

  private dotsInGaps(taken: Disc[]): void {
    fillGaps(
      this.rng,
      taken,
      { tries: 4000, count: 46, clear: 13, takes: 12 },
      (at) => {
        const radius = this.rng.range(4, 7.5);
        const dot = circle([0, 0], radius, this.rng.pick(this.colors.blooms));
        this.tile.put('Sprigs', dot, { x: at[0], y: at[1], radius });
      },
      this.tile.lattice,
    );
  }

  private bloom(disc: Disc, index: number): void {
    const layer = disc.kind > MEDIUM ? 'Small flowers' : 'Blooms';
    const angle = this.rng.angle();
    this.tile.put(layer, this.flower(disc, index), { x: disc.x, y: disc.y, radius: disc.r * 1.12, angle });
  }

  private flower(disc: Disc, index: number): string {
    const { rng, colors } = this;
    const petal = colors.bloom(index);
    const { deep, light } = colors.deepAndLight(index);
    const heart = colors.bloom(index + 2);
    const line = colors.outline(deep);
    const isPoppy = disc.kind === LARGE ? index % 2 === 1 : disc.kind === MEDIUM && index % 3 === 0;
    if (isPoppy) {
      const shade = mix(petal, line, 0.4);
      return poppy(rng, disc.r, { petal, shade, dark: colors.dark, accent: colors.heart(index + 2, petal) });
    }
    if (disc.kind === LARGE) return peony(rng, disc.r, { deep, light, center: heart, line });
    if (disc.kind === MEDIUM) {
      const center = heart === light ? deep : heart;
      return daisy(rng, disc.r, rng.int(9, 12), { petal: light, shade: mix(light, line, 0.35), center, dot: line });
    }
    return fiveFlower(rng, disc.r, { petal, shade: mix(petal, line, 0.35), center: colors.heart(index + 2, petal) });
  }
}
