import fc from 'fast-check';
import { PALETTES } from '../palettes.ts';
import { colorDifference, contrastRatio, paletteContrast, relativeLuminance } from './contrast.ts';

const colors = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('the ratios are those of WCAG', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
  expect(contrastRatio('#b23a2b', '#faf7f2')).toBeCloseTo(5.56, 1);
});

test('a ratio is the same either way round and lies between 1 and 21', () => {
  fc.assert(
    fc.property(colors, colors, (one, other) => {
      const ratio = contrastRatio(one, other);
      expect(ratio).toBe(contrastRatio(other, one));
      expect(ratio).toBeGreaterThanOrEqual(1);
      expect(ratio).toBeLessThanOrEqual(21.0001);
      expect(contrastRatio(one, one)).toBe(1);
      expect(colorDifference(one, one)).toBe(0);
      expect(colorDifference(one, other)).toBeCloseTo(colorDifference(other, one), 12);
    }),
  );
});

test.each(['red', '#fff', '#12345', 'rgb(0 0 0)'])('%s is no color of a palette', (text) => {
  expect(() => relativeLuminance(text)).toThrow(RangeError);
});

test('every palette of the shop has an ink that stands out, and every ink is judged', () => {
  for (const palette of PALETTES) {
    const report = paletteContrast(palette);
    expect(report.inks.map(({ hex }) => hex)).toEqual(palette.inks);
    expect(report.strongest).toBe(Math.max(...report.inks.map(({ ratio }) => ratio)));
    expect({ palette: palette.slug, isSeen: report.inks.some(({ visibility }) => visibility !== 'lost') }).toEqual({
      palette: palette.slug,
      isSeen: true,
    });
  }
});

test('an ink like its ground is lost, a pale one soft, a dark one clear', () => {
  const { inks } = paletteContrast({ ground: '#ffffff', inks: ['#fdfdfd', '#f2a35b', '#22346b'] });
  expect(inks.map(({ visibility }) => visibility)).toEqual(['lost', 'soft', 'clear']);
});

test('two inks that look the same are named together', () => {
  const { closePairs } = paletteContrast({ ground: '#ffffff', inks: ['#22346b', '#a23f58', '#24376f'] });
  expect(closePairs).toHaveLength(1);
  expect(closePairs[0]?.names).toEqual(['Deep blue', 'Deep blue']);
});
