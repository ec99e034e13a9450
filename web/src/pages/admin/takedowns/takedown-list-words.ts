import type { TakedownSort, TakedownView } from '#generated/types.ts';
import { lookUp } from '#lib/look-up.ts';
import { sortText, type TableSort } from '#widgets/data-table/useTablePlace.ts';
import type { TakedownListQuery } from './TakedownList.query.generated.ts';

/** A takedown request in the list. */
export type ListedTakedown = NonNullable<TakedownListQuery['takedowns']>['items'][number];

/** Filter presets of the list, in display order. */
export const takedownPresets = [
  { label: 'To decide', params: {} },
  { label: 'Taken from sale', params: { view: 'held' } },
  { label: 'Closed', params: { view: 'closed' } },
  { label: 'All', params: { view: 'all' } },
] as const;

const views: Readonly<Record<string, TakedownView>> = { held: 'HELD', closed: 'CLOSED', all: 'ALL' };

/** Returns the view in the URL; undecided requests by default. */
export function takedownViewFrom(text: string | undefined): TakedownView {
  return lookUp(views, text) ?? 'WAITING';
}

/** Maps a table's sort order to that of the query. */
export function takedownSort(sort: TableSort): TakedownSort {
  return sortText(sort) === '-due' ? 'DUE_DESC' : 'DUE';
}
