import { createContext, useContext, useEffect, useRef } from 'react';
import { CALM_POLL_MS } from '#lib/useLive.ts';

/** What the frame of the desks hears of what waits at them: whether it is told just now, and how often it was. */
interface HeardChanges {
  readonly isTold: boolean;
  readonly times: number;
}

/** One stream for the frame and the desk in it: a browser has few connections. */
export const DeskChanges = createContext<HeardChanges>({ isTold: false, times: 0 });

/**
 * Reads a desk anew when something comes to the desks or goes.
 * @returns how often it is to be asked for besides
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
