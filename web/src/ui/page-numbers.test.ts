import { pageSlots } from './page-numbers.ts';

test.each([
  ['the first page', 1, 9, 2, [1, 2, 3, 'gap-after', 9]],
  ['the middle', 5, 9, 2, [1, 'gap-before', 3, 4, 5, 6, 7, 'gap-after', 9]],
  ['the middle on a phone', 5, 9, 1, [1, 'gap-before', 4, 5, 6, 'gap-after', 9]],
  ['the last page', 9, 9, 2, [1, 'gap-before', 7, 8, 9]],
  ['two pages', 1, 2, 2, [1, 2]],
  ['one page', 1, 1, 2, [1]],
  ['a page beyond the last', 40, 3, 2, [1, 'gap-before', 3]],
] as const)('V-39 pages around %s', (_where, page, total, neighbors, expected) => {
  expect(pageSlots(page, total, neighbors)).toEqual(expected);
});
