import { createContext, useContext, useEffect, useRef } from 'react';
import { CALM_POLL_MS } from '#lib/useLive.ts';

/** Live changes of waiting items: whether the stream is connected, and the number of changes so far. */
interface HeardChanges {
  readonly isTold: boolean;
  readonly times: number;
}

/** A single stream for the frame and its desk, as browsers limit connections. */
export const DeskChanges = createContext<HeardChanges>({ isTold: false, times: 0 });

/**
 * Refetches a desk when waiting items change.
 * @returns poll interval to use in addition, in milliseconds
 */
export function useDeskChanges(onChange: () => void, pollMs: number): number {
  const { isTold, times } = useContext(DeskChanges);
  const latest = useRef(onChange);
  const heard = useRef(times);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (heard.current === times) return;
    heard.current = times;
    latest.current();
  }, [times]);
  return isTold ? CALM_POLL_MS : pollMs;
}
