import type { TablePlace } from './useTablePlace.ts';

/** URL parameters that filter a list by day (UTC), both inclusive. */
export const dayNames = ['from', 'until'] as const;

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

function dayOf(text: string | undefined): string | null {
  return text !== undefined && DAY.test(text) ? text : null;
}

/** Returns the days in the URL as query variables; invalid days are ignored. */
export function daysOf({ filters }: Pick<TablePlace, 'filters'>) {
  return { firstDay: dayOf(filters['from']), lastDay: dayOf(filters['until']) };
}
