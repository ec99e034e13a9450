/** Milliseconds after which something has changed that is followed: long enough to look at what a page shows before. */
const CHANGED_AFTER_MS = 1500;

/** Tells every moment that something has changed, until nobody reads. */
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
