import type { RequestHandler } from 'express';
import { Problem } from './problem.ts';

const LOOK_EVERY_MS = 20;
const RETRY_AFTER_SECONDS = 1;

/**
 * How late this process is: for how many milliseconds longer than they should the last two pauses of its event loop took at
 * least. What arrives now waits about as long. One long pause alone is a machine that stood still, and no overload.
 */
export interface EventLoopLag {
  readonly milliseconds: () => number;
  readonly stop: () => void;
}

/** Watches the event loop of this process; does not keep it alive. */
export function watchEventLoop(now = () => performance.now()): EventLoopLag {
  let lastLook = now();
  let lags: readonly [number, number] = [0, 0];
  const timer = setInterval(() => {
    const look = now();
    lags = [lags[1], Math.max(0, look - lastLook - LOOK_EVERY_MS)];
    lastLook = look;
  }, LOOK_EVERY_MS).unref();
  return { milliseconds: () => Math.min(...lags), stop: () => clearInterval(timer) };
}

/**
 * Refuses calls with `unavailable` while the process is later than a limit: an answer that takes longer than its caller
 * waits is work for nobody, and refusing costs a fraction of it.
 */
export function loadShedding(lag: Pick<EventLoopLag, 'milliseconds'>, limit: number): RequestHandler {
  return (_request, _response, next) => {
    if (lag.milliseconds() > limit) throw new Problem('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    next();
  };
}
