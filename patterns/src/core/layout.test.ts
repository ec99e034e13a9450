import { fillGaps, halfDrop, pack, spread } from './layout.ts';
import { Noise } from './noise.ts';
import { Rng } from './rng.ts';
import { BLOCK_LATTICE } from './tile.ts';

test('distance goes the short way round the torus', () => {
  expect(BLOCK_LATTICE.distance([10, 500], [990, 500])).toBeCloseTo(20);
  expect(BLOCK_LATTICE.distance([5, 5], [995, 995])).toBeCloseTo(Math.hypot(10, 10));
});

test('packed discs keep their gap across the edges too', () => {
  const discs = pack(new Rng('pack'), [
    { radius: [90, 120], count: 6, gap: 20 },
    { radius: [30, 40], count: 20, gap: 10 },
  ]);
  expect(discs.filter((disc) => disc.kind === 0)).toHaveLength(6);
  for (const [index, disc] of discs.entries()) {
    for (const other of discs.slice(0, index)) {
      const distance = BLOCK_LATTICE.distance([disc.x, disc.y], [other.x, other.y]);
      expect(distance).toBeGreaterThanOrEqual(disc.r + other.r + 10);
    }
  }
});

test('spread points keep well apart', () => {
  const points = spread(new Rng('spread'), 60, 60);
  const nearest = points.map((point) =>
    Math.min(...points.filter((other) => other !== point).map((other) => BLOCK_LATTICE.distance(point, other))),
  );
  expect(Math.min(...nearest)).toBeGreaterThan(60);
});

test('gaps are filled where there is room and nowhere else', () => {
  const taken = [{ x: 500, y: 500, r: 300, kind: 0 }];
  const found: number[] = [];
  fillGaps(new Rng('gaps'), taken, { tries: 2000, count: 15, clear: 20, takes: 20 }, (at) => {
    found.push(BLOCK_LATTICE.distance(at, [500, 500]));
  });
  expect(found).toHaveLength(15);
  expect(taken).toHaveLength(16);
  expect(Math.min(...found)).toBeGreaterThanOrEqual(320);
});

test('in a half-drop every other column hangs half a row lower', () => {
  const places = halfDrop(4, 2);
  expect(places).toHaveLength(8);
  expect(places.find((place) => place.column === 0 && place.row === 0)?.at).toEqual([125, 125]);
  expect(places.find((place) => place.column === 1 && place.row === 0)?.at).toEqual([375, 375]);
});

test('noise repeats with the tile and is not flat', () => {
  const noise = new Noise(new Rng('noise'));
  const values = Array.from({ length: 50 }, (_, index) => noise.fractal(index * 37, index * 53, 3, 4));
  for (const [index, value] of values.entries()) {
    expect(noise.fractal(index * 37 + 1000, index * 53 - 2000, 3, 4)).toBeCloseTo(value, 9);
  }
  expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(0.3);
});
