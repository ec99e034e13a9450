import { overturnedShare } from './review-figures.ts';

test('R-23 a share of overturned refusals is told from the first appeal that was decided on', () => {
  expect(overturnedShare(0, 0)).toBeNull();
  expect(overturnedShare(1, 0)).toBe(0);
  expect(overturnedShare(20, 4)).toBe(0.2);
});
