import { circle, fillPath, placed, strokePath } from '../core/markup.ts';
import { fiveFlower } from '../core/motifs/flowers.ts';
import { leaf } from '../core/motifs/leaf.ts';
import type { Point } from '../core/path.ts';
import {
  arcPoints,
  coords,
  cycle,
  lerp,
  num,
  polar,
  ribbonPath,
  rotate,
  smoothPath,
  TAU,
  times,
  turned,
} from '../core/path.ts';
import type { ColorToken } from '../core/tokens.ts';
import { GROUND, mix, slotToken } from '../core/tokens.ts';
import type { DrawContext } from './family.ts';

/** One embroidered roundel: `turn` rotates its colors through the palette. */
export interface Roundel {
  readonly at: Point;
  readonly radius: number;
  readonly turn: number;
}

/** Draws the embroidery in the palette's colors. */
export class Embroiderer {
  readonly ink: ColorToken;
  readonly leafColor: ColorToken;
  private readonly context: DrawContext;
  private readonly slots: readonly number[];

  constructor(context: DrawContext) {
    this.context = context;
    this.slots = context.roles.visible(0, 0.15);
    this.ink = slotToken(cycle(context.roles.byContrast(), 0));
    this.leafColor = slotToken(cycle(context.roles.split().leaf, 0));
  }

  /** Returns a color of the palette, modulo its length. */
  color(index: number): ColorToken {
    return slotToken(cycle(this.slots, index));
  }

  /** Draws concentric rings of petals, each with three stitch lines. */
  roundel({ radius, turn }: Roundel): string {
    const beads = (count: number, distance: number, size: number, fill: ColorToken): string =>
      times(count, (index) =>
        circle(polar(radius * distance, ((index + 0.5) / count) * TAU), radius * size, fill),
      ).join('');
    return [
      petals(radius, 1, { count: 16, length: 0.4, fill: this.color(turn) }),
      circle([0, 0], radius * 0.66, this.ink) + circle([0, 0], radius * 0.63, GROUND),
      petals(radius, 0.6, { count: 12, length: 0.3, fill: this.color(turn + 1) }),
      circle([0, 0], radius * 0.35, this.color(turn + 2)),
      beads(16, 0.3, 0.022, GROUND),
      circle([0, 0], radius * 0.24, this.ink),
      petals(radius, 0.22, { count: 8, length: 0.16, fill: this.color(turn + 3) }),
      circle([0, 0], radius * 0.07, this.color(turn)),
      beads(16, 1.03, 0.028, this.color(turn + 2)),
    ].join('');
  }

  /** Draws a leafy arc on one side of one diagonal of a roundel, ending in a flower. */
  wreathArm({ radius, turn }: Roundel, quarter: number, side: number): string {
    const { rng } = this.context;
    const base = (quarter * TAU) / 4 + TAU / 8;
    const reach = radius * 1.15;
    const stem = arcPoints([0, 0], reach, base + side * 0.05, base + side * 0.7, 14);
    const petal = this.color(turn + quarter);
    const flower = fiveFlower(rng, radius * 0.1, { petal, shade: GROUND, center: this.ink });
    let markup = fillPath(
      ribbonPath(stem, (t) => 8 - t * 4),
      this.leafColor,
    );
    markup += placed(flower, polar(reach * 1.03, base + side * 0.78));
    for (let index = 1; index < 14; index += 2) {
      const angle = base + side * lerp(0.05, 0.7, index / 14);
      for (const outward of [true, false]) {
        const length = radius * (outward ? 0.26 : 0.15);
        const lean = side * (outward ? 0.75 : Math.PI - 0.95);
        const half = mix(this.leafColor, this.ink, 0.25);
        const blade = leaf(rng, length, length * 0.42, { fill: this.leafColor, half, bend: side * 0.25 });
        markup += placed(blade, polar(reach, angle), angle + lean);
      }
    }
    return markup;
  }

  /** Draws a tulip that grows from the origin along +x. */
  tulip(length: number, turn: number): string {
    const scaled = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x * length, y * length]);
    const outer = scaled([
      [0, 0],
      [0.35, -0.34],
      [1, -0.3],
      [0.78, -0.08],
      [1.05, 0],
      [0.78, 0.08],
      [1, 0.3],
      [0.35, 0.34],
    ]);
    const inner = scaled([
      [0.1, 0],
      [0.4, -0.16],
      [0.72, 0],
      [0.4, 0.16],
    ]);
    return (
      fillPath(smoothPath(outer, true, 1 / 7), this.color(turn)) +
      fillPath(smoothPath(inner), this.color(turn + 1)) +
      strokePath(`M${num(length * 0.15)} 0H${num(length * 0.6)}`, GROUND, 2)
    );
  }
}

/** Returns a ring of petals whose tips lie at a share of the radius. */
function petals(
  radius: number,
  share: number,
  { count, length, fill }: { count: number; length: number; fill: ColorToken },
): string {
  const tip = radius * share;
  const size = radius * length;
  const width = ((TAU * tip) / count) * 0.96;
  const outline: Point[] = [
    [tip - size, 0],
    [tip - size * 0.55, -width * 0.4],
    [tip - size * 0.12, -width * 0.46],
    [tip, 0],
    [tip - size * 0.12, width * 0.46],
    [tip - size * 0.55, width * 0.4],
  ];
  const angles = times(count, (index) => (index / count) * TAU);
  const shapes = angles.map((angle) => smoothPath(turned(outline, angle)));
  const stitches = angles.flatMap((angle) =>
    [-0.2, 0, 0.2].map((offset) => {
      const from = rotate([tip - size * 0.7, offset * width * 0.6], angle);
      return `M${coords(from)}L${coords(rotate([tip - size * 0.2, offset * width * 1.2], angle))}`;
    }),
  );
  return fillPath(shapes.join(''), fill) + strokePath(stitches.join(''), mix(fill, GROUND, 0.45), radius * 0.011);
}
