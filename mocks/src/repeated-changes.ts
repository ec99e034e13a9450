/** Delay in milliseconds between changes of followed data: long enough to see the page before the change. */
const CHANGED_AFTER_MS = 1500;

/** Yields a change at regular intervals, until the consumer stops reading. */
export function repeatedChanges(): AsyncIterableIterator<true> {
  let end: (() => void) | undefined;
  return {
    next: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => resolve({ value: true, done: false }), CHANGED_AFTER_MS);
        end = () => {
          clearTimeout(timer);
          resolve({ value: undefined, done: true });
        };
      }),
    return() {
      end?.();
      return Promise.resolve({ value: undefined, done: true });
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
