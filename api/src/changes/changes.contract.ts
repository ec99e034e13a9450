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
      'Server-sent events for the gateway: names what has changed, such as `order:` and its id, as it happens and for `seconds`. Nothing that was changed before the first byte is told.',
    auth: 'none',
    query: v.object({ seconds: SecondsField }),
    response: { mediaTypes: ['text/event-stream'] },
    errors: [],
  }),
};
