import { use, useCallback, useSyncExternalStore } from 'react';
import { RenderedAt } from './rendered-at.ts';

/** The longest time a timer of a browser can wait. */
const MAX_TIMER = 2 ** 31 - 1;

/**
 * Whether an instant is still to come; renders anew when it has come. While a page is hydrated it is what the server
 * found, whatever the clocks say.
 */
export function useIsBefore(instant: string): boolean {
  const end = Date.parse(instant);
  const renderedAt = use(RenderedAt);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const left = end - Date.now();
      if (left <= 0) return () => undefined;
      const timer = setTimeout(onChange, Math.min(left, MAX_TIMER));
      return () => clearTimeout(timer);
    },
    [end],
  );
  const isBefore = () => Date.now() < end;
  return useSyncExternalStore(subscribe, isBefore, () => (renderedAt ?? Date.now()) < end);
}
