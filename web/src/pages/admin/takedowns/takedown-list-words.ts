import type { TakedownSort, TakedownView } from '#generated/types.ts';
import { lookUp } from '#lib/look-up.ts';
import { sortText, type TableSort } from '#widgets/data-table/useTablePlace.ts';
import type { TakedownListQuery } from './TakedownList.query.generated.ts';

/** A takedown request in the list. */
export type ListedTakedown = NonNullable<TakedownListQuery['takedowns']>['items'][number];

/** What the list can be narrowed to, in the order of its presets. */
export const takedownPresets = [
  { label: 'To decide', params: {} },
  { label: 'Taken from sale', params: { view: 'held' } },
  { label: 'Closed', params: { view: 'closed' } },
  { label: 'All', params: { view: 'all' } },
] as const;

const views: Readonly<Record<string, TakedownView>> = { held: 'HELD', closed: 'CLOSED', all: 'ALL' };

/** The view that an address names; what is to be decided, unless it names one. */
export function takedownViewFrom(text: string | undefined): TakedownView {
  return lookUp(views, text) ?? 'WAITING';
}

/** The order of a table, as the list of requests takes it. */
export function takedownSort(sort: TableSort): TakedownSort {
  return sortText(sort) === '-due' ? 'DUE_DESC' : 'DUE';
}
