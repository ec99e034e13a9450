import { act, renderHook } from '@testing-library/react';
import { timeLeftWords, useTimeLeft } from './time-left.ts';

const minute = 60_000;
const hour = 60 * minute;

test.each([
  [49 * hour, '2 days left'],
  [48 * hour - 1, '47 h 59 min left'],
  [hour, '1 h 00 min left'],
  [hour - 1000, '59:59 left'],
  [65_000, '1:05 left'],
  [1, '0:00 left'],
  [0, 'Ended'],
])('HM-17 %d ms before the end: %s', (left, words) => {
  expect(timeLeftWords(left)).toBe(words);
});

test('HM-17 the time left runs down and stops at zero', () => {
  jest.useFakeTimers({ now: 0 });
  try {
    const { result } = renderHook(() => useTimeLeft(new Date(2 * hour).toISOString()));
    expect(result.current).toBe(2 * hour);
    act(() => jest.advanceTimersByTime(minute));
    expect(result.current).toBe(2 * hour - minute);
    act(() => jest.advanceTimersByTime(hour - minute));
    // One step at a time: each sets the timer of the next.
    for (let second = 0; second < 3600; second++) act(() => jest.advanceTimersByTime(1000));
    expect(result.current).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  } finally {
    jest.useRealTimers();
  }
});
