import { thumbHashToAverageRGBA, thumbHashToRGBA } from 'thumbhash';

import { hexToOkLab } from '../core/color.ts';
import { COLOR_NAMES, colorFilters, describeColor, hueName } from './color-names.ts';
import { measure } from './measure.ts';
import { mainColors } from './swatches.ts';

/** Returns a square picture of vertical stripes, given each color and its width in pixels. */
function stripes(widths: readonly (readonly [hex: string, width: number])[]): { pixels: Uint8Array; edge: number } {
  const row = widths.flatMap(([hex, width]) => {
    const value = Number.parseInt(hex.slice(1), 16);
    return Array.from({ length: width }, () => [value >> 16, (value >> 8) & 255, value & 255]).flat();
  });
  const edge = row.length / 3;
  return { pixels: Uint8Array.from(Array.from({ length: edge }, () => row).flat()), edge };
}

const filtersOf = (...colors: [hex: string, share: number][]): string[] =>
  colorFilters(colors.map(([hex, share]) => ({ lab: hexToOkLab(hex), share })));

describe('main colors', () => {
  test('are found with the share of the picture that each covers, largest first', () => {
    const { pixels, edge } = stripes([
      ['#22346b', 60],
      ['#f5f2eb', 30],
      ['#c8402f', 30],
    ]);
    const colors = mainColors(pixels, edge);
    expect(colors.map(({ hex }) => hex)).toEqual(['#22346b', '#f5f2eb', '#c8402f']);
    expect(colors.map(({ share }) => share)).toEqual([0.5, 0.25, 0.25].map((share) => expect.closeTo(share, 5)));
  });

  test('are taken away from edges, so that no blend of two colors becomes a swatch', () => {
    const blend = ['#6d3b5b', '#93444c'] as const;
    const { pixels, edge } = stripes([
      ['#22346b', 40],
      [blend[0], 1],
      [blend[1], 1],
      ['#c8402f', 20],
      [blend[1], 1],
      [blend[0], 1],
    ]);
    expect(mainColors(pixels, edge).map(({ hex }) => hex)).toEqual(['#22346b', '#c8402f']);
  });
});

describe('color names', () => {
  test.each([
    ['#1f40a6', 'Blue'],
    ['#b0222b', 'Red'],
    ['#3b6b3c', 'Green'],
    ['#ffd548', 'Yellow'],
    ['#6a2c70', 'Purple'],
    ['#ee6a22', 'Orange'],
    ['#f799a6', 'Pink'],
    ['#6a3d1f', 'Brown'],
    ['#e9447f', 'Pink'],
    ['#b51d6e', 'Pink'],
    ['#c9857a', 'Pink'],
    ['#4b2a36', 'Purple'],
    ['#7a3f2f', 'Brown'],
    ['#e0bb9d', 'Brown'],
    ['#ffdcc2', 'Orange'],
    ['#f0e5d8', 'Neutral'],
    ['#d9c7a2', 'Neutral'],
    ['#161616', 'Neutral'],
    ['#f5f2eb', 'Neutral'],
  ])('%s is %s', (hex, name) => {
    expect(hueName(hexToOkLab(hex))).toBe(name);
  });

  test('BC-12 the filters of a picture are some of the ten of the shop', () => {
    expect(COLOR_NAMES).toHaveLength(10);
    expect(filtersOf(['#161616', 0.4], ['#f5f2eb', 0.6])).toEqual(['Black & White']);
    expect(filtersOf(['#f5f2eb', 0.6], ['#22346b', 0.4])).toEqual(['Blue']);
    expect(filtersOf(['#22346b', 0.5], ['#c0272d', 0.5])).toEqual(['Blue', 'Red']);
  });

  test('four hues or more are multicolor, and their strongest are named too', () => {
    const even: [string, number][] = [
      ['#ee4b72', 0.25],
      ['#ffcb52', 0.25],
      ['#12b89a', 0.25],
      ['#1b82b0', 0.25],
    ];
    expect(filtersOf(...even)).toEqual(['Multicolor']);
    expect(filtersOf(['#1b82b0', 0.55], ['#ffcb52', 0.15], ['#12b89a', 0.15], ['#ee4b72', 0.15])).toEqual([
      'Multicolor',
      'Blue',
    ]);
  });

  test('have plain words for shades', () => {
    const words = ['#161616', '#faf8f4', '#22346b', '#ffe8e2', '#9b9b97'].map((hex) => describeColor(hexToOkLab(hex)));
    expect(words).toEqual(['Black', 'White', 'Deep blue', 'Cream', 'Light grey']);
  });
});

describe('a measured pattern', () => {
  const spec = { family: 'seigaiha', variant: 1, palette: 'delft', seed: 1 };

  test('names the colors of its picture and its dominant color', async () => {
    const { swatches, colors, dominant } = await measure(spec);
    expect(colors).toEqual(['Blue']);
    expect(dominant).toBe(swatches[0]?.hex);
    expect(swatches.map(({ hex }) => hex)).toContain('#22346b');
    expect(swatches.reduce((sum, { share }) => sum + share, 0)).toBeGreaterThan(0.95);
    expect(swatches.length).toBeLessThanOrEqual(8);
  });

  test('has a placeholder that decodes to about its colors', async () => {
    const { thumbhash } = await measure(spec);
    const bytes = Buffer.from(thumbhash, 'base64');
    const { w, h, rgba } = thumbHashToRGBA(bytes);
    expect([w, h, rgba.length]).toEqual([32, 32, 32 * 32 * 4]);
    const average = thumbHashToAverageRGBA(bytes);
    expect(average.a).toBe(1);
    expect(average.b).toBeGreaterThan(average.r);
    expect(thumbhash.length).toBeLessThan(40);
  });

  test('measures the same every time', async () => {
    expect(await measure(spec)).toEqual(await measure(spec));
  });
});
