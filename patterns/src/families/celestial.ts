import type { DiscClass } from '../core/layout.ts';
import { fillGaps, halfDrop, pack } from '../core/layout.ts';
import { circle, fillPath } from '../core/markup.ts';
import { starPoints } from '../core/motifs/blob.ts';
import type { SkyColors } from '../core/motifs/sky.ts';
import { crescent, haloMoon, moonPhase, planet, sparkle, sun } from '../core/motifs/sky.ts';
import type { PaletteRoles } from '../core/palette.ts';
import { cycle, polygonPath } from '../core/path.ts';
import type { Rng } from '../core/rng.ts';
import { Tile } from '../core/tile.ts';
import { slotToken } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { SHEARED } from './family.ts';

const LAYERS = ['Suns & moons', 'Medium stars', 'Small stars', 'Stardust'];

const SIZES: readonly DiscClass[] = [
  { radius: [138, 152], count: 6, gap: -20, tries: 30000 },
  { radius: [70, 84], count: 10, gap: -8, tries: 30000 },
  { radius: [30, 40], count: 26, gap: -2, tries: 12000 },
  { radius: [8, 10], count: 110, gap: 4 },
];

/**
 * Suns, moons, planets and stars in four sizes packed by dart throwing, or the phases of the moon in a set half-drop.
 */
export const celestial: Family = {
  slug: 'celestial',
  name: 'Celestial',
  variants: [
    { slug: 'night-sky', name: 'Night Sky', arrangement: 'block', layouts: SHEARED },
    { slug: 'moon-phases', name: 'Moon Phases', arrangement: 'half-drop', layouts: ['block', 'half-drop'] },
  ],
  motifs: ['suns', 'crescent moons', 'planets', 'stars'],
  tags: ['celestial', 'stars', 'moon', 'sun', 'night', 'mystic'],
  draw: ({ rng, roles, variant, lattice }: DrawContext): Tile => {
    const tile = new Tile(lattice);
    tile.ground();
    tile.order(...LAYERS);
    if (variant === 0) nightSky(tile, rng, roles);
    else moonPhases(tile, rng, roles);
    return tile;
  },
};

function colorsAt(roles: PaletteRoles, index: number): SkyColors {
  const [lite = 1, gold = lite] = roles.byContrast();
  const body = cycle(roles.visible(0, 0.15), index);
  return { lite: slotToken(lite), gold: slotToken(gold), body: slotToken(body) };
}

function nightSky(tile: Tile, rng: Rng, roles: PaletteRoles): void {
  const offset = rng.int(0, 5);
  for (const [index, { x, y, r, kind }] of pack(rng, SIZES, tile.lattice).entries()) {
    const colors = colorsAt(roles, index);
    const angle = kind === 3 ? 0 : rng.gauss() * 0.25;
    const markup = skyMotif(kind, index + offset, r, colors);
    tile.put(cycle(LAYERS, kind), markup, { x, y, radius: r * 1.18, angle });
  }
}

function skyMotif(kind: number, index: number, r: number, colors: SkyColors): string {
  const { lite, gold, body } = colors;
  switch (kind) {
    case 0:
      return cycle([sun, crescent, planet], index)(r, colors);
    case 1:
      return mediumStar(index, r, colors);
    case 2: {
      if (index % 3 === 0) return fillPath(polygonPath(starPoints(5, r * 0.8, r * 0.34)), body);
      if (index % 3 === 1) return fillPath(polygonPath(starPoints(4, r * 0.95, r * 0.18)), lite);
      return circle([0, 0], r * 0.3, body) + circle([0, 0], r * 0.56, 'none', `stroke="${body}" stroke-width="1.8"`);
    }
    default:
      return index % 4 === 0
        ? fillPath(polygonPath(starPoints(4, 9, 1.8)), gold)
        : circle([0, 0], 2 + (index % 3), lite);
  }
}

function mediumStar(index: number, r: number, colors: SkyColors): string {
  switch (index % 4) {
    case 0:
      return sparkle(r, 8, colors.lite);
    case 1:
      return crescent(r * 0.9, { ...colors, lite: colors.gold, gold: colors.lite });
    case 2:
      return haloMoon(r, colors);
    default:
      return sparkle(r, 4, colors.gold);
  }
}

function moonPhases(tile: Tile, rng: Rng, roles: PaletteRoles): void {
  const shift = rng.int(0, 7);
  const taken = [];
  for (const { at, column, row } of halfDrop(6, 4)) {
    const [x, y] = at;
    const colors = colorsAt(roles, column + row + shift);
    const large = (column + row * 2) % 6 === 0;
    const markup = large ? sun(112, colors) : moonPhase(78, (column + row * 3 + shift) % 8, colors);
    tile.put('Suns & moons', markup, { x, y, radius: 125 });
    taken.push({ x, y, r: large ? 104 : 82, kind: 0 });
    const star = sparkle(30, 4, colors.gold);
    tile.put('Medium stars', star, { x, y: y + 125, radius: 32 });
    taken.push({ x, y: y + 125, r: 28, kind: 1 });
  }
  const [lite = 1] = roles.byContrast();
  fillGaps(
    rng,
    taken,
    { tries: 6000, count: 130, clear: 6, takes: 13 },
    ([x, y]) => {
      const radius = rng.range(2, 4.4);
      tile.put('Stardust', circle([0, 0], radius, slotToken(lite)), { x, y, radius });
    },
    tile.lattice,
  );
}
