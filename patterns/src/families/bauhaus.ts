import { circle, fillPath, rect } from '../core/markup.ts';
import type { PaletteRoles, Slot } from '../core/palette.ts';
import { circlePath, cycle, num, polygonPath, times } from '../core/path.ts';
import type { Rng } from '../core/rng.ts';
import { TILE_SIZE, Tile } from '../core/tile.ts';
import type { ColorToken } from '../core/tokens.ts';
import { slotToken } from '../core/tokens.ts';
import { colorGrid } from './color-grid.ts';
import type { DrawContext, Family } from './family.ts';
import { BLOCK_ONLY } from './family.ts';

/** The three colors of a cell. */
interface CellColors {
  readonly ground: ColorToken;
  readonly first: ColorToken;
  readonly second: ColorToken;
}

type Cell = (size: number, colors: CellColors) => string;

/**
 * A grid of quarter circles, bars, discs and triangles in quarter turns; neighboring grounds differ, across the tile's
 * edges too.
 */
export const bauhaus: Family = {
  slug: 'bauhaus',
  name: 'Bauhaus',
  variants: [
    { slug: 'weimar', name: 'Weimar Blocks', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'poster', name: 'Poster Grid', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'arcs', name: 'Quarter Arcs', arrangement: 'block', layouts: BLOCK_ONLY },
  ],
  motifs: ['quarter circles', 'half circles', 'bars', 'triangles', 'dots'],
  tags: ['bauhaus', 'geometric', 'modern', 'abstract', 'grid', 'bold'],
  draw: ({ rng, roles, variant }: DrawContext): Tile => {
    const tile = new Tile();
    tile.ground();
    const cells = cycle(CELLS_IN_USE, variant);
    const count = cycle([5, 4, 5], variant);
    const size = TILE_SIZE / count;
    const slots = [0, ...roles.visible(0, 0.08)];
    const tint = rng.fork('tint');
    const grounds = colorGrid(tint, roles, slots, count, count);
    for (let row = 0; row < count; row++) {
      for (let column = 0; column < count; column++) {
        const colors = cellColors(tint, roles, slots, grounds(column, row));
        const draw = rng.pick(cells);
        const turn = rng.int(0, 3) * 90;
        const middle = num(size / 2);
        const turned = `<g transform="rotate(${turn} ${middle} ${middle})">${draw(size, colors)}</g>`;
        const [left, top] = [column * size, row * size];
        const body = rect(0, 0, size + 0.3, size + 0.3, colors.ground) + turned;
        const box = { left, top, right: left + size, bottom: top + size };
        tile.wrap('Blocks', `<g transform="translate(${num(left)} ${num(top)})">${body}</g>`, box);
      }
    }
    return tile;
  },
};

function cellColors(tint: Rng, roles: PaletteRoles, slots: readonly Slot[], ground: Slot): CellColors {
  const clear = slots.filter((slot) => slot !== ground && roles.distance(slot, ground) > 0.14);
  const usable = clear.length > 0 ? clear : slots.filter((slot) => slot !== ground);
  const first = tint.pick(usable);
  const others = usable.filter((slot) => slot !== first);
  const second = tint.pick(others.length > 0 ? others : usable);
  return { ground: slotToken(ground), first: slotToken(first), second: slotToken(second) };
}

function quarter(radius: number): string {
  const r = num(radius);
  return `M0 0H${r}A${r} ${r} 0 0 1 0 ${r}Z`;
}

/** Returns the upper half disc standing on the line y, centered on x. */
function dome(x: number, y: number, radius: number): string {
  const r = num(radius);
  return `M${num(x - radius)} ${num(y)}A${r} ${r} 0 0 1 ${num(x + radius)} ${num(y)}Z`;
}

const quarterInQuarter: Cell = (s, { first, second }) =>
  fillPath(quarter(s), first) + fillPath(quarter(s * 0.5), second);

const quarterRings: Cell = (s, { ground, first }) =>
  fillPath(quarter(s), first) +
  fillPath(quarter(s * 0.75), ground) +
  fillPath(quarter(s * 0.5), first) +
  fillPath(quarter(s * 0.25), ground);

const target: Cell = (s, { first, second }) =>
  circle([s / 2, s / 2], s * 0.41, first) + circle([s / 2, s / 2], s * 0.2, second);

const twoDomes: Cell = (s, { first, second }) =>
  fillPath(dome(s / 2, s / 2, s / 2), first) + fillPath(dome(s / 2, s, s / 2), second);

const triangleAndDisc: Cell = (s, { first, second }) =>
  fillPath(
    polygonPath([
      [0, 0],
      [s, 0],
      [0, s],
    ]),
    first,
  ) + circle([s * 0.31, s * 0.31], s * 0.17, second);

const bars: Cell = (s, { first }) => times(4, (index) => rect((index * s) / 4, 0, s / 8, s, first)).join('');

const hourglass: Cell = (s, { first, second }) => {
  const left = polygonPath([
    [0, 0],
    [s / 2, s / 2],
    [0, s],
  ]);
  const right = polygonPath([
    [s, 0],
    [s / 2, s / 2],
    [s, s],
  ]);
  return fillPath(left, first) + fillPath(right, second);
};

const squareAndDisc: Cell = (s, { first, second }) =>
  rect(0, 0, s / 2, s / 2, first) + circle([s * 0.75, s * 0.75], s * 0.25, second) + fillPath(quarter(s / 2), second);

const leafAndDot: Cell = (s, { first, second }) => {
  const r = num(s);
  return (
    fillPath(`M0 0A${r} ${r} 0 0 1 ${r} ${r}A${r} ${r} 0 0 1 0 0Z`, first) + circle([s / 2, s / 2], s * 0.11, second)
  );
};

const dotGrid: Cell = (s, { first, second }) => {
  const dots = (parity: number): string =>
    times(16, (index) => {
      const [x, y] = [index % 4, Math.floor(index / 4)];
      return (x + y) % 2 === parity ? circlePath([((x + 0.5) * s) / 4, ((y + 0.5) * s) / 4], s * 0.07) : '';
    }).join('');
  return fillPath(dots(0), first) + fillPath(dots(1), second);
};

const foldedSquare: Cell = (s, { first, second }) => {
  const [low, high] = [s * 0.2, s * 0.8];
  const corner = polygonPath([
    [low, low],
    [high, low],
    [low, high],
  ]);
  return rect(low, low, high - low, high - low, first) + fillPath(corner, second);
};

const domeRings: Cell = (s, { ground, first }) =>
  times(5, (index) => fillPath(dome(s / 2, s, (s / 2) * (1 - index * 0.2)), index % 2 === 1 ? ground : first)).join('');

const twoQuarters: Cell = (s, { first, second }) => {
  const far = `<g transform="translate(${num(s)} ${num(s)}) rotate(180)">${fillPath(quarter(s / 2), first)}</g>`;
  return fillPath(quarter(s / 2), first) + far + circle([s / 2, s / 2], s * 0.15, second);
};

const CELLS_IN_USE: readonly (readonly Cell[])[] = [
  [
    quarterInQuarter,
    quarterRings,
    target,
    twoDomes,
    triangleAndDisc,
    bars,
    hourglass,
    squareAndDisc,
    leafAndDot,
    dotGrid,
    foldedSquare,
    domeRings,
    twoQuarters,
  ],
  [target, triangleAndDisc, domeRings, hourglass, leafAndDot, bars, twoDomes, quarterRings],
  [quarterInQuarter, quarterRings, leafAndDot, twoQuarters],
];
