import { formatLength, rulerMarks, TRUE_CM } from './true-scale.ts';

test('3500 px at 300 dpi print 29.6 cm or 11.7 inches', () => {
  expect(formatLength(TRUE_CM, 'cm')).toBe('29.6 cm');
  expect(formatLength(TRUE_CM, 'in')).toBe('11.7 in');
});

test('the ruler counts every 10 cm or 5 inches and names its unit once', () => {
  expect(rulerMarks('cm').map(({ label }) => label)).toEqual(['0', '10', '20', '30', '40', '50', '60 cm']);
  expect(rulerMarks('in').map(({ label }) => label)).toEqual(['0', '5', '10', '15', '20 in']);
  expect(rulerMarks('cm')[1]?.percent).toBeCloseTo((10 / 64) * 100);
});
