import type { ServerResponse } from 'node:http';

/** Fires when the connection closes before the reply is out: what is asked upstream for it is given up. */
export function abortOnClose(response: ServerResponse): AbortSignal {
  const caller = new AbortController();
  const onClose = () => {
    if (!response.writableFinished) caller.abort(new Error('The caller has gone'));
  };
  if (response.closed) onClose();
  else response.once('close', onClose);
  return caller.signal;
}

/** Who waits for one piece of work: it is given up when the last of them has gone. */
export class Audience {
  readonly #work = new AbortController();
  #waiting = 0;

  /** Fires when nobody waits any more. */
  get signal(): AbortSignal {
    return this.#work.signal;
  }

  /** Counts one more who waits until the work is done or `signal` fires; without one, who never goes. */
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
