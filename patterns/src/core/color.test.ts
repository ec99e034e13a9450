import { assert, integer, property } from 'fast-check';
import { hexToOkLab, mixHex, okLabChroma, okLabHue, okLabToHex } from './color.ts';

const anyHex = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('every sRGB color survives the way through OKLab', () => {
  assert(property(anyHex, (hex) => expect(okLabToHex(hexToOkLab(hex))).toBe(hex)));
});

test('agrees with the published OKLab values of white and pure red', () => {
  expect(hexToOkLab('#ffffff').lightness).toBeCloseTo(1, 3);
  const red = hexToOkLab('#ff0000');
  expect(red.lightness).toBeCloseTo(0.628, 3);
  expect(okLabChroma(red)).toBeCloseTo(0.2577, 3);
  expect(okLabHue(red)).toBeCloseTo(29.2, 1);
});

test('a mix begins and ends at its colors and lies between them', () => {
  assert(
    property(anyHex, anyHex, (from, to) => {
      expect(mixHex(from, to, 0)).toBe(from);
      expect(mixHex(from, to, 1)).toBe(to);
      const lightness = hexToOkLab(mixHex(from, to, 0.5)).lightness;
      const ends = [hexToOkLab(from).lightness, hexToOkLab(to).lightness];
      expect(lightness).toBeGreaterThan(Math.min(...ends) - 0.03);
      expect(lightness).toBeLessThan(Math.max(...ends) + 0.03);
    }),
  );
});

test('refuses anything but #rrggbb', () => {
  for (const bad of ['red', '#fff', 'ffffff', '#gggggg', '']) expect(() => hexToOkLab(bad)).toThrow(RangeError);
});
