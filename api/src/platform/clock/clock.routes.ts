import type { Router } from 'express';
import * as v from 'valibot';
import { bindCall, type CallEnvironment } from '../http/bind-call.ts';
import { defineCall } from '../http/contract.ts';
import { InstantField } from '../http/fields.ts';
import type { Clock } from './clock.ts';

/** Dependencies of the test clock routes. */
export interface TestTime {
  readonly clock: Clock;
  /** Advances the clock and runs everything that becomes due on the way. */
  readonly travel: (milliseconds: number) => Promise<void>;
}

const MAX_SECONDS = 3 * 366 * 86_400;
const words = `Must be a whole number of seconds from 0 to ${MAX_SECONDS}`;

/** Undocumented: publicly reachable shops do not have this call. */
const advanceCall = defineCall({
  method: 'post',
  path: '/dev/clock',
  summary: 'Advances the clock of the shop and runs everything that falls due meanwhile.',
  auth: 'none',
  body: v.object({
    advanceSeconds: v.pipe(v.number(words), v.safeInteger(words), v.minValue(0, words), v.maxValue(MAX_SECONDS, words)),
  }),
  response: v.object({ now: InstantField }),
  errors: [],
});

/** Registers the call that advances the clock. For development and tests only. */
export function clockRoutes(router: Router, environment: CallEnvironment, { clock, travel }: TestTime): void {
  bindCall(router, advanceCall, environment, async ({ body }) => {
    await travel(body.advanceSeconds * 1000);
    return { now: clock.now().toISOString() };
  });
}
