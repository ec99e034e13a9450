import { watchEventLoop } from './load-shedding.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A watched event loop whose pauses take what the test says. */
function watched() {
  let time = 0;
  const lag = watchEventLoop(() => time);
  const pause = (milliseconds: number) => {
    time += milliseconds;
    jest.advanceTimersToNextTimer();
  };
  return { lag, pause };
}

test('C6 a process is late while one pause after the other is too long', () => {
  const { lag, pause } = watched();
  pause(520);
  pause(620);
  expect(lag.milliseconds()).toBe(500);
  pause(20);
  expect(lag.milliseconds()).toBe(0);
  lag.stop();
});

test('C6 a machine that stood still once is no overload', () => {
  const { lag, pause } = watched();
  pause(20);
  pause(5000);
  expect(lag.milliseconds()).toBe(0);
  lag.stop();
});
