import { useIsHydrated } from './useIsHydrated.ts';

const parts = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;
const local = new Intl.DateTimeFormat('en-GB', parts);
const universal = new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'UTC', timeZoneName: 'short' });

/**
 * Formats a recent or upcoming instant in the user's time zone: `24 November at 09:30`. The server, which does not
 * know the zone, uses `UTC`.
 */
export function useMoment(instant: string): string {
  const isHydrated = useIsHydrated();
  return (isHydrated ? local : universal).format(new Date(instant));
}
