import { fileSize } from './file-size.ts';

test.each([
  [0, '0 B'],
  [512, '512 B'],
  [1500, '1.5 KB'],
  [999_949, '999.9 KB'],
  [1_000_000, '1 MB'],
  [20_480_000, '20.5 MB'],
  [1_200_000_000, '1,200 MB'],
])('R-23 a file of %d bytes is shown as %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
