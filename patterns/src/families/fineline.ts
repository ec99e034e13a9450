import { halfDrop } from '../core/layout.ts';
import { circle, fillPath, sharpPath, strokePath } from '../core/markup.ts';
import { handStroke } from '../core/motifs/hand-marks.ts';
import type { PaletteRoles } from '../core/palette.ts';
import type { Point } from '../core/path.ts';
import { TAU, cycle, mod, num, polygonPath, ribbonPath, smoothPath, times } from '../core/path.ts';
import type { Rng } from '../core/rng.ts';
import { BLEED, TILE_SIZE, Tile } from '../core/tile.ts';
import type { ColorToken } from '../core/tokens.ts';
import { GROUND, mix, slotToken } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { BLOCK_ONLY } from './family.ts';

interface LineInks {
  readonly main: ColorToken;
  readonly soft: ColorToken;
  readonly accent: ColorToken;
}

type Design = (tile: Tile, rng: Rng, inks: LineInks) => void;

const LOW = -BLEED;
const SPAN = TILE_SIZE + 2 * BLEED;

function inksOf(roles: PaletteRoles, tint: Rng): LineInks {
  const clear = roles.visible(0, 0.3);
  const turn = tint.int(0, 5);
  const main = slotToken(cycle(clear, turn));
  return { main, soft: mix(GROUND, main, 0.42), accent: slotToken(cycle(clear, turn + 1)) };
}

/** Draws an upright line with the slight wander of a ruling pen; it closes on itself from top to bottom. */
function penLine(rng: Rng, x: number, width: number): string {
  const wander = times(20, () => rng.gauss() * 0.6);
  const points = times(27, (step): Point => [x + cycle(wander, step - 3), ((step - 3) / 20) * TILE_SIZE]);
  return ribbonPath(points, () => width);
}

/** Places a line that lies well within its own strip, so that it is copied across at most one pair of edges. */
function putUpright(tile: Tile, layer: string, markup: string, x: number): void {
  tile.wrap(layer, markup, { left: x - 9, right: x + 9, top: 20, bottom: TILE_SIZE - 20 });
}

/** Pin stripe: ruled lines, every seventh one in the accent. */
const pinstripe: Design = (tile, rng, { main, accent }) => {
  const lines = 28;
  for (let line = 0; line < lines; line++) {
    const x = ((line + 0.5) * TILE_SIZE) / lines;
    const isAccent = line % 7 === 3;
    putUpright(tile, 'Lines', fillPath(penLine(rng, x, isAccent ? 9 : 5.5), isAccent ? accent : main), x);
  }
};

/** Mattress ticking: a broad stripe between hairlines. Widths in units over a repeat of 125. */
const ticking: Design = (tile, rng, { main, soft, accent }) => {
  const stripes: readonly (readonly [offset: number, width: number, ink: ColorToken])[] = [
    [24, 3, main],
    [32, 3, main],
    [52, 18, main],
    [72, 3, main],
    [80, 3, main],
    [114, 8, rng.chance(0.5) ? accent : soft],
  ];
  for (let repeat = 0; repeat < 8; repeat++) {
    for (const [offset, width, ink] of stripes) {
      const x = repeat * 125 + offset;
      const data = penLine(rng, x, width);
      tile.wrap('Stripes', fillPath(data, ink), { left: x - 14, right: x + 14, top: 20, bottom: TILE_SIZE - 20 });
    }
  }
};

/** Tattersall: two fine grids of different colors, half a cell apart. */
const tattersall: Design = (tile, _rng, { main, accent }) => {
  for (const [name, cells, shift, width, ink] of [
    ['Grid', 10, 0.25, 5, main],
    ['Second grid', 10, 0.75, 5, accent],
  ] as const) {
    const pitch = TILE_SIZE / cells;
    const data = times(cells, (line) => {
      const at = num((line + shift) * pitch);
      return `M${at} ${LOW}v${SPAN}M${LOW} ${at}h${SPAN}`;
    });
    tile.raw(name, sharpPath(data.join(''), ink, width));
  }
};

/** Basket hatch: bundles of pen strokes, alternating across and down. */
const basket: Design = (tile, rng, { main, soft }) => {
  const cells = 10;
  const side = TILE_SIZE / cells;
  for (let index = 0; index < cells * cells; index++) {
    const [column, row] = [index % cells, Math.floor(index / cells)];
    const strokes = times(5, (line) => {
      const away = (line - 2) * side * 0.17;
      const reach = side * 0.39 + rng.gauss() * 2;
      return handStroke(rng, [-reach, away], [reach, away], 7.6);
    });
    const isUpright = (column + row) % 2 === 1;
    const place = { x: (column + 0.5) * side, y: (row + 0.5) * side, radius: side * 0.75 };
    const markup = fillPath(strokes.join(''), isUpright ? main : mix(main, soft, 0.55));
    tile.put('Strokes', markup, { ...place, angle: (isUpright ? Math.PI / 2 : 0) + rng.gauss() * 0.03 });
  }
};

/** Returns whether a thread crossing of the houndstooth shows a dark thread. */
function isDark(column: number, row: number): boolean {
  const showsWarp = mod(column + row, 4) < 2;
  return mod(showsWarp ? column : row, 8) < 4;
}

/**
 * Houndstooth: warp and weft both four dark, four light in a 2/2 twill. A crossing shows the warp when (column + row)
 * mod 4 < 2; the tooth is the resulting dark shape.
 */
const houndstooth: Design = (tile, _rng, { main }) => {
  const threads = 80;
  const size = TILE_SIZE / threads;
  let data = '';
  for (let row = -2; row < threads + 2; row++) {
    for (let column = -2; column < threads + 2; column++) {
      if (!isDark(column, row) || isDark(column - 1, row)) continue;
      let end = column;
      while (end < threads + 2 && isDark(end, row)) end++;
      data += `M${num(column * size)} ${num(row * size)}h${num((end - column) * size)}v${num(size + 0.2)}h${num((column - end) * size)}z`;
    }
  }
  tile.raw('Teeth', fillPath(data, main));
};

/** Ogee: mirrored sines whose crests touch, with a bead in each opening. */
const ogee: Design = (tile, _rng, { main, soft, accent }) => {
  const columns = 12;
  const waves = 4;
  const pitch = TILE_SIZE / columns;
  for (let column = 0; column < columns; column++) {
    const x = (column + 0.5) * pitch;
    const side = column % 2 === 0 ? 1 : -1;
    const points = times(16 * waves + 9, (step): Point => {
      const y = ((step - 4) / (16 * waves)) * TILE_SIZE;
      return [x + side * pitch * 0.44 * Math.sin((TAU * waves * y) / TILE_SIZE), y];
    });
    const line = strokePath(smoothPath(points, false), main, 5);
    tile.wrap('Lines', line, { left: x - pitch, right: x + pitch, top: 20, bottom: TILE_SIZE - 20 });
  }
  for (const { at, column } of halfDrop(columns, waves)) {
    const bead = circle([0, 0], 16, soft) + circle([0, 0], 8, column % 2 === 0 ? accent : main);
    const y = at[1] + TILE_SIZE / (2 * waves);
    tile.put('Beads', bead, { x: at[0] + pitch / 2, y, radius: 17 });
  }
};

/** Scallops: rows of small arches, each overlapping the row behind it. */
const scallop: Design = (tile, rng, { main, soft, accent }) => {
  const [columns, rows] = [10, 20];
  const reach = TILE_SIZE / columns / 2;
  const turn = rng.int(0, 4);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const r = num(reach - 2);
      const arch = `M${num(2 - reach)} 0A${r} ${r} 0 0 1 ${r} 0`;
      const inner = num(reach * 0.5);
      const eye = `M-${inner} 0A${inner} ${inner} 0 0 1 ${inner} 0`;
      const tint = (column + row * 3 + turn) % 9 === 0 ? accent : soft;
      const markup = strokePath(arch, main, 5) + strokePath(eye, tint, 4.4) + circle([0, -6], 6, tint);
      const x = (column + (row % 2 === 0 ? 0.25 : 0.75)) * reach * 2;
      tile.put('Scallops', markup, { x, y: ((row + 1) * TILE_SIZE) / rows, radius: reach + 3 });
    }
  }
};

/** Trellis: crossing diagonals with a lozenge on every knot. */
const trellis: Design = (tile, _rng, { main, soft, accent }) => {
  const cells = 8;
  const pitch = TILE_SIZE / cells;
  const data = times(3 * cells + 2, (line) => {
    const from = (line - cells - 1) * pitch;
    const [low, high] = [LOW, TILE_SIZE + BLEED];
    return `M${num(from + low)} ${low}L${num(from + high)} ${high}M${num(from - low)} ${low}L${num(from - high)} ${high}`;
  });
  tile.raw('Lines', strokePath(data.join(''), soft, 4.4));
  const lozenge: Point[] = [
    [0, -21],
    [14, 0],
    [0, 21],
    [-14, 0],
  ];
  for (let row = 0; row < 2 * cells; row++) {
    for (let column = 0; column < cells; column++) {
      const x = (column + (row % 2) / 2) * pitch;
      const y = (row * pitch) / 2;
      tile.put('Knots', fillPath(polygonPath(lozenge), main), { x, y, radius: 22 });
      if (row % 2 === 0) tile.put('Dots', circle([0, 0], 8, accent), { x: x + pitch / 2, y, radius: 9 });
    }
  }
};

const DESIGNS: readonly Design[] = [pinstripe, ticking, tattersall, basket, houndstooth, ogee, scallop, trellis];

/**
 * Blenders in line and check: small, even and quiet, for secondary surfaces such as the back of a cushion or a lining.
 * Integer numbers of repeats along each edge; the houndstooth is computed thread by thread from its 2/2 twill.
 */
export const fineline: Family = {
  slug: 'fineline',
  name: 'Fine Line',
  variants: [
    { slug: 'pinstripe', name: 'Pin Stripe', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'ticking', name: 'Ticking Stripe', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'tattersall', name: 'Tattersall', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'basket', name: 'Basket Hatch', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'houndstooth', name: 'Houndstooth', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'ogee', name: 'Fine Ogee', arrangement: 'half-drop', layouts: BLOCK_ONLY },
    { slug: 'scallop', name: 'Small Scallop', arrangement: 'half-drop', layouts: BLOCK_ONLY },
    { slug: 'trellis', name: 'Diamond Trellis', arrangement: 'half-drop', layouts: BLOCK_ONLY },
  ],
  motifs: ['fine lines', 'small checks', 'stripes', 'hatching'],
  tags: ['blender', 'coordinate', 'small scale', 'stripe', 'check', 'classic'],
  draw: ({ rng, roles, variant }: DrawContext): Tile => {
    const tile = new Tile();
    tile.ground();
    cycle(DESIGNS, variant)(tile, rng, inksOf(roles, rng.fork('tint')));
    return tile;
  },
};
