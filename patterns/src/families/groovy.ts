import { halfDrop } from '../core/layout.ts';
import { circle, fillPath, sharpPath } from '../core/markup.ts';
import type { Point } from '../core/path.ts';
import { TAU, cycle, lerp, mod, num, polar, polygonPath, smoothPath, times } from '../core/path.ts';
import type { Rng } from '../core/rng.ts';
import { TILE_SIZE, Tile } from '../core/tile.ts';
import type { ColorToken } from '../core/tokens.ts';
import { GROUND, slotToken } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { BLOCK_ONLY } from './family.ts';

/**
 * Flower power of the nineteen-seventies: nested flowers r = R (0.76 + 0.24 cos n a) in a half-drop, a checker moved
 * by two sines of the tile's period, and Truchet tiles of quarter rainbows.
 */
export const groovy: Family = {
  slug: 'groovy',
  name: 'Groovy',
  variants: [
    { slug: 'flower-power', name: 'Flower Power', arrangement: 'half-drop', layouts: BLOCK_ONLY },
    { slug: 'melted-checker', name: 'Melted Checker', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'rainbow', name: 'Rainbow Bends', arrangement: 'block', layouts: BLOCK_ONLY },
  ],
  motifs: ['retro flowers', 'wavy checkerboard', 'rainbow arcs'],
  tags: ['groovy', 'seventies', 'retro', 'psychedelic', 'flower power', 'playful'],
  draw: ({ rng, roles, variant }: DrawContext): Tile => {
    const tile = new Tile();
    tile.ground();
    const inks = roles.visible(0, 0.1).map(slotToken);
    const draw = cycle([flowerPower, meltedChecker, rainbow], variant);
    draw(tile, rng, inks);
    return tile;
  },
};

/** Draws nested rounded flowers, radius = R (0.76 + 0.24 cos(n angle)). */
function flower(radius: number, colors: readonly ColorToken[], petals: number): string {
  const outline = (scale: number): Point[] =>
    times(petals * 4, (index) => {
      const angle = (index / (petals * 4)) * TAU;
      return polar(radius * scale * (0.76 + 0.24 * Math.cos(petals * angle)), angle);
    });
  const rings = colors.map((color, index) => fillPath(smoothPath(outline(1 - index * 0.175)), color));
  return (
    rings.join('') + circle([0, 0], radius * 0.24, cycle(colors, 1)) + circle([0, 0], radius * 0.13, cycle(colors, 0))
  );
}

function flowerPower(tile: Tile, rng: Rng, inks: readonly ColorToken[]): void {
  const size = TILE_SIZE / 3;
  const shift = rng.int(0, 5);
  for (const { at, column, row } of halfDrop(6, 3)) {
    const [x, y] = at;
    const large = column % 2 === 0;
    const first = mod(column + row * 2 + shift, inks.length);
    const colors = [cycle(inks, first), GROUND, cycle(inks, first + 1), cycle(inks, first + 2)];
    const radius = size * (large ? 0.47 : 0.285);
    const markup = flower(radius, colors, large ? 8 : 6);
    tile.put(large ? 'Large flowers' : 'Small flowers', markup, { x, y, radius: size * 0.5, angle: rng.angle() });
    const dot = circle([0, 0], 15, cycle(inks, column + row + shift)) + circle([0, 0], 7, GROUND);
    if (large) {
      tile.put('Dots', dot, { x, y: y + size / 2, radius: 16 });
      tile.put('Dots', dot, { x: x + size / 2, y, radius: 16 });
    }
  }
}

function meltedChecker(tile: Tile, rng: Rng, inks: readonly ColorToken[]): void {
  const cells = 8;
  const size = TILE_SIZE / cells;
  const [phaseX, phaseY] = [rng.angle(), rng.angle()];
  const warp = (x: number, y: number): Point => [x + sway(y, phaseX), y + sway(x, phaseY)];
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      if ((row + column) % 2 === 1) {
        const outline = cellOutline().map(([x, y]) => warp((column + x) * size, (row + y) * size));
        const ink = mod(column - row, 4) === 1 ? cycle(inks, 0) : cycle(inks, 1);
        tile.wrapPoints('Checks', fillPath(polygonPath(outline), ink), outline);
      } else if (column % 2 === 0) {
        const [x, y] = warp((column + 0.5) * size, (row + 0.5) * size);
        const colors = [cycle(inks, 2 + row / 2), cycle(inks, 3 + column)];
        tile.put('Flowers', flower(size * 0.42, colors, 6), { x, y, radius: size * 0.5, angle: rng.angle() });
      }
    }
  }
}

/** Returns how far the melted checker's lines are displaced at a position along them, in units. */
function sway(at: number, phase: number): number {
  const u = (TAU * at) / TILE_SIZE;
  return 19 * Math.sin(2 * u + phase) + 9 * Math.sin(4 * u + phase * 2);
}

/** Returns the outline of a unit square with every side in five steps. */
function cellOutline(): Point[] {
  const corners: Point[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ];
  return corners.flatMap((from, side) => {
    const to = cycle(corners, side + 1);
    return times(5, (step): Point => [lerp(from[0], to[0], step / 5), lerp(from[1], to[1], step / 5)]);
  });
}

/**
 * Draws quarter rainbows in random quarter turns; each band is a stroke slightly longer than its cell, so that bends
 * join.
 */
function rainbow(tile: Tile, rng: Rng, inks: readonly ColorToken[]): void {
  const cells = 4;
  const size = TILE_SIZE / cells;
  const bands = 5;
  const turns = times(cells * cells, (cell) => mod((cell % cells) + 2 * Math.floor(cell / cells) + rng.int(0, 1), 4));
  const radius = (band: number): number => size * (1 - (band / bands) * 0.86) * 0.98;
  for (let band = 0; band < bands - 1; band++) {
    const width = radius(band) - radius(band + 1) + 0.6;
    const r = num(radius(band) - width / 2);
    const bend = sharpPath(`M${r} -0.4V0A${r} ${r} 0 0 1 0 ${r}H-0.4`, cycle(inks, band), width);
    for (const [cell, turn] of turns.entries()) {
      const [left, top] = [(cell % cells) * size, Math.floor(cell / cells) * size];
      const middle = num(size / 2);
      const place = `translate(${num(left)} ${num(top)}) rotate(${turn * 90} ${middle} ${middle})`;
      const box = { left: left - 1, top: top - 1, right: left + size + 1, bottom: top + size + 1 };
      tile.wrap(`Band ${band + 1}`, `<g transform="${place}">${bend}</g>`, box);
    }
  }
}
