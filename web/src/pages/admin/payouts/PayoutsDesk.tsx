import { Link } from 'react-router-dom';
import type { AdminPayoutView, PayoutStatus } from '#generated/types.ts';
import { formatDay, formatMonth } from '#lib/dates.ts';
import { lookUp } from '#lib/look-up.ts';
import { formatMoney } from '#lib/money.ts';
import { Badge } from '#ui/Badge.tsx';
import { EmptyState } from '#ui/StateNotice.tsx';
import type { DataColumn } from '#widgets/data-table/data-table.ts';
import { DataTable } from '#widgets/data-table/DataTable.tsx';
import { tableQuery, tableRows } from '#widgets/data-table/table-query.ts';
import { TableSearch } from '#widgets/data-table/TableSearch.tsx';
import { sortText, useTablePlace } from '#widgets/data-table/useTablePlace.ts';
import { DeskHead } from '../DeskHead.tsx';
import { useExportPayoutsMutation } from './ExportPayouts.mutation.generated.ts';
import { type PayoutListQuery, usePayoutListQuery } from './PayoutList.query.generated.ts';

type Payout = NonNullable<PayoutListQuery['adminPayouts']>['items'][number];

const statusWords: Readonly<Record<PayoutStatus, string>> = {
  FAILED: 'Failed',
  PAID: 'Arrived',
  REQUESTED: 'Asked for',
  RETURNED: 'Came back',
  SENT: 'On its way',
};
const views: Readonly<Record<string, AdminPayoutView>> = {
  'on-the-way': 'ON_THE_WAY',
  paid: 'PAID',
  failed: 'FAILED',
};
const presets = [
  { label: 'All', params: {} },
  { label: 'On their way', params: { view: 'on-the-way' } },
  { label: 'Arrived', params: { view: 'paid' } },
  { label: 'Failed', params: { view: 'failed' } },
] as const;
const hasFailed = (status: PayoutStatus) => status === 'FAILED' || status === 'RETURNED';

const columns: ReadonlyArray<DataColumn<Payout>> = [
  {
    id: 'studio',
    header: 'Studio',
    isName: true,
    cell: ({ studio }) => <Link to={`/admin/studios/${studio.id}`}>{studio.name}</Link>,
  },
  { id: 'amount', header: 'Amount', cell: ({ amount }) => formatMoney(amount) },
  {
    id: 'status',
    header: 'Status',
    holds: 'text',
    cell: ({ status, reason }) => (
      <>
        <Badge tone={hasFailed(status) ? 'accent' : 'linen'}>{statusWords[status]}</Badge> {reason}
      </>
    ),
  },
  { id: 'month', header: 'For', cell: ({ month }) => (month === null ? 'Asked for' : formatMonth(month)) },
  {
    id: 'requested',
    header: 'Since',
    holds: 'day',
    isSortable: true,
    cell: ({ requestedAt }) => formatDay(requestedAt),
  },
  {
    id: 'settled',
    header: 'Settled',
    holds: 'day',
    cell: ({ settledAt }) => (settledAt === null ? '' : formatDay(settledAt)),
  },
];

/** Payouts of all studios. */
export function PayoutsDesk() {
  const place = useTablePlace(['requested'], { column: 'requested', isDescending: true });
  const narrowed = { view: lookUp(views, place.filters['view']) ?? ('ALL' as const), search: place.search };
  const sort = sortText(place.sort) === 'requested' ? ('REQUESTED' as const) : ('REQUESTED_DESC' as const);
  const result = usePayoutListQuery({ variables: { ...narrowed, sort, ...place.paging }, ...tableQuery });
  const rows = tableRows(result, ({ adminPayouts }) => adminPayouts);
  const [exportPayouts] = useExportPayoutsMutation();
  const exportLink = async () => (await exportPayouts({ variables: { input: narrowed } })).data?.exportPayouts;
  return (
    <>
      <DeskHead
        title="Payouts"
        above={{ title: 'Money', to: '/admin/money' }}
        words="Studios are paid on the second of each month, or when they ask. What fails or comes back is in their balance again."
      />
      <DataTable
        label="Payouts"
        table="payouts"
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ studio, number }) => `${studio.name}, payout ${number}`}
        {...rows}
        place={place}
        exportLink={exportLink}
        presets={presets}
        filters={<TableSearch place={place} label="Beginning of a studio’s name" />}
        empty={<EmptyState title="No payouts">No payout is like this.</EmptyState>}
      />
    </>
  );
}
