import { assert, constantFrom, integer, property, record } from 'fast-check';
import sharp from 'sharp';
import { blockSvg } from './block-svg.ts';
import type { RepeatLayout } from './lattice.ts';
import { Lattice, REPEAT_LAYOUTS, repeatBlock, tilePlacement } from './lattice.ts';
import type { Point } from './path.ts';

const SIDE = 1000;
const coordinate = integer({ min: -3000, max: 3000 });
const place = record({ x: coordinate, y: coordinate });
const layouts = constantFrom(...REPEAT_LAYOUTS);

/** Returns where a point of the tile is seen in the given column and row of the plane. */
function seenIn(layout: RepeatLayout, [x, y]: Point, column: number, row: number): Point {
  const tile = tilePlacement(layout, column, row);
  return [tile.x * SIDE + (tile.flipX ? SIDE - x : x), tile.y * SIDE + (tile.flipY ? SIDE - y : y)];
}

test('every copy of a point of the tile leads home to that point', () => {
  const inTile = integer({ min: 0, max: SIDE - 1 });
  const index = integer({ min: -4, max: 4 });
  assert(
    property(layouts, inTile, inTile, index, index, (layout, x, y, column, row) => {
      expect(new Lattice(layout, SIDE).home(seenIn(layout, [x, y], column, row))).toEqual([x, y]);
    }),
  );
});

test('the distance is the least over all copies', () => {
  const indices = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5];
  assert(
    property(layouts, place, place, (layout, left, right) => {
      const lattice = new Lattice(layout, SIDE);
      const from = lattice.home([left.x, left.y]);
      const to = lattice.home([right.x, right.y]);
      const distances = indices.flatMap((column) =>
        indices.map((row) => {
          const copy = seenIn(layout, to, column, row);
          return Math.hypot(copy[0] - from[0], copy[1] - from[1]);
        }),
      );
      expect(lattice.distance([left.x, left.y], [right.x, right.y])).toBeCloseTo(Math.min(...distances), 6);
    }),
  );
});

test('shifts bring every copy of a box that reaches the tile into it, and no other', () => {
  const size = integer({ min: 1, max: 700 });
  const sheared = constantFrom('block', 'half-drop', 'brick');
  assert(
    property(sheared, place, size, (layout, { x, y }, reach) => {
      const box = { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
      const shifts = new Lattice(layout, SIDE).shifts(box, 8).map(([dx, dy]) => `${x + dx} ${y + dy}`);
      const wanted: string[] = [];
      for (let column = -8; column <= 8; column++) {
        for (let row = -12; row <= 12; row++) {
          const dx = column * SIDE + (layout === 'brick' ? (row * SIDE) / 2 : 0);
          const dy = row * SIDE + (layout === 'half-drop' ? (column * SIDE) / 2 : 0);
          const overlapsX = box.right + dx > -8 && box.left + dx < SIDE + 8;
          const overlapsY = box.bottom + dy > -8 && box.top + dy < SIDE + 8;
          if (overlapsX && overlapsY) wanted.push(`${x + dx} ${y + dy}`);
        }
      }
      expect(shifts.toSorted()).toEqual(wanted.toSorted());
    }),
  );
});

test('next to a mirror a disc keeps clear of its reflection or is centered on the line', () => {
  const lattice = new Lattice('mirror', SIDE);
  expect(lattice.snapped([30, 500], 100)).toEqual([0, 500]);
  expect(lattice.snapped([70, 980], 100)).toEqual([100, 1000]);
  expect(lattice.snapped([400, 860], 100)).toEqual([400, 860]);
  expect(new Lattice('brick', SIDE).snapped([30, 500], 100)).toEqual([30, 500]);
});

test('the block is the smallest rectangle that repeats straight', () => {
  expect(repeatBlock('block')).toMatchObject({ columns: 1, rows: 1 });
  expect(repeatBlock('half-drop')).toMatchObject({ columns: 2, rows: 1 });
  expect(repeatBlock('brick')).toMatchObject({ columns: 1, rows: 2 });
  expect(repeatBlock('mirror')).toMatchObject({ columns: 2, rows: 2 });
  expect(repeatBlock('half-drop').tiles.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [1, -0.5],
    [1, 0.5],
  ]);
  expect(repeatBlock('mirror').tiles.filter((tile) => tile.flipX && tile.flipY)).toHaveLength(1);
});

test.each(REPEAT_LAYOUTS)('the SVG of a %s block shows the tile wherever the layout lays it', async (layout) => {
  const [left, top] = ['#ff0000', '#0000ff'];
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 1000 1000"><rect width="1000" height="1000" fill="#ffffff"/><rect width="500" height="250" fill="${left}"/><rect y="750" width="250" height="250" fill="${top}"/></svg>`;
  const render = async (svg: string): Promise<Buffer> =>
    sharp(Buffer.from(svg)).flatten().removeAlpha().raw().toBuffer();
  const { columns, rows } = repeatBlock(layout);
  const single = await render(tile);
  const block = await render(blockSvg(tile, layout, 40));
  const lattice = new Lattice(layout, 40);
  for (let y = 2; y < rows * 40; y += 4) {
    for (let x = 2; x < columns * 40; x += 4) {
      const home = lattice.home([x + 0.5, y + 0.5]);
      const at = (Math.floor(home[1]) * 40 + Math.floor(home[0])) * 3;
      const found = block.subarray((y * columns * 40 + x) * 3, (y * columns * 40 + x) * 3 + 3);
      expect([...found]).toEqual([...single.subarray(at, at + 3)]);
    }
  }
});
