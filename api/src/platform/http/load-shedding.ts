import type { RequestHandler } from 'express';
import { Problem } from './problem.ts';

const LOOK_EVERY_MS = 20;
const RETRY_AFTER_SECONDS = 1;

/**
 * How late this process is: for how many milliseconds longer than it should the last pause of its event loop took. What
 * arrives now waits about as long.
 */
export interface EventLoopLag {
  readonly milliseconds: () => number;
  readonly stop: () => void;
}

/** Watches the event loop of this process; does not keep it alive. */
export function watchEventLoop(now = () => performance.now()): EventLoopLag {
  let lastLook = now();
  let lag = 0;
  const timer = setInterval(() => {
    const look = now();
    lag = Math.max(0, look - lastLook - LOOK_EVERY_MS);
    lastLook = look;
  }, LOOK_EVERY_MS).unref();
  return { milliseconds: () => lag, stop: () => clearInterval(timer) };
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
