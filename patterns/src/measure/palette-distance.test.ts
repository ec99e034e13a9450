import * as fc from 'fast-check';
import { hexToOkLab, mixHex } from '../core/color.ts';
import { PALETTES } from '../palettes.ts';
import { paletteDistance } from './palette-distance.ts';
import type { PaletteColor } from './palette-distance.ts';

const hexes = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const palettes = fc.array(fc.record({ hex: hexes, share: fc.double({ min: 0.01, max: 1, noNaN: true }) }), {
  minLength: 1,
  maxLength: 8,
});
const curated = fc.constantFrom(
  ...PALETTES.map(({ ground, inks }) => [
    { hex: ground, share: 0.5 },
    ...inks.map((hex) => ({ hex, share: 0.5 / inks.length })),
  ]),
);
const anyPalette = fc.oneof(palettes, curated);

/** Finds the minimum by trying every way to move units of a sixth. */
function minWork(left: readonly string[], right: readonly string[]): number {
  const [first, ...others] = left;
  if (first === undefined) return 0;
  const works = right.map((hex, index) => {
    return cost(first, hex) + minWork(others, right.toSpliced(index, 1));
  });
  return Math.min(...works);
}

function cost(left: string, right: string): number {
  return paletteDistance([{ hex: left, share: 1 }], [{ hex: right, share: 1 }]);
}

describe('the distance of two palettes', () => {
  test('is nothing between a palette and itself in another order, split or scaled', () => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        const changed = palette
          .flatMap(({ hex, share }) => [
            { hex, share: share * 2 },
            { hex, share },
          ])
          .toReversed();
        expect(paletteDistance(palette, changed)).toBeCloseTo(0, 9);
      }),
    );
  });

  test('is the same both ways, and no way round is shorter', () => {
    fc.assert(
      fc.property(anyPalette, anyPalette, anyPalette, (left, middle, right) => {
        const direct = paletteDistance(left, right);
        expect(paletteDistance(right, left)).toBeCloseTo(direct, 9);
        expect(direct).toBeLessThanOrEqual(paletteDistance(left, middle) + paletteDistance(middle, right) + 1e-9);
      }),
    );
  });

  test('is exactly the least work of recoloring one into the other', () => {
    const six = fc.array(hexes, { minLength: 6, maxLength: 6 });
    const evenly = (colors: readonly string[]): PaletteColor[] => colors.map((hex) => ({ hex, share: 1 / 6 }));
    fc.assert(
      fc.property(six, six, (left, right) => {
        expect(paletteDistance(evenly(left), evenly(right))).toBeCloseTo(minWork(left, right) / 6, 9);
      }),
      { numRuns: 10 },
    );
  });

  test('grows as a color moves away, and as more of it does', () => {
    const share = fc.double({ min: 0.05, max: 0.9, noNaN: true });
    fc.assert(
      fc.property(hexes, hexes, share, (hex, other, amount) => {
        const mixed = (part: number): PaletteColor[] => [
          { hex, share: 1 - part },
          { hex: other, share: part },
        ];
        const whole = cost(hex, other);
        expect(paletteDistance(mixed(0), mixed(amount))).toBeCloseTo(amount * whole, 9);
        expect(cost(hex, mixHex(hex, other, 0.5))).toBeLessThanOrEqual(whole + 0.01);
      }),
    );
  });

  test('is 1 between black and white, and no less than the difference of the mean lightness', () => {
    expect(cost('#000000', '#ffffff')).toBeCloseTo(1, 5);
    const meanLightness = (palette: readonly PaletteColor[]): number => {
      const total = palette.reduce((sum, { share }) => sum + share, 0);
      return palette.reduce((sum, { hex, share }) => sum + (hexToOkLab(hex).lightness * share) / total, 0);
    };
    fc.assert(
      fc.property(anyPalette, anyPalette, (left, right) => {
        const least = Math.abs(meanLightness(left) - meanLightness(right));
        expect(paletteDistance(left, right)).toBeGreaterThanOrEqual(least - 1e-9);
      }),
    );
  });

  test.each([
    ['an empty list', []],
    ['a negative share', [{ hex: '#000000', share: -1 }]],
    ['a colour that is not #rrggbb', [{ hex: 'red', share: 1 }]],
  ])('refuses %s', (_, palette) => {
    expect(() => paletteDistance(palette, [{ hex: '#000000', share: 1 }])).toThrow(RangeError);
  });
});
