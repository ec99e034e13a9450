import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';

/** Maximum duration of a stream in seconds; listeners then reconnect. */
const MAX_SECONDS = 86_400;

const secondsWords = `Seconds must be a whole number from 0 to ${MAX_SECONDS}`;

const SecondsField = v.pipe(
  v.optional(v.string(secondsWords), '0'),
  v.digits(secondsWords),
  v.transform(Number),
  v.maxValue(MAX_SECONDS, secondsWords),
);

/** Endpoints of this domain. */
export const changeCalls = {
  stream: defineCall({
    method: 'get',
    path: '/changes',
    summary:
      'Streams server-sent events to the gateway for `seconds`, each naming what has changed, such as `order:` and its id. Changes before the first byte are not reported.',
    auth: 'none',
    query: v.object({ seconds: SecondsField }),
    response: { mediaTypes: ['text/event-stream'] },
    errors: [],
  }),
};
