import request from 'supertest';
import { loadShedding, watchEventLoop } from './load-shedding.ts';

describe('C6 the event loop', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Creates an event loop watcher with simulated delays. */
  function watched() {
    let time = 0;
    const lag = watchEventLoop(() => time);
    const pause = (milliseconds: number) => {
      time += milliseconds;
      jest.advanceTimersToNextTimer();
    };
    return { lag, pause };
  }

  test('is late while one pause after the other is too long', () => {
    const { lag, pause } = watched();
    pause(520);
    pause(620);
    expect(lag.milliseconds()).toBe(500);
    pause(20);
    expect(lag.milliseconds()).toBe(0);
    lag.stop();
  });

  test('is not late after the machine stood still once', () => {
    const { lag, pause } = watched();
    pause(20);
    pause(5000);
    expect(lag.milliseconds()).toBe(0);
    lag.stop();
  });
});

test('C6 calls of a full line are refused unread, all others reach the application', async () => {
  let isFull = true;
  const metrics = { countShed: jest.fn() };
  const logger = { warn: jest.fn() };
  const served = loadShedding((_request, response) => response.end('served'), {
    lag: { milliseconds: () => 0 },
    maxLag: 400,
    lines: [{ paths: ['/counts'], isFull: () => isFull }],
    isExempt: () => false,
    metrics,
    logger,
  });
  const refused = await request(served).get('/counts?color=blue').set('x-request-id', 'mine').expect(503);
  expect(refused.body).toMatchObject({ code: 'unavailable', requestId: 'mine' });
  expect(refused.headers).toMatchObject({ 'retry-after': '1', 'x-request-id': 'mine' });
  expect(metrics.countShed).toHaveBeenCalledTimes(1);
  await request(served).get('/counts/of/another').expect(200);
  isFull = false;
  await request(served).get('/counts').expect(200);
});
