import { halfDrop, pack, spread } from '../core/layout.ts';
import { circle, fillPath } from '../core/markup.ts';
import type { PaletteRoles, Slot } from '../core/palette.ts';
import type { Point } from '../core/path.ts';
import { bezierPoints, cycle, polar, ribbonPath, smoothPath, times } from '../core/path.ts';
import type { Rng } from '../core/rng.ts';
import { Tile } from '../core/tile.ts';
import type { ColorToken } from '../core/tokens.ts';
import { GROUND, mix, slotToken } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { BLOCK_ONLY, EVERY_LAYOUT } from './family.ts';

/**
 * Ginkgo fans, a sector of 2.35 rad notched by a gaussian: solid, in outline, and as a pale ground; packed with
 * overlap or set in a half-drop.
 */
export const ginkgo: Family = {
  slug: 'ginkgo',
  name: 'Ginkgo',
  variants: [
    { slug: 'drift', name: 'Ginkgo Drift', arrangement: 'block', layouts: EVERY_LAYOUT },
    { slug: 'fans', name: 'Ginkgo Fans', arrangement: 'half-drop', layouts: BLOCK_ONLY },
  ],
  motifs: ['ginkgo leaves', 'fan shapes', 'fine ribs'],
  tags: ['ginkgo', 'botanical', 'leaves', 'japandi', 'autumn', 'elegant'],
  draw: ({ rng, roles, variant, lattice }: DrawContext): Tile => {
    const tile = new Tile(lattice);
    tile.ground();
    tile.order('Back leaves', 'Leaves', 'Line work');
    if (variant === 0) drift(tile, rng, roles);
    else fans(tile, rng, roles);
    return tile;
  },
};

function drift(tile: Tile, rng: Rng, roles: PaletteRoles): void {
  const slots = roles.visible(0, 0.1);
  const first = slotToken(cycle(slots, 0));
  const pale = { fill: mix(GROUND, first, 0.16), rib: mix(GROUND, first, 0.28) };
  for (const [x, y] of spread(rng, 14, 20, tile.lattice)) {
    tile.put('Back leaves', fan(rng, 120, pale), { x, y, radius: 135, angle: rng.angle() });
  }
  const discs = pack(
    rng,
    [
      { radius: [150, 170], count: 9, gap: -70, tries: 30000 },
      { radius: [88, 108], count: 16, gap: -44, tries: 30000 },
      { radius: [46, 58], count: 18, gap: -18, tries: 15000 },
    ],
    tile.lattice,
  );
  for (const [index, { x, y, r, kind }] of discs.entries()) {
    const slot = cycle(slots, index);
    const outlined = kind === 1 && index % 3 === 0;
    const markup = outlined ? outlineFan(rng, r, slotToken(slot)) : fan(rng, r, fanPaint(roles, slot));
    tile.put(outlined ? 'Line work' : 'Leaves', markup, { x, y, radius: r * 1.08, angle: rng.angle() });
  }
}

function fans(tile: Tile, rng: Rng, roles: PaletteRoles): void {
  const slots = roles.visible(0, 0.12);
  const shift = rng.int(0, 5);
  for (const { at, column, row } of halfDrop(6, 3)) {
    const [x, y] = at;
    const slot = cycle(slots, column + row * 2 + shift);
    const flip = column % 2 === 1;
    const outlined = (column + row + shift) % 3 === 0;
    const radius = 185;
    const markup = outlined ? outlineFan(rng, radius, slotToken(slot)) : fan(rng, radius, fanPaint(roles, slot));
    const place = {
      x,
      y: y + (flip ? -45 : 45),
      radius: radius * 1.08,
      angle: (flip ? Math.PI : 0) + rng.gauss() * 0.07,
    };
    tile.put(outlined ? 'Line work' : 'Leaves', markup, place);
    const dot = circle([0, 0], 9, slotToken(cycle(slots, column + row + 1)));
    tile.put('Line work', dot, { x, y: y + (flip ? 95 : -95) + 333 / 2, radius: 10 });
  }
}

interface FanPaint {
  readonly fill: ColorToken;
  readonly rib: ColorToken;
}

function fanPaint(roles: PaletteRoles, slot: Slot): FanPaint {
  const fill = slotToken(slot);
  const against = roles.lightness(slot) > 0.6 ? roles.ink : roles.lite;
  return { fill, rib: mix(fill, slotToken(against), 0.5) };
}

/** Draws a fan of 2.35 rad upwards from the origin, notched in the middle by a gaussian. */
function fanOutline(rng: Rng, radius: number): Point[] {
  const rim = times(17, (index): Point => {
    const share = index / 16 - 0.5;
    const notch = 1 - 0.34 * Math.exp(-((share / 0.045) ** 2));
    const ripple = 0.94 + 0.05 * Math.sin(index * 2.1 + rng.next());
    return polar(radius * ripple * notch, -Math.PI / 2 + share * 2.35);
  });
  return [[0, radius * 0.1], ...rim];
}

function fan(rng: Rng, radius: number, { fill, rib }: FanPaint): string {
  const outline = smoothPath(fanOutline(rng, radius), true, 1 / 7);
  return fillPath(outline, fill) + fillPath(ribs(rng, radius), rib) + fillPath(stalk(radius), rib);
}

function outlineFan(rng: Rng, radius: number, color: ColorToken): string {
  const outline = smoothPath(fanOutline(rng, radius), true, 1 / 7);
  const edge = `stroke="${color}" stroke-width="2.6"`;
  return fillPath(outline, GROUND, edge) + fillPath(ribs(rng, radius), color) + fillPath(stalk(radius), color);
}

function ribs(rng: Rng, radius: number): string {
  return times(25, (index) => {
    if (index === 12) return '';
    const angle = -Math.PI / 2 + (index / 24 - 0.5) * 2.2;
    const points = [0.1, 0.5, rng.range(0.74, 0.88)].map((share) => polar(radius * share, angle));
    return ribbonPath(points, (t) => radius * 0.014 * (1.1 - t) + 0.5);
  }).join('');
}

function stalk(radius: number): string {
  const curve = bezierPoints(
    [0, radius * 0.08],
    [radius * 0.02, radius * 0.3],
    [radius * 0.06, radius * 0.5],
    [radius * 0.2, radius * 0.72],
    10,
  );
  return ribbonPath(curve, (t) => radius * 0.035 * (1.1 - t * 0.5));
}
