import { shortCount } from './short-count.ts';

test.each([
  [0, '0'],
  [1, '1'],
  [999, '999'],
  [1000, '1.0K'],
  [1500, '1.5K'],
  [12_345, '12.3K'],
  [250_000, '250.0K'],
])('DS-10 BC-39 %d is written %s', (count, words) => {
  expect(shortCount(count)).toBe(words);
});
