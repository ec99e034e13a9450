import fc from 'fast-check';
import { formatLength, printedCm, printedDpi } from './true-scale.ts';
import { rulerMarks } from './ruler.ts';

test('D-14 3500 px at 300 dpi print 29.6 cm or 11.7 inches', () => {
  expect(formatLength(printedCm(3500, 300), 'cm')).toBe('29.6 cm');
  expect(formatLength(printedCm(3500, 300), 'in')).toBe('11.7 in');
});

test('the resolution of a print and its size are two sides of one thing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 20_000 }), fc.integer({ min: 20, max: 1200 }), (pixels, dpi) => {
      expect(printedDpi(pixels, printedCm(pixels, dpi))).toBeCloseTo(dpi, 6);
    }),
  );
});

test('a ruler of 64 cm counts every 10 cm or 5 inches and names its unit once', () => {
  const labels = (unit: 'cm' | 'in') =>
    rulerMarks({ lengthCm: 64, unit }).flatMap(({ label }) => (label === null ? [] : [label]));
  expect(labels('cm')).toEqual(['0', '10', '20', '30', '40', '50', '60 cm']);
  expect(labels('in')).toEqual(['0', '5', '10', '15', '20 in']);
});

test('every ruler has few enough numbers, at their true places, from end to end', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 3, max: 400, noNaN: true }),
      fc.constantFrom('cm' as const, 'in' as const),
      (lengthCm, unit) => {
        const marks = rulerMarks({ lengthCm, unit });
        const long = marks.flatMap(({ at, label }) => (label === null ? [] : [{ at, label }]));
        const length = unit === 'cm' ? lengthCm : lengthCm / 2.54;
        expect(long.length).toBeGreaterThan(0);
        expect(long.length).toBeLessThanOrEqual(9);
        for (const { at, label } of long) expect(at * length).toBeCloseTo(Number.parseFloat(label), 6);
        for (const { at } of marks) expect(at).toBeLessThanOrEqual(1 + 1e-9);
        expect(long.filter(({ label }) => label.endsWith(` ${unit}`))).toHaveLength(1);
      },
    ),
  );
});
