import { fillPath, rect } from '../core/markup.ts';
import type { Point } from '../core/path.ts';
import { cycle, num, polygonPath, times } from '../core/path.ts';
import { BLEED, Tile, TILE_SIZE } from '../core/tile.ts';
import type { ColorToken } from '../core/tokens.ts';
import { BLACK, GROUND, mix, slotToken } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { BLOCK_ONLY } from './family.ts';

/** Number of blocks along an edge of the tile. */
const ACROSS = 4;
const BLOCK = TILE_SIZE / ACROSS;
/** A block is four patches wide. */
const PATCH = BLOCK / 4;

type Corner = 'top-left' | 'top-right' | 'bottom-right' | 'bottom-left';

/** The two cloths of a block besides the ground. */
interface Cloths {
  readonly first: ColorToken;
  readonly second: ColorToken;
}

type Block = (cloths: Cloths) => string;

/** Draws half of a square patch: the triangle with the given corner. Coordinates count patches. */
function triangle(x: number, y: number, corner: Corner, fill: ColorToken, size = 1): string {
  const corners: Record<Corner, Point> = {
    'top-left': [x, y],
    'top-right': [x + size, y],
    'bottom-right': [x + size, y + size],
    'bottom-left': [x, y + size],
  };
  const opposite: Record<Corner, Corner> = {
    'top-left': 'bottom-right',
    'top-right': 'bottom-left',
    'bottom-right': 'top-left',
    'bottom-left': 'top-right',
  };
  const points = Object.entries(corners).flatMap(([name, point]) => (name === opposite[corner] ? [] : [point]));
  return polygon(points, fill);
}

function polygon(points: readonly Point[], fill: ColorToken): string {
  const data = polygonPath(points.map(([x, y]): Point => [x * PATCH, y * PATCH]));
  return fillPath(data, fill, `stroke="${fill}" stroke-width="0.3"`);
}

const square = (x: number, y: number, size: number, fill: ColorToken): string =>
  rect(x * PATCH, y * PATCH, size * PATCH + 0.2, size * PATCH + 0.2, fill);

const ohioStar: Block = ({ first, second }) =>
  [
    triangle(1, 0, 'bottom-right', first),
    triangle(2, 0, 'bottom-left', first),
    triangle(0, 1, 'bottom-right', first),
    triangle(3, 1, 'bottom-left', first),
    triangle(0, 2, 'top-right', first),
    triangle(3, 2, 'top-left', first),
    triangle(1, 3, 'top-right', first),
    triangle(2, 3, 'top-left', first),
    square(1, 1, 2, second),
    polygon(
      [
        [2, 1.35],
        [2.65, 2],
        [2, 2.65],
        [1.35, 2],
      ],
      GROUND,
    ),
  ].join('');

const pinwheel: Block = ({ first, second }) =>
  times(4, (index) => {
    const [x, y] = [(index % 2) * 2, Math.floor(index / 2) * 2];
    return (
      triangle(x, y, 'bottom-left', first) +
      triangle(x + 1, y, 'top-left', second) +
      triangle(x, y + 1, 'bottom-right', second) +
      triangle(x + 1, y + 1, 'top-right', first)
    );
  }).join('');

const flyingGeese: Block = ({ first, second }) =>
  times(16, (index) => {
    const [x, y] = [index % 4, Math.floor(index / 4)];
    const isOdd = (x + y) % 2 === 1;
    return triangle(x, y, isOdd ? 'top-right' : 'bottom-left', isOdd ? first : second);
  }).join('');

const economy: Block = ({ first, second }) =>
  [
    polygon(
      [
        [2, 0],
        [4, 2],
        [2, 4],
        [0, 2],
      ],
      first,
    ),
    square(1, 1, 2, second),
    polygon(
      [
        [2, 1],
        [3, 2],
        [2, 3],
        [1, 2],
      ],
      GROUND,
    ),
    triangle(0, 0, 'top-left', second),
    triangle(3, 0, 'top-right', second),
    triangle(3, 3, 'bottom-right', second),
    triangle(0, 3, 'bottom-left', second),
  ].join('');

const churnDash: Block = ({ first, second }) =>
  [
    square(0, 0, 1, first) + square(3, 0, 1, first) + square(0, 3, 1, first) + square(3, 3, 1, first),
    square(1, 1, 2, first),
    polygon(
      [
        [1, 0],
        [2, 1],
        [3, 0],
      ],
      second,
    ),
    polygon(
      [
        [1, 4],
        [2, 3],
        [3, 4],
      ],
      second,
    ),
    polygon(
      [
        [0, 1],
        [1, 2],
        [0, 3],
      ],
      second,
    ),
    polygon(
      [
        [4, 1],
        [3, 2],
        [4, 3],
      ],
      second,
    ),
  ].join('');

/** A log cabin: strips around a small square, light on two sides and dark on the others. */
const logCabin: Block = ({ first, second }) => {
  const strips = times(4, (round) => {
    const from = round * 0.44;
    const size = 4 - round * 0.88;
    const shade = (cloth: ColorToken): ColorToken => mix(cloth, GROUND, round % 2 === 1 ? 0.35 : 0);
    const whole = rect(from * PATCH, from * PATCH, size * PATCH + 0.2, size * PATCH + 0.2, shade(first));
    const corner = polygon(
      [
        [from, from],
        [from + size, from],
        [from + size, from + 0.44],
        [from + 0.44, from + 0.44],
        [from + 0.44, from + size],
        [from, from + size],
      ],
      shade(second),
    );
    return whole + corner;
  });
  return strips.join('') + square(1.76, 1.76, 0.48, GROUND);
};

/** Chooses the block at a position. */
type Setting = (column: number, row: number, shift: number) => Block;

const SAMPLER: readonly Block[] = [ohioStar, pinwheel, flyingGeese, economy, churnDash];
const SETTINGS: readonly Setting[] = [
  (column, row, shift) => cycle(SAMPLER, column + row * 3 + ((column * row) % 3) + shift),
  (column, row) => ((column + row) % 2 === 0 ? churnDash : pinwheel),
  () => logCabin,
  (column, row) => ((column + row) % 2 === 0 ? ohioStar : economy),
];

/** Draws dashed diagonals of hand quilting over the whole cloth. */
function quilting(): string {
  const stitch = PATCH / 9;
  let data = '';
  for (let line = -ACROSS * 4; line <= ACROSS * 8; line++) {
    const x = line * PATCH;
    for (let y = -stitch; y < TILE_SIZE + BLEED; y += 2 * stitch) {
      for (const [side, reach] of [
        [1, y],
        [-1, -y],
      ] as const) {
        const from = x + reach;
        if (from < -BLEED - stitch || from > TILE_SIZE + BLEED + stitch) continue;
        data += `M${num(from)} ${num(y)}l${num(side * stitch)} ${num(stitch)}`;
      }
    }
  }
  const thread = mix(GROUND, BLACK, 0.5);
  return `<path d="${data}" fill="none" stroke="${thread}" stroke-width="1.6" stroke-opacity="0.4"/>`;
}

function draw({ rng, roles, variant }: DrawContext): Tile {
  const tile = new Tile();
  tile.ground();
  const slots = roles.visible(0, 0.07);
  const shift = rng.int(0, 59);
  const setting = cycle(SETTINGS, variant);
  for (let row = 0; row < ACROSS; row++) {
    for (let column = 0; column < ACROSS; column++) {
      const first = cycle(slots, column + row + shift);
      const others = slots.filter((slot) => slot !== first);
      const second = cycle(others.length > 0 ? others : [first], column * 2 + row + rng.int(0, 1));
      const patches = setting(column, row, shift)({ first: slotToken(first), second: slotToken(second) });
      const centered = `<g transform="translate(${num(-BLOCK / 2)} ${num(-BLOCK / 2)})">${patches}</g>`;
      tile.put('Patches', centered, { x: (column + 0.5) * BLOCK, y: (row + 0.5) * BLOCK, radius: BLOCK / 2 + 1 });
    }
  }
  tile.raw('Quilting', quilting());
  return tile;
}

/**
 * Patchwork from half-square triangles: classic blocks as grids of turned triangles, log cabins as spirals of strips,
 * with dashed quilting lines on top.
 */
export const quilt: Family = {
  slug: 'quilt',
  name: 'Quilt',
  variants: [
    { slug: 'sampler', name: 'Sampler quilt', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'churn-dash', name: 'Churn dash', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'log-cabin', name: 'Log cabin', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'ohio-star', name: 'Ohio star', arrangement: 'block', layouts: BLOCK_ONLY },
  ],
  motifs: ['patchwork blocks', 'stars', 'pinwheels'],
  tags: ['quilt', 'patchwork', 'country', 'folk', 'geometric', 'americana', 'cosy'],
  draw,
};
