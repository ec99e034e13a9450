import type { ServerResponse } from 'node:http';

/** Creates a signal that fires when the connection closes before the reply is sent, to abort upstream calls. */
export function abortOnClose(response: ServerResponse): AbortSignal {
  const caller = new AbortController();
  const onClose = () => {
    if (!response.writableFinished) caller.abort(new Error('The caller has gone'));
  };
  if (response.closed) onClose();
  else response.once('close', onClose);
  return caller.signal;
}

/** Tracks the callers waiting for one piece of work, which is aborted when the last of them has left. */
export class Audience {
  readonly #work = new AbortController();
  #waiting = 0;

  /** Fires when no caller is waiting any more. */
  get signal(): AbortSignal {
    return this.#work.signal;
  }

  /** Adds a caller that waits until the work is done or `signal` fires; without a signal, it never leaves. */
  join(signal: AbortSignal | undefined): void {
    this.#waiting += 1;
    const leave = () => {
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#work.abort(signal?.reason);
    };
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave, { once: true });
  }
}
