import { circle, fillPath, rect, ring } from '../core/markup.ts';
import { cycle, mod, num, times } from '../core/path.ts';
import type { Rng } from '../core/rng.ts';
import { Tile, TILE_SIZE } from '../core/tile.ts';
import { GROUND, slotToken } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { BLOCK_ONLY } from './family.ts';

/** The orientation of each cell of a square grid; indices wrap. */
class CellTurns {
  readonly size: number;
  private readonly turns: boolean[];

  constructor(rng: Rng, size: number) {
    this.size = size;
    this.turns = times(size * size, () => rng.chance(0.5));
  }

  at(column: number, row: number): boolean {
    return this.turns[mod(row, this.size) * this.size + mod(column, this.size)] ?? false;
  }
}

/** Draws three-strand ribbons: two quarter arcs in every cell, each cell in one of two orientations. */
function ribbons({ rng, roles }: DrawContext, tile: Tile): void {
  const turns = new CellTurns(rng, 7);
  const side = TILE_SIZE / turns.size;
  const slots = roles.visible(0, 0.12);
  const outline = slotToken(cycle(roles.byContrast(), 0));
  const strands = [-0.16, 0, 0.16].map((offset, strand) =>
    ring([0, 0], side * (0.5 + offset), slotToken(cycle(slots, strand === 1 ? 1 : 0)), side * 0.085),
  );
  const arcs = [
    ring([0, 0], side / 2, outline, side * 0.62),
    ring([0, 0], side / 2, GROUND, side * 0.5),
    ...strands,
  ].join('');
  const arc = tile.define(arcs);
  const half = side / 2;
  const clip = tile.defineClip(
    `M${num(-half)} ${num(-half)}h${num(side + 0.2)}v${num(side + 0.2)}h${num(-side - 0.2)}z`,
  );
  const corner = (x: number, y: number): string =>
    `<use href="#${arc}" transform="translate(${num(x * half)} ${num(y * half)})"/>`;
  const cell = (isTurned: boolean): string => {
    const inside = isTurned ? corner(-1, -1) + corner(1, 1) : corner(1, -1) + corner(-1, 1);
    return `<use href="#${tile.define(`<g clip-path="url(#${clip})">${inside}</g>`)}"/>`;
  };
  const [turned, straight] = [cell(true), cell(false)];
  for (let row = 0; row < turns.size; row++) {
    for (let column = 0; column < turns.size; column++) {
      const place = { x: (column + 0.5) * side, y: (row + 0.5) * side, radius: half + 1 };
      tile.put('Ribbons', turns.at(column, row) ? turned : straight, place);
    }
  }
}

/** Returns a quarter disc in a corner of a cell; `x` and `y` are -1 or 1. */
function quarter(side: number, x: number, y: number): string {
  const half = side / 2;
  const cornerX = x * half;
  const cornerY = y * half;
  const sweep = x * y > 0 ? 1 : 0;
  const arc = `A${num(half)} ${num(half)} 0 0 ${sweep} ${num(cornerX)} 0Z`;
  return `M${num(cornerX)} ${num(cornerY)}L0 ${num(cornerY)}${arc}`;
}

/**
 * Draws Smith's Truchet tiles filled by parity (C. S. Smith, 1987): the arcs divide the plane into two colors, because
 * the color of a corner depends on whether its indices add up to an even number. The grid size must be even.
 */
function labyrinth({ rng, roles }: DrawContext, tile: Tile, size: number): void {
  const turns = new CellTurns(rng, size);
  const side = TILE_SIZE / size;
  const contrast = roles.byContrast();
  const ink = slotToken(cycle(contrast, 0));
  const h = num(side / 2);
  const whole = `M-${h} -${h}H${h}V${h}H-${h}Z`;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const isTurned = turns.at(column, row);
      const cut = isTurned ? quarter(side, -1, -1) + quarter(side, 1, 1) : quarter(side, 1, -1) + quarter(side, -1, 1);
      const isCut = isTurned === ((row + column) % 2 === 0);
      const data = isCut ? cut : whole + cut;
      const edge = `fill-rule="evenodd" stroke="${ink}" stroke-width="1.2"`;
      const place = { x: (column + 0.5) * side, y: (row + 0.5) * side, radius: side / 2 + 1 };
      tile.put('Labyrinth', fillPath(data, ink, edge), place);
    }
  }
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      tile.put('Eyes', eye(turns, column, row, side, contrast), { x: column * side, y: row * side, radius: side / 2 });
    }
  }
}

/** Draws a dot on a grid corner: large where the four arcs around it form a circle. */
function eye(turns: CellTurns, column: number, row: number, side: number, contrast: readonly number[]): string {
  const isInk = (row + column) % 2 === 0;
  const isClosed =
    turns.at(column, row) && !turns.at(column - 1, row) && !turns.at(column, row - 1) && turns.at(column - 1, row - 1);
  if (isClosed) return circle([0, 0], side * 0.31, slotToken(cycle(contrast, isInk ? 1 : 2)));
  return circle([0, 0], side * 0.1, isInk ? GROUND : slotToken(cycle(contrast, 0)));
}

/** Draws quarter discs of every color, oriented at random; leaves, waves and circles emerge. */
function quarters({ rng, roles }: DrawContext, tile: Tile): void {
  const size = 8;
  const side = TILE_SIZE / size;
  const slots = [0, ...roles.visible(0, 0.08)];
  const half = side / 2;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const first = (column + row * 2 + rng.int(0, 1)) % 60;
      const second = first + rng.int(1, 2);
      const [x, y] = [rng.sign(), rng.sign()];
      const r = num(side);
      const disc = `M${num(x * half)} ${num(y * half)}h${num(-x * side)}A${r} ${r} 0 0 ${x * y > 0 ? 0 : 1} ${num(x * half)} ${num(-y * half)}Z`;
      const paper = rect(-half, -half, side + 0.3, side + 0.3, slotToken(cycle(slots, first)));
      const place = { x: (column + 0.5) * side, y: (row + 0.5) * side, radius: half + 0.4 };
      tile.put('Papers', paper + fillPath(disc, slotToken(cycle(slots, second))), place);
    }
  }
}

const DESIGNS: readonly ((context: DrawContext, tile: Tile) => void)[] = [
  ribbons,
  (context, tile) => labyrinth(context, tile, 12),
  (context, tile) => labyrinth(context, tile, 8),
  quarters,
];

function draw(context: DrawContext): Tile {
  const tile = new Tile();
  tile.ground();
  cycle(DESIGNS, context.variant)(context, tile);
  return tile;
}

/**
 * Truchet tiles (Truchet 1704, Smith 1987): quarter arcs in square cells oriented at random; ribbons of three strands,
 * or the two sides of the line filled by parity, which needs an even number of cells.
 */
export const truchet: Family = {
  slug: 'truchet',
  name: 'Truchet',
  variants: [
    { slug: 'ribbons', name: 'Woven ribbons', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'labyrinth', name: 'Labyrinth', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'pebbles', name: 'Large labyrinth', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'quarters', name: 'Quarter discs', arrangement: 'block', layouts: BLOCK_ONLY },
  ],
  motifs: ['arcs', 'ribbons', 'dots'],
  tags: ['truchet', 'geometric', 'maze', 'curves', 'modern', 'retro', 'graphic'],
  draw,
};
