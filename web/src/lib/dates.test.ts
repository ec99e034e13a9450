import { formatMoment } from './dates.ts';

const localMoment = (year: number) => new Date(year, 9, 21, 9, 30).toISOString();

test('a moment of this year has its weekday, one of another year the year', () => {
  const year = new Date().getFullYear();
  expect(formatMoment(localMoment(year))).toMatch(/^[A-Z][a-z]+day,? 21 October at 09:30$/);
  expect(formatMoment(localMoment(year - 1))).toBe(`21 October ${year - 1} at 09:30`);
});
