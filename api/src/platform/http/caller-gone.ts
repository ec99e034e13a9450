import type { ServerResponse } from 'node:http';

/** Abort reason of a call whose client has disconnected. */
export class CallerGone extends Error {
  override readonly name = 'CallerGone';

  constructor() {
    super('The caller has closed the connection.');
  }
}

/** Returns a signal that aborts with `CallerGone` when the connection closes before the reply is sent. */
export function abortOnClose(response: ServerResponse): AbortSignal {
  const caller = new AbortController();
  const onClose = () => {
    if (!response.writableFinished) caller.abort(new CallerGone());
  };
  if (response.closed) onClose();
  else response.once('close', onClose);
  return caller.signal;
}
