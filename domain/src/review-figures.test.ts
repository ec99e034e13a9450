import { overturnedShare } from './review-figures.ts';

test('R-23 a share of overturned refusals is told from 20 appeals on', () => {
  expect(overturnedShare(0, 0)).toBeNull();
  expect(overturnedShare(19, 4)).toBeNull();
  expect(overturnedShare(20, 4)).toBe(0.2);
});
