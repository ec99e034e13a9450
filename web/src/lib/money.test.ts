import { formatMoney } from './money.ts';

test.each([
  [79_900, 'INR', '₹799'],
  [14_980, 'INR', '₹149.80'],
  [12_345_678, 'INR', '₹1,23,456.78'],
  [900, 'USD', '$9.00'],
  [123_456, 'USD', '$1,234.56'],
] as const)('D-23 BC-34 %i minor units of %s read %s', (minorUnits, currency, words) => {
  expect(formatMoney({ minorUnits, currency })).toBe(words);
});
