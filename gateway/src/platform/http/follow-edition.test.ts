import { followEdition } from './follow-edition.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Follows an API with a settable edition and counts the changes seen. */
function follow() {
  const seen = { edition: '1', isAway: false, changes: 0 };
  const { stop, current } = followEdition({
    read: async () => {
      if (seen.isAway) throw new Error('away');
      return seen.edition;
    },
    onChange: () => (seen.changes += 1),
    everyMs: 1000,
    settledAfterMs: 4000,
  });
  return { seen, stop, current, wait: (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000) };
}

test('a change is told at once, and again when searches know of it', async () => {
  const { seen, stop, wait } = follow();
  await wait(3);
  expect(seen.changes).toBe(0);
  seen.edition = '2';
  await wait(1);
  expect(seen.changes).toBe(1);
  await wait(10);
  expect(seen.changes).toBe(2);
  stop();
});

test('an api that is away changes nothing, and what it changed meanwhile is told when it is back', async () => {
  const { seen, stop, wait } = follow();
  await wait(2);
  seen.isAway = true;
  await wait(5);
  expect(seen.changes).toBe(0);
  seen.edition = '2';
  seen.isAway = false;
  await wait(1);
  expect(seen.changes).toBe(1);
  stop();
  seen.edition = '3';
  await wait(10);
  expect(seen.changes).toBe(1);
});

test('what is made of an edition may be shared once searches know of it', async () => {
  const { seen, stop, current, wait } = follow();
  expect(current()).toBeUndefined();
  await wait(1);
  expect(current()).toEqual({ text: '1', isSettled: false });
  await wait(4);
  expect(current()).toEqual({ text: '1', isSettled: true });
  seen.edition = '2';
  await wait(1);
  expect(current()).toEqual({ text: '2', isSettled: false });
  await wait(4);
  expect(current()).toEqual({ text: '2', isSettled: true });
  stop();
});
