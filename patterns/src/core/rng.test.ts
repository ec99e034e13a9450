import { Rng } from './rng.ts';

function draws(seed: string, count: number): number[] {
  const rng = new Rng(seed);
  return Array.from({ length: count }, () => rng.next());
}

test('the same seed gives the same numbers and another seed gives others', () => {
  expect(draws('garden|0|1', 20)).toEqual(draws('garden|0|1', 20));
  expect(draws('garden|0|1', 20)).not.toEqual(draws('garden|0|2', 20));
});

test('numbers stay in [0, 1) and spread over it', () => {
  const numbers = draws('spread', 4000);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  const mean = numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
  expect(mean).toBeCloseTo(0.5, 1);
});

test('a fork is its own stream and leaves the parent where it was', () => {
  const parent = new Rng('tree');
  const control = new Rng('tree');
  expect(parent.fork('tint').next()).toBe(control.fork('tint').next());
  expect(parent.fork('tint').next()).not.toBe(parent.fork('other').next());
  expect(parent.next()).toBe(control.next());
});

test('whole numbers include both ends', () => {
  const rng = new Rng('dice');
  const seen = new Set(Array.from({ length: 200 }, () => rng.int(1, 3)));
  expect([...seen].toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
});

test('a shuffle keeps every item and leaves the list as it was', () => {
  const list = [1, 2, 3, 4, 5, 6, 7, 8];
  const shuffled = new Rng('deck').shuffle(list);
  expect(shuffled).not.toEqual(list);
  expect(shuffled.toSorted((a, b) => a - b)).toEqual(list);
  expect(list).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('picking follows the weights and refuses an empty list', () => {
  const rng = new Rng('urn');
  const picks = Array.from({ length: 300 }, () => rng.pickWeighted(['often', 'never', 'seldom'], [9, 0, 1]));
  expect(picks).not.toContain('never');
  expect(picks.filter((pick) => pick === 'often').length).toBeGreaterThan(picks.length / 2);
  expect(() => rng.pick([])).toThrow(RangeError);
  expect(() => rng.pickWeighted([], [])).toThrow(RangeError);
});

test('the gaussian has mean 0 and deviation 1', () => {
  const rng = new Rng('bell');
  const values = Array.from({ length: 4000 }, () => rng.gauss());
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  expect(mean).toBeCloseTo(0, 1);
  expect(Math.sqrt(variance)).toBeCloseTo(1, 1);
});
