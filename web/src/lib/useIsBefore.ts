import { use, useCallback, useSyncExternalStore } from 'react';
import { RenderedAt } from './rendered-at.ts';

/** Maximum delay of a browser timer. */
const MAX_TIMER = 2 ** 31 - 1;

/**
 * Returns whether an instant is in the future, and rerenders when it passes. During hydration, returns the server's
 * result regardless of the clock.
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
