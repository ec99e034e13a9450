import express, { type Router } from 'express';
import * as v from 'valibot';
import { validated } from '../http/validate.ts';
import type { Clock } from './clock.ts';

/** A clock that people may put forward, and what goes with it. */
export interface TestTime {
  readonly clock: Clock;
  /** Puts the clock forward and does all that comes due on the way. */
  readonly travel: (milliseconds: number) => Promise<void>;
}

const MOST_SECONDS = 3 * 366 * 86_400;
const words = `Must be a whole number of seconds from 0 to ${MOST_SECONDS}`;

const AdvanceSchema = v.object({
  advanceSeconds: v.pipe(v.number(words), v.safeInteger(words), v.minValue(0, words), v.maxValue(MOST_SECONDS, words)),
});

/** Lets a test put the clock of the shop forward. For development and tests only. */
export function clockRoutes(router: Router, { clock, travel }: TestTime): void {
  router.post('/dev/clock', express.json({ limit: '1kb' }), (request, response, next) => {
    travel(validated(AdvanceSchema, request.body).advanceSeconds * 1000)
      .then(() => response.json({ data: { now: clock.now().toISOString() } }))
      .catch(next);
  });
}
