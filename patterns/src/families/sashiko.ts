import { weave } from '../core/weave.ts';
import { rect, strokePath } from '../core/markup.ts';
import type { Point } from '../core/path.ts';
import { add, arcPoints, cycle, mod, TAU, times } from '../core/path.ts';
import { Tile, TILE_SIZE } from '../core/tile.ts';
import { BLACK, GROUND, mix, slotToken } from '../core/tokens.ts';
import type { DrawContext, Family } from './family.ts';
import { BLOCK_ONLY } from './family.ts';
import { Needle, STITCHINGS } from './sashiko-stitches.ts';

/** Width of the thread in units. */
const THREAD = 4.5;

/** Draws the collected stitches over their own shadow, wherever they reach into the tile. */
function drawStitches(tile: Tile, needle: Needle, { roles }: DrawContext): void {
  const thread = slotToken(cycle(roles.byContrast(), 0));
  const reach = 200;
  const box = { left: -reach, top: -reach, right: TILE_SIZE + reach, bottom: TILE_SIZE + reach };
  const shadow = strokePath(needle.data, mix(GROUND, BLACK, 0.4), THREAD + 0.4, 'transform="translate(1.4 1.4)"');
  tile.wrap('Stitches', shadow + strokePath(needle.data, thread, THREAD), box);
}

/** Draws asanoha, the hemp leaf: 7 columns by 8 rows of triangles, stretched by 1 %, each joined to its center. */
function hempLeaf(context: DrawContext, tile: Tile): void {
  const columns = 7;
  const rows = 8;
  const width = TILE_SIZE / columns;
  const height = TILE_SIZE / rows;
  const needle = new Needle(context.rng);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const left: Point = [(column + (row % 2 === 1 ? 0.5 : 0)) * width, row * height];
      const right = add(left, [width, 0]);
      const below = add(left, [width / 2, height]);
      const above = add(left, [width / 2, -height]);
      needle.line(left, right, 15);
      needle.line(left, below, 15);
      needle.line(right, below, 15);
      for (const [apex, side] of [
        [below, 1],
        [above, -1],
      ] as const) {
        const middle = add(left, [width / 2, (side * height) / 3]);
        for (const corner of [left, right, apex]) needle.line(middle, corner, 15);
      }
    }
  }
  tile.raw('Cloth', weave(5, 0.09));
  drawStitches(tile, needle, context);
}

/** Draws boro: a patchwork of sixteen unequal patches, each with its own stitching. */
function boro(context: DrawContext, tile: Tile): void {
  const { rng, roles } = context;
  const columns = [0, 200, 500, 700, 1000] as const;
  const rows = [0, 300, 500, 750, 1000] as const;
  const strongest = cycle(roles.byContrast(), 0);
  const readable = [0, ...roles.slots].filter(
    (slot) => Math.abs(roles.lightness(slot) - roles.lightness(strongest)) > 0.28,
  );
  const order = rng.shuffle(times(16, (index) => index));
  const needle = new Needle(rng);
  times(16, (index) => {
    const [column, row] = [index % 4, Math.floor(index / 4)];
    const [left, right] = [columns[column] ?? 0, columns[column + 1] ?? TILE_SIZE];
    const [top, bottom] = [rows[row] ?? 0, rows[row + 1] ?? TILE_SIZE];
    const tone = slotToken(cycle([...readable, 0], column * 2 + row * 3 + ((column * row) % 2)));
    const cloth = mix(tone, BLACK, mod(column * 7 + row * 5, 4) * 0.05);
    const box = { left, top, right, bottom };
    tile.wrap('Patches', rect(left, top, right - left, bottom - top, cloth), box);
    const patch = { left: left + 14, top: top + 14, width: right - left - 28, height: bottom - top - 28 };
    const cells = {
      columns: Math.max(2, Math.round(patch.width / 50)),
      rows: Math.max(2, Math.round(patch.height / 50)),
    };
    cycle(STITCHINGS, cycle(order, index))(needle, patch, cells);
  });
  for (const x of columns.slice(0, 4))
    hem(tile, rect(x - 1.2, 0, 2.4, TILE_SIZE, BLACK, 'opacity="0.3"'), [x - 1.2, 0, x + 1.2, TILE_SIZE]);
  for (const y of rows.slice(0, 4))
    hem(tile, rect(0, y - 1.2, TILE_SIZE, 2.4, BLACK, 'opacity="0.3"'), [0, y - 1.2, TILE_SIZE, y + 1.2]);
  tile.raw('Cloth', weave(5, 0.1));
  drawStitches(tile, needle, context);
}

function hem(tile: Tile, markup: string, [left, top, right, bottom]: readonly [number, number, number, number]): void {
  tile.wrap('Hems', markup, { left, top, right, bottom });
}

/** Draws shippo, linked circles: every circle is overlapped by its four neighbors. */
function linkedCircles(context: DrawContext, tile: Tile): void {
  const count = 6;
  const radius = TILE_SIZE / count / 2;
  const needle = new Needle(context.rng);
  for (let row = 0; row < count * 2; row++) {
    for (let column = 0; column < count; column++) {
      const center: Point = [(column + (row % 2 === 1 ? 0.5 : 0)) * 2 * radius, row * radius];
      for (let stitch = 0; stitch < 20; stitch++) {
        const from = ((stitch + 0.17) / 20) * TAU;
        needle.curve(arcPoints(center, radius, from, from + (TAU / 20) * 0.66, 3));
      }
      needle.cross(add(center, [0, 0]), 8);
    }
  }
  tile.raw('Cloth', weave(5, 0.09));
  drawStitches(tile, needle, context);
}

const DESIGNS: readonly ((context: DrawContext, tile: Tile) => void)[] = [hempLeaf, boro, linkedCircles];

function draw(context: DrawContext): Tile {
  const tile = new Tile();
  tile.ground();
  cycle(DESIGNS, context.variant)(context, tile);
  return tile;
}

/**
 * Running-stitch patterns: hemp leaf on a 7 by 8 triangular lattice (sqrt 3 within one percent), linked circles, and
 * boro patches; an integer number of stitches per line keeps the nodes free.
 */
export const sashiko: Family = {
  slug: 'sashiko',
  name: 'Sashiko',
  variants: [
    { slug: 'hemp-leaf', name: 'Hemp leaf', arrangement: 'brick', layouts: BLOCK_ONLY },
    { slug: 'boro', name: 'Boro patchwork', arrangement: 'block', layouts: BLOCK_ONLY },
    { slug: 'linked-circles', name: 'Linked circles', arrangement: 'brick', layouts: BLOCK_ONLY },
  ],
  motifs: ['stitches', 'stars', 'patches'],
  tags: ['sashiko', 'japanese', 'stitch', 'embroidery', 'boro', 'indigo', 'handmade'],
  draw,
};
