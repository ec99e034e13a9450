import { hexToOkLab } from '../core/color.ts';
import { pack } from '../core/layout.ts';
import type { Disc } from '../core/layout.ts';
import { circle, fillPath, rect } from '../core/markup.ts';
import type { PaletteRoles, Slot } from '../core/palette.ts';
import type { Point } from '../core/path.ts';
import { circlePath, cycle, mod, num, times } from '../core/path.ts';
import { BLEED, Tile, TILE_SIZE } from '../core/tile.ts';
import type { ColorToken } from '../core/tokens.ts';
import { slotToken } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { BLOCK_ONLY } from './family.ts';

const INKS = 3;

interface Screen {
  readonly dots: readonly Point[];
  /** Distance between neighboring dots in units. */
  readonly pitch: number;
}

/**
 * Returns a halftone screen rotated by a rational slope, so that it repeats with the tile: the lattice of all i (a, b)
 * + j (-b, a), scaled to fit `count` times a² + b² steps along the tile's edge.
 */
function screen(a: number, b: number, count: number): Screen {
  const steps = count * (a * a + b * b);
  const unit = TILE_SIZE / steps;
  const dots: Point[] = [];
  for (let i = -steps; i <= steps; i++) {
    for (let j = -steps; j <= steps; j++) {
      const [x, y] = [i * a - j * b, i * b + j * a];
      if (x >= 0 && x < steps && y >= 0 && y < steps) dots.push([x * unit, y * unit]);
    }
  }
  return { dots, pitch: unit * Math.hypot(a, b) };
}

/** Returns the positions of the copies of a dot that reach the tile or its bleed, along one axis. */
function copies(position: number, reach: number): number[] {
  return [position - TILE_SIZE, position, position + TILE_SIZE].filter(
    (at) => at + reach > -BLEED && at - reach < TILE_SIZE + BLEED,
  );
}

/** Draws dots whose area follows a density from 0 to 1. */
function halftone({ dots, pitch }: Screen, density: (at: Point) => number): string {
  let data = '';
  for (const dot of dots) {
    const share = Math.min(1, density(dot));
    if (share < 0.03) continue;
    const radius = pitch * 0.72 * Math.sqrt(share);
    for (const x of copies(dot[0], radius)) {
      for (const y of copies(dot[1], radius)) data += circlePath([x, y], radius);
    }
  }
  return data;
}

/** Returns a paper color and three inks that are clearly darker. */
function paperAndInks(roles: PaletteRoles): { paper: Slot; inks: Slot[] } {
  const paper = roles.isDark ? roles.lite : 0;
  const printable = [0, ...roles.slots].filter(
    (slot) =>
      slot !== paper && roles.distance(paper, slot) > 0.14 && roles.lightness(slot) < roles.lightness(paper) - 0.06,
  );
  return { paper, inks: printable.length >= 2 ? printable : roles.byContrast(paper).slice(0, INKS) };
}

interface Sun extends Disc {
  readonly index: number;
  /** The direction in which its halftone gets darker, in radians. */
  readonly angle: number;
}

/** Returns how dark the large suns are at a position: each fades from one rim to the other. */
function sunDensity(suns: readonly Sun[], [x, y]: Point): number {
  let density = 0;
  for (const sun of suns) {
    const dx = mod(x - sun.x + TILE_SIZE / 2, TILE_SIZE) - TILE_SIZE / 2;
    const dy = mod(y - sun.y + TILE_SIZE / 2, TILE_SIZE) - TILE_SIZE / 2;
    if (Math.hypot(dx, dy) >= sun.r) continue;
    const along = (dx * Math.cos(sun.angle) + dy * Math.sin(sun.angle)) / sun.r / 2;
    density = Math.max(density, 0.08 + 0.92 * (0.5 + along));
  }
  return density;
}

/** Draws solid shapes between the suns: a disc, a half disc, or bars. */
function solid({ r, index }: Sun, color: ColorToken): string {
  if (index % 3 === 0) return circle([0, 0], r * 0.8, color);
  if (index % 3 === 1) return fillPath(`M-${num(r)} 0A${num(r)} ${num(r)} 0 0 1 ${num(r)} 0Z`, color);
  return times(5, (bar) => rect(-r * 0.8, (bar - 2) * r * 0.34 - r * 0.09, r * 1.6, r * 0.18, color)).join('');
}

/** Draws overprinted suns: three inks on three screens, multiplied, with solid shapes between them. */
function draw({ rng, roles, variant }: DrawContext): Tile {
  const tile = new Tile();
  const { paper, inks } = paperAndInks(roles);
  tile.ground(slotToken(paper));
  const large = variant === 0;
  const discs = pack(rng, [
    { radius: large ? [150, 190] : [96, 118], count: large ? 5 : 12, gap: large ? -40 : -26, tries: 9000 },
    { radius: large ? [80, 105] : [44, 60], count: large ? 6 : 14, gap: large ? -20 : -14, tries: 9000 },
  ]);
  const suns = discs.map((disc, index): Sun => ({ ...disc, index, angle: rng.angle() }));
  const screens = [screen(3, 1, 9), screen(1, 0, 78), screen(2, 1, 16)];
  const turn = rng.int(0, 11);
  screens.forEach((halftoneScreen, ink) => {
    const color = slotToken(cycle(inks, ink + turn));
    const layer = `Ink ${ink + 1}`;
    tile.layer(layer, 'style="mix-blend-mode:multiply"');
    const mine = suns.filter((sun) => sun.index % INKS === ink);
    const dots = halftone(halftoneScreen, (at) =>
      sunDensity(
        mine.filter((sun) => sun.kind === 0),
        at,
      ),
    );
    tile.raw(layer, fillPath(dots, color));
    for (const sun of mine.filter(({ kind }) => kind === 1)) {
      tile.put(layer, solid(sun, color), { x: sun.x, y: sun.y, radius: sun.r * 1.3, angle: sun.angle });
    }
  });
  return tile;
}

/**
 * Risograph overprint: halftone screens rotated by rational slopes b / a, which repeat exactly with the tile; dot
 * radius is 0.72 pitch sqrt(density); inks multiply.
 */
export const riso: Family = {
  slug: 'riso',
  name: 'Risograph',
  variants: [
    { slug: 'suns', name: 'Overprinted suns', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'small-suns', name: 'Small overprint', arrangement: 'block', layouts: BLOCK_ONLY },
  ],
  motifs: ['halftone suns', 'half discs', 'bars'],
  tags: ['risograph', 'halftone', 'overprint', 'print', 'modern', 'graphic', 'pop'],
  draw,
  // Multiplied inks need light paper to shine through.
  paletteAllowed: (palette) => hexToOkLab(palette.ground).lightness > 0.86,
};
