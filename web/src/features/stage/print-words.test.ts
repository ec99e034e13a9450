import { printWords } from './print-words.ts';

const raster = { __typename: 'ProductionFile', format: 'PNG', pixels: 3500 } as const;
const vector = { __typename: 'ProductionFile', format: 'SVG', pixels: null } as const;

test('D-14 a tile at its printed size has 300 dpi', () => {
  expect(printWords({ files: [raster, vector] }, (3500 / 300) * 2.54)).toBe('3500 px print at 300 dpi at this size.');
});

test('what would print soft is told, and the vector files only where there are some', () => {
  expect(printWords({ files: [raster, vector] }, 90)).toBe(
    '3500 px print at 99 dpi at this size. Up close that looks soft; the vector files print sharp at any size.',
  );
  expect(printWords({ files: [raster] }, 90)).toBe('3500 px print at 99 dpi at this size. Up close that looks soft.');
});
