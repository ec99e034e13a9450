import type { ServerResponse } from 'node:http';

/** Why a call is given up: whoever asked has closed the connection, and no answer reaches anyone. */
export class CallerGone extends Error {
  override readonly name = 'CallerGone';

  constructor() {
    super('The caller has closed the connection.');
  }
}

/** Fires with `CallerGone` when the connection closes before the answer is out. */
export function abortOnClose(response: ServerResponse): AbortSignal {
  const caller = new AbortController();
  const onClose = () => {
    if (!response.writableFinished) caller.abort(new CallerGone());
  };
  if (response.closed) onClose();
  else response.once('close', onClose);
  return caller.signal;
}
