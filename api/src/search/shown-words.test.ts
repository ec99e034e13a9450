import { createShownWords } from './shown-words.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function kept() {
  const written: Array<ReadonlyArray<readonly [words: string, count: number, ids: readonly string[]]>> = [];
  const words = createShownWords(async (counts) => {
    written.push([...counts].map(([each, { count, assetIds }]) => [each, count, [...assetIds]]));
  });
  return { words, written };
}

test('R-23 searches are counted with what they showed, and written together', () => {
  const { words, written } = kept();
  words.add('Wild roses!', ['rose', 'fern']);
  words.add('wild roses', ['rose', 'dog-rose']);
  words.add('ferns', ['fern']);
  expect(written).toEqual([]);
  jest.runOnlyPendingTimers();
  expect(written.flat()).toEqual([
    [expect.stringContaining('wild'), 2, ['rose', 'fern', 'dog-rose']],
    [expect.any(String), 1, ['fern']],
  ]);
});

test('R-23 no address, no long number and no flood of words is kept of a search', () => {
  const { words, written } = kept();
  words.add('ann@example.com', ['rose']);
  words.add('+44 7700 900123', ['rose']);
  for (let number = 0; number < 600; number += 1) words.add(`rose ${'abcdefghij'[number % 10]}${number}`, ['rose']);
  jest.runOnlyPendingTimers();
  expect(written.flat().length).toBeLessThanOrEqual(500);
  expect(written.flat().some(([each]) => /@|\d{4}/.test(each))).toBe(false);
});
