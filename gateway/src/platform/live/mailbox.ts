/**
 * Minimum milliseconds between two notifications to one reader: in a burst of changes, the first is delivered
 * immediately, and the last.
 */
const GAP_MS = 200;

/**
 * A mailbox holding at most one notification: repeated notifications before it is read are merged. Either side can end
 * it, like any iterator.
 */
export class Mailbox implements AsyncIterableIterator<true> {
  #isTold = false;
  #isEnded = false;
  #toldAt = -Infinity;
  #later: NodeJS.Timeout | undefined;
  #read: ((result: IteratorResult<true, undefined>) => void) | undefined;
  readonly #onEnd: () => void;

  /** @param onEnd called when the reader leaves */
  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
  }

  tell(): void {
    if (this.#isTold || this.#isEnded) return;
    this.#isTold = true;
    this.#giveInTime();
  }

  end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    clearTimeout(this.#later);
    this.#answer({ value: undefined, done: true });
    this.#onEnd();
  }

  next(): Promise<IteratorResult<true, undefined>> {
    if (this.#isEnded) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve) => {
      this.#read = resolve;
      this.#giveInTime();
    });
  }

  return(): Promise<IteratorResult<true, undefined>> {
    this.end();
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #giveInTime(): void {
    if (!this.#isTold || !this.#read) return;
    const wait = this.#toldAt + GAP_MS - performance.now();
    if (wait <= 0) this.#give();
    else this.#later = setTimeout(() => this.#give(), wait).unref();
  }

  #give(): void {
    this.#isTold = false;
    this.#toldAt = performance.now();
    this.#answer({ value: true, done: false });
  }

  #answer(result: IteratorResult<true, undefined>): void {
    this.#read?.(result);
    this.#read = undefined;
  }
}
