import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and while a server-rendered page is hydrated, true from then on. What depends on the session
 * or on the browser's storage waits for it.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
