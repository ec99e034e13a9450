import type { OrderSort, OrderView } from '#generated/types.ts';
import { lookUp } from '#lib/look-up.ts';
import { sortText, type TableSort } from '#widgets/data-table/useTablePlace.ts';

/** Filter presets of the list, in display order. */
export const orderPresets = [
  { label: 'All', params: {} },
  { label: 'Sold', params: { view: 'sold' } },
  { label: 'Unpaid', params: { view: 'unpaid' } },
  { label: 'Refunded', params: { view: 'refunded' } },
] as const;

const views: Readonly<Record<string, OrderView>> = { sold: 'SOLD', unpaid: 'UNPAID', refunded: 'REFUNDED' };
const sorts: Readonly<Record<string, OrderSort>> = {
  created: 'CREATED',
  '-created': 'CREATED_DESC',
  total: 'TOTAL',
  '-total': 'TOTAL_DESC',
};

/** Returns the view in the URL; all by default. */
export function orderViewFrom(text: string | undefined): OrderView {
  return lookUp(views, text) ?? 'ALL';
}

/** Maps a table's sort order to that of the query. */
export function orderSort(sort: TableSort): OrderSort {
  return sorts[sortText(sort)] ?? 'CREATED_DESC';
}
