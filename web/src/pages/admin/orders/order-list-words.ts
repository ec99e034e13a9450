import type { OrderSort, OrderView } from '#generated/types.ts';
import { lookUp } from '#lib/look-up.ts';
import { sortText, type TableSort } from '#widgets/data-table/useTablePlace.ts';

/** What the list can be narrowed to, in the order of its presets. */
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

/** The view that an address names; all, unless it names one. */
export function orderViewFrom(text: string | undefined): OrderView {
  return lookUp(views, text) ?? 'ALL';
}

/** The order of a table, as the list of orders takes it. */
export function orderSort(sort: TableSort): OrderSort {
  return sorts[sortText(sort)] ?? 'CREATED_DESC';
}
