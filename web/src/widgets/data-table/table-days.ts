import type { TablePlace } from './useTablePlace.ts';

/** The parameters by which an address narrows a list to days (UTC), both included. */
export const dayNames = ['from', 'until'] as const;

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

function dayOf(text: string | undefined): string | null {
  return text !== undefined && DAY.test(text) ? text : null;
}

/** The days that the address of a table names, as variables of its query; what is no day is left out of account. */
export function daysOf({ filters }: Pick<TablePlace, 'filters'>) {
  return { firstDay: dayOf(filters['from']), lastDay: dayOf(filters['until']) };
}
