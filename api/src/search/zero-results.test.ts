import { createZeroResults, type ZeroResultCounts } from './zero-results.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function kept() {
  const written: ZeroResultCounts[] = [];
  const results = createZeroResults(async (counts) => {
    written.push(counts);
  });
  return { results, written };
}

test('what found nothing is counted and written together', () => {
  const { results, written } = kept();
  for (const text of ['Unicorn!', 'unicorn', 'xylophone cats']) results.add(text);
  expect(written).toEqual([]);
  jest.runOnlyPendingTimers();
  expect(written.map((counts) => [...counts])).toEqual([
    [
      ['unicorn', 2],
      ['xylophone cats', 1],
    ],
  ]);
});

test('nothing of a person is kept: no address, no long number, no more than 100 characters', () => {
  const { results, written } = kept();
  for (const text of ['ann@example.com', '+44 7700 900123', `order 10000012 ${'unicorn'.repeat(9)}`, '   ']) {
    results.add(text);
  }
  jest.runOnlyPendingTimers();
  const words = written.flatMap((counts) => [...counts.keys()]);
  expect(words.every((text) => !/\d{4}|@/.test(text) && text.length <= 100 && text.length > 0)).toBe(true);
});

test('a failed write is no failed search', async () => {
  const results = createZeroResults(() => Promise.reject(new Error('down')));
  results.add('unicorn');
  await jest.runOnlyPendingTimersAsync();
  expect(() => results.add('unicorn')).not.toThrow();
});
