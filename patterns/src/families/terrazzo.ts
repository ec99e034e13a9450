import type { DiscClass } from '../core/layout.ts';
import { pack } from '../core/layout.ts';
import { fillPath, strokePath } from '../core/markup.ts';
import { blobPoints } from '../core/motifs/blob.ts';
import type { Point } from '../core/path.ts';
import { TAU, add, circlePath, cycle, num, polar, polygonPath, rotate, smoothPath, times } from '../core/path.ts';
import type { Rng } from '../core/rng.ts';
import { TILE_SIZE, Tile } from '../core/tile.ts';
import type { ColorToken } from '../core/tokens.ts';
import { BLACK, GROUND, WHITE, mix, slotToken } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { SHEARED } from './family.ts';

const LAYERS = ['Large chips', 'Medium chips', 'Small chips', 'Fine chips'];

const SIZES: readonly (readonly DiscClass[])[] = [
  [
    { radius: [62, 84], count: 9, gap: 7 },
    { radius: [34, 50], count: 26, gap: 4 },
    { radius: [17, 26], count: 80, gap: 3 },
    { radius: [8, 12], count: 190, gap: 3 },
  ],
  [
    { radius: [29, 31], count: 8, gap: 4 },
    { radius: [26, 38], count: 44, gap: 3 },
    { radius: [14, 22], count: 140, gap: 3 },
    { radius: [7, 11], count: 260, gap: 3 },
  ],
  [
    { radius: [128, 150], count: 7, gap: -8, tries: 20000 },
    { radius: [66, 88], count: 13, gap: -4, tries: 20000 },
    { radius: [26, 38], count: 34, gap: 0, tries: 12000 },
    { radius: [10, 15], count: 60, gap: 3 },
  ],
  [
    { radius: [62, 84], count: 0, gap: 0 },
    { radius: [34, 50], count: 0, gap: 0 },
    { radius: [17, 25], count: 74, gap: 20 },
    { radius: [7, 10], count: 150, gap: 12 },
  ],
];

/**
 * Chips of stone set in a ground: four sizes packed by dart throwing, each five to seven corners on a squashed circle,
 * with mineral specks and veins.
 */
export const terrazzo: Family = {
  slug: 'terrazzo',
  name: 'Terrazzo',
  variants: [
    { slug: 'classic', name: 'Classic Terrazzo', arrangement: 'block', layouts: SHEARED },
    { slug: 'fine', name: 'Fine Terrazzo', arrangement: 'block', layouts: SHEARED },
    { slug: 'slab', name: 'Large Slab', arrangement: 'block', layouts: SHEARED },
    { slug: 'flecks', name: 'Stone Flecks', arrangement: 'block', layouts: SHEARED },
  ],
  motifs: ['stone chips', 'marble fragments', 'specks'],
  tags: ['terrazzo', 'stone', 'texture', 'modern', 'abstract', 'surface'],
  draw: ({ rng, roles, variant, lattice }: DrawContext): Tile => {
    const tile = new Tile(lattice);
    tile.ground();
    const inks = roles.visible(0, 0.08).map(slotToken);
    const tint = rng.fork('tint');
    specks(tile, rng, inks);
    for (const { x, y, r, kind } of pack(rng, cycle(SIZES, variant), lattice)) {
      const stone = tint.pickWeighted(
        inks,
        inks.map((_, index) => 1 / (1 + index * 0.35)),
      );
      const tone = rng.chance(0.5) ? WHITE : BLACK;
      const color = rng.chance(0.4) ? mix(stone, tone, rng.range(0.04, 0.12)) : stone;
      tile.put(cycle(LAYERS, kind), chip(rng, r, kind, color), { x, y, radius: r * 1.35 });
    }
    return tile;
  },
};

function specks(tile: Tile, rng: Rng, inks: readonly ColorToken[]): void {
  for (let batch = 0; batch < 60; batch++) {
    const cluster = times(15, () => circlePath(polar(120 * Math.sqrt(rng.next()), rng.angle()), rng.range(0.8, 2.2)));
    const fill = mix(cycle(inks, batch), GROUND, 0.35);
    const place = { x: rng.next() * TILE_SIZE, y: rng.next() * TILE_SIZE, radius: 124 };
    tile.put('Specks', fillPath(cluster.join(''), fill), place);
  }
}

function chip(rng: Rng, radius: number, kind: number, color: ColorToken): string {
  const outline = chipOutline(rng, radius);
  const edge = `stroke="${color}" stroke-width="${num(Math.min(6, radius * 0.1))}" stroke-linejoin="round"`;
  const body = fillPath(polygonPath(outline), color, edge);
  if (kind > 1 || !rng.chance(0.75)) return body;
  const pale = mix(color, GROUND, 0.5);
  const minerals = times(kind === 0 ? 12 : 5, () => {
    const at = polar(radius * 0.55 * Math.sqrt(rng.next()), rng.angle());
    const grain = blobPoints(rng, radius * rng.range(0.02, 0.06), { corners: 5, jitter: 0.5 });
    return polygonPath(grain.map((point) => add(point, at)));
  });
  const grains = fillPath(minerals.join(''), pale);
  return kind === 0 ? body + grains + strokePath(veinPath(rng, radius), mix(color, GROUND, 0.6), 1.8) : body + grains;
}

/** Returns five to seven corners on a squashed circle, like broken stone. */
function chipOutline(rng: Rng, radius: number): Point[] {
  const corners = rng.int(5, 7);
  const start = rng.angle();
  const squash = rng.range(0.68, 1);
  const tilt = rng.angle();
  const angles = times(corners, (index) => start + ((index + rng.range(-0.38, 0.38)) / corners) * TAU);
  return angles.map((angle) => {
    const [x, y] = rotate(polar(radius * 1.12, angle), -tilt);
    return rotate([x, y * squash], tilt);
  });
}

function veinPath(rng: Rng, radius: number): string {
  const angle = rng.angle();
  const bend = (direction: number): Point =>
    add(polar(radius * 0.28, direction), [rng.gauss() * radius * 0.1, rng.gauss() * radius * 0.1]);
  const points = [
    polar(radius * 0.58, angle),
    bend(angle),
    bend(angle + Math.PI),
    polar(radius * 0.58, angle + Math.PI + rng.gauss() * 0.3),
  ];
  return smoothPath(points, false);
}
