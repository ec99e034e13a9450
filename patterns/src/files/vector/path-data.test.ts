import { parseTransform } from './matrix.ts';
import { formatNumber } from './numbers.ts';
import { pathOperators } from './path-data.ts';

const lines = (data: string): string[] => pathOperators(data).trim().split('\n');

test('absolute and relative lines become absolute operators', () => {
  expect(lines('M10 20L30 40H5V6Z')).toEqual(['10 20 m', '30 40 l', '5 40 l', '5 6 l', 'h']);
  expect(lines('m10 20l5-5h3v-1.5z')).toEqual(['10 20 m', '15 15 l', '18 15 l', '18 13.5 l', 'h']);
});

test('further pairs after a move are lines, and a closed path goes on from its start', () => {
  expect(lines('M0 0 10 0 10 10Zl5 5')).toEqual(['0 0 m', '10 0 l', '10 10 l', 'h', '5 5 l']);
});

test('smooth and quadratic curves are written as cubic ones', () => {
  expect(lines('M0 0C0 5 5 10 10 10S20 5 20 0')).toEqual(['0 0 m', '0 5 5 10 10 10 c', '15 10 20 5 20 0 c']);
  expect(lines('M0 0Q3 6 6 0T12 0')).toEqual(['0 0 m', '2 4 4 4 6 0 c', '8 -4 10 -4 12 0 c']);
});

test('a half circle becomes two quarter turns through its top', () => {
  const [move, first, second] = lines('M-10 0A10 10 0 0 1 10 0');
  expect(move).toBe('-10 0 m');
  expect(first).toBe('-10 -5.52 -5.52 -10 0 -10 c');
  expect(second).toBe('5.52 -10 10 -5.52 10 0 c');
});

test('an arc that is too small for its chord is enlarged, and one without a radius is a line', () => {
  expect(lines('M0 0A1 1 0 0 1 20 0').at(-1)).toMatch(/ 20 0 c$/);
  expect(lines('M0 0A0 5 0 0 1 20 0')).toEqual(['0 0 m', '20 0 l']);
});

test('malformed path data is refused', () => {
  expect(() => pathOperators('M0 0L5')).toThrow('ends early');
  expect(() => pathOperators('M0 0Z5 5')).toThrow('number where a command belongs');
  expect(() => pathOperators('M0 0X1 1')).toThrow('Unknown path command');
});

test('transforms are applied from left to right', () => {
  expect(parseTransform('translate(10 20) scale(-2 3)')).toEqual([-2, 0, 0, 3, 10, 20]);
  const [a, b] = parseTransform('rotate(90)');
  expect([a, b].map((value) => formatNumber(value))).toEqual(['0', '1']);
  expect(parseTransform('rotate(180 5 5)').map((value) => formatNumber(value))).toEqual([
    '-1',
    '0',
    '0',
    '-1',
    '10',
    '10',
  ]);
  expect(() => parseTransform('perspective(3)')).toThrow('Unknown SVG transform');
});
