import fc from 'fast-check';
import { mannWhitney } from './statistics.ts';

/** Returns numbers with many ties, the same in every run. */
const residues = (size: number, factor: number, modulus: number) =>
  Array.from({ length: size }, (_, index) => (index * factor) % modulus);

const samples = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 20, maxLength: 60 });

// Expected values from scipy 1.17: `mannwhitneyu(first, second, method='asymptotic')`.
test.each([
  ['without ties', [19, 22, 16, 29, 24], [20, 11, 17, 12], 17 / 20, 0.111347],
  ['with ties', [1, 2, 2, 3, 5, 5, 5], [2, 3, 4, 4, 6, 5], 16 / 42, 0.510879],
  ['of 60 and 50 values', residues(60, 37, 11), residues(50, 53, 13), 1292 / 3000, 0.211297],
])('E2 the rank test of samples %s is that of scipy', (_case, first, second, share, p) => {
  const found = mannWhitney(first, second);
  expect(found.share).toBeCloseTo(share, 10);
  expect(found.p).toBeCloseTo(p, 5);
});

test('E2 samples that are apart are told apart, and those without any difference are not', () => {
  const low = residues(40, 1, 40);
  expect(mannWhitney(low, low)).toEqual({ p: expect.closeTo(1, 6), share: 0.5 });
  expect(mannWhitney(Array(20).fill(7), Array(20).fill(7))).toEqual({ p: 1, share: 0.5 });
  const apart = mannWhitney(
    low,
    low.map((value) => value + 100),
  );
  expect(apart.share).toBe(0);
  expect(apart.p).toBeLessThan(1e-12);
});

test('E2 the rank test is the same in both directions, and on every scale', () => {
  fc.assert(
    fc.property(samples, samples, (first, second) => {
      const { p, share } = mannWhitney(first, second);
      expect(p).toBeGreaterThanOrEqual(0);
      expect(p).toBeLessThanOrEqual(1 + 1e-6);
      const turned = mannWhitney(second, first);
      expect(turned.p).toBeCloseTo(p, 10);
      expect(turned.share).toBeCloseTo(1 - share, 10);
      const scaled = (values: readonly number[]) => values.map((value) => value ** 3);
      expect(mannWhitney(scaled(first), scaled(second))).toEqual({ p, share });
    }),
  );
});
