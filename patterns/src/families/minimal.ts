import { Delaunay } from 'd3-delaunay';
import { spread } from '../core/layout.ts';
import { circle, fillPath } from '../core/markup.ts';
import type { Point } from '../core/path.ts';
import { cycle, lerpPoint, mod, num, ribbonPath, smoothPath, times } from '../core/path.ts';
import type { Rng } from '../core/rng.ts';
import { TILE_SIZE, Tile } from '../core/tile.ts';
import type { ColorToken } from '../core/tokens.ts';
import { GROUND, slotToken } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { BLOCK_ONLY, SHEARED } from './family.ts';

/**
 * Quiet coordinates: pebbles (rounded, shrunk cells of a Voronoi diagram on the torus), arches, half moons, hand-drawn
 * waves.
 */
export const minimal: Family = {
  slug: 'minimal',
  name: 'Minimal Shapes',
  variants: [
    { slug: 'pebbles', name: 'Pebbles', arrangement: 'block', layouts: SHEARED },
    { slug: 'arches', name: 'Nested Arches', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'half-moons', name: 'Half Moons', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'waves', name: 'Drawn Waves', arrangement: 'block', layouts: BLOCK_ONLY },
  ],
  motifs: ['pebbles', 'arches', 'half moons', 'wavy lines'],
  tags: ['minimal', 'minimalist', 'scandinavian', 'simple', 'coordinate', 'modern'],
  draw: ({ rng, roles, variant, lattice }: DrawContext): Tile => {
    const tile = new Tile(lattice);
    tile.ground();
    const inks = roles.visible(0, 0.15).map(slotToken);
    const bold = roles.byContrast().map(slotToken);
    if (variant === 0) pebbles(tile, rng, inks);
    else if (variant === 1) arches(tile, rng, inks);
    else if (variant === 2) halfMoons(tile, rng, inks);
    else waves(tile, rng, bold);
    return tile;
  },
};

/**
 * Draws the cells of a Voronoi diagram on the torus (using copies of the sites around the tile), shrunk and rounded.
 */
function pebbles(tile: Tile, rng: Rng, inks: readonly ColorToken[]): void {
  const sites = spread(rng, 54, 12, tile.lattice);
  const whole = { left: 0, top: 0, right: TILE_SIZE, bottom: TILE_SIZE };
  const shifts = tile.lattice.shifts(whole, 1).toSorted((left, right) => Math.hypot(...left) - Math.hypot(...right));
  const all = shifts.flatMap(([dx, dy]) => sites.map(([x, y]): [number, number] => [x + dx, y + dy]));
  const diagram = Delaunay.from(all).voronoi([-TILE_SIZE, -TILE_SIZE, 2 * TILE_SIZE, 2 * TILE_SIZE]);
  for (const [index, site] of sites.entries()) {
    const corners = diagram
      .cellPolygon(index)
      .slice(0, -1)
      .map((corner) => inset(site, corner));
    const rounded = corners.flatMap((corner, side) => {
      const next = cycle(corners, side + 1);
      return [lerpPoint(corner, next, 0.3), lerpPoint(corner, next, 0.7)];
    });
    tile.wrapPoints('Pebbles', fillPath(smoothPath(rounded), cycle(inks, index)), corners);
    const shrunk = (share: number): string => smoothPath(rounded.map((point) => lerpPoint(site, point, share)));
    if (index % 4 === 0) {
      tile.wrapPoints('Inner lines', fillPath(shrunk(0.62), 'none', `stroke="${GROUND}" stroke-width="3"`), corners);
    } else if (index % 7 === 1) {
      tile.wrapPoints('Inner lines', fillPath(shrunk(0.4), GROUND), corners);
    }
  }
}

/** Returns a corner moved 15 units towards the site, or to 40 % of its distance if it is very near. */
function inset(site: Point, corner: Point): Point {
  const distance = Math.hypot(corner[0] - site[0], corner[1] - site[1]);
  return lerpPoint(site, corner, Math.max(0.4, 1 - 15 / distance));
}

function arches(tile: Tile, rng: Rng, inks: readonly ColorToken[]): void {
  const cells = 5;
  const size = TILE_SIZE / cells;
  const shift = rng.int(0, 5);
  const flips = times(cells, () => rng.int(0, 1));
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      const ink = cycle(inks, column + 2 * row + shift);
      const foot = num(size * 0.36);
      const markup = times(4, (ring) => {
        const r = num(size * 0.42 * (1 - ring / 4));
        const data = `M-${r} ${foot}V${num(size * 0.06)}A${r} ${r} 0 0 1 ${r} ${num(size * 0.06)}V${foot}`;
        return `<path d="${data}" fill="none" stroke="${ink}" stroke-width="${num(size * 0.052)}" stroke-linecap="round"/>`;
      });
      const upsideDown = (column + row + cycle(flips, column)) % 2 === 1;
      const place = { x: (column + 0.5) * size, y: (row + 0.5) * size, radius: size * 0.62 };
      tile.put('Arches', markup.join(''), { ...place, angle: upsideDown ? Math.PI : 0 });
    }
  }
}

function halfMoons(tile: Tile, rng: Rng, inks: readonly ColorToken[]): void {
  const cells = 6;
  const size = TILE_SIZE / cells;
  const radius = size * 0.42;
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      const first = column * 2 + row * 3 + rng.int(0, 1);
      const r = num(radius);
      const half = fillPath(`M-${r} 0A${r} ${r} 0 0 1 ${r} 0Z`, cycle(inks, first));
      const whole = rng.chance(0.62) ? circle([0, 0], radius, cycle(inks, first + 1)) : '';
      const angle = (rng.int(0, 3) * Math.PI) / 2;
      tile.put('Moons', whole + half, { x: (column + 0.5) * size, y: (row + 0.5) * size, radius, angle });
    }
  }
}

function waves(tile: Tile, rng: Rng, bold: readonly ColorToken[]): void {
  const rows = 16;
  const steps = 32;
  for (let row = 0; row < rows; row++) {
    const y = ((row + 0.5) / rows) * TILE_SIZE;
    const wobble = times(steps, () => rng.gauss() * 1.6);
    const points = times(steps + 7, (step): Point => {
      const place = step - 3;
      return [(place / steps) * TILE_SIZE, y + (mod(place, 2) === 1 ? 14 : -14) + cycle(wobble, place)];
    });
    const ink = row % 4 === 0 ? cycle(bold, 1) : cycle(bold, 0);
    const markup = fillPath(
      ribbonPath(points, () => 11),
      ink,
    );
    tile.wrap('Waves', markup, { left: 20, right: 980, top: y - 32, bottom: y + 32 });
  }
}
