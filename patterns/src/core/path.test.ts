import {
  arcPoints,
  bezierPoints,
  circlePath,
  cycle,
  directionAlong,
  mod,
  num,
  pointAlong,
  polygonPath,
  ribbonPath,
  smoothPath,
} from './path.ts';
import type { Point } from './path.ts';

const SQUARE: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

test('numbers are written with one decimal at most and never as minus zero', () => {
  expect([1, 1.25, 1.96, -0.01, -3.5, 1000].map(num)).toEqual(['1', '1.3', '2', '0', '-3.5', '1000']);
});

test('remainders and cyclic indices never leave the list', () => {
  expect(mod(-1, 5)).toBe(4);
  expect(cycle(['a', 'b', 'c'], -1)).toBe('c');
  expect(cycle(['a', 'b', 'c'], 7)).toBe('b');
  expect(() => cycle([], 0)).toThrow(RangeError);
});

test('polygons and smooth curves pass through their points', () => {
  expect(polygonPath(SQUARE)).toBe('M0 0L10 0L10 10L0 10Z');
  const curve = smoothPath(SQUARE);
  for (const corner of ['10 0', '10 10', '0 10', '0 0']) expect(curve).toContain(` ${corner}`);
  expect(curve.endsWith('Z')).toBe(true);
  expect(smoothPath(SQUARE, false).endsWith('Z')).toBe(false);
});

test('a ribbon has its width on both sides of the line', () => {
  const data = ribbonPath(
    [
      [0, 0],
      [50, 0],
      [100, 0],
    ],
    () => 8,
  );
  expect(data).toContain('50 4');
  expect(data).toContain('50 -4');
});

test('curves start and end where they should', () => {
  const bezier = bezierPoints([0, 0], [0, 10], [10, 10], [10, 0], 8);
  expect(bezier).toHaveLength(9);
  expect(bezier.at(0)).toEqual([0, 0]);
  expect(bezier.at(-1)).toEqual([10, 0]);
  const [first] = arcPoints([5, 5], 2, 0, Math.PI, 4);
  expect(first).toEqual([7, 5]);
  expect(circlePath([5, 5], 2)).toBe('M3 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0');
});

test('places along a polyline are interpolated and clamped', () => {
  expect(pointAlong(SQUARE, 0.5)).toEqual([10, 5]);
  expect(pointAlong(SQUARE, 2)).toEqual([0, 10]);
  expect(directionAlong(SQUARE, 0.5)).toBeCloseTo(Math.PI / 2);
});
