import { Link } from 'react-router-dom';
import { orderStatusWords } from '#features/orders/order-words.ts';
import { capitalized } from '#lib/capitalized.ts';
import { formatDate } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { EmptyState } from '#ui/StateNotice.tsx';
import type { DataColumn } from '#widgets/data-table/data-table.ts';
import { DataTable } from '#widgets/data-table/DataTable.tsx';
import { tableQuery, tableRows } from '#widgets/data-table/table-query.ts';
import { daysOf } from '#widgets/data-table/table-days.ts';
import { TableSearch } from '#widgets/data-table/TableSearch.tsx';
import { useTablePlace } from '#widgets/data-table/useTablePlace.ts';
import { OrderChecks } from '../checks/OrderChecks.tsx';
import { DeskHead } from '../DeskHead.tsx';
import { useExportOrdersMutation } from './ExportOrders.mutation.generated.ts';
import { type OrderListQuery, useOrderListQuery } from './OrderList.query.generated.ts';
import { orderPresets, orderSort, orderViewFrom } from './order-list-words.ts';

type Order = NonNullable<OrderListQuery['adminOrders']>['items'][number];

const columns: ReadonlyArray<DataColumn<Order>> = [
  {
    id: 'number',
    header: 'Number',
    holds: 'number',
    isName: true,
    cell: ({ number }) => <Link to={`/admin/orders/${number}`}>{number}</Link>,
  },
  {
    id: 'created',
    header: 'Placed',
    holds: 'day',
    isSortable: true,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
  },
  { id: 'buyer', header: 'Buyer', cell: ({ buyerName, receiptEmail }) => buyerName ?? receiptEmail },
  { id: 'status', header: 'Status', cell: ({ status }) => capitalized(orderStatusWords[status]) },
  { id: 'total', header: 'Total', isSortable: true, cell: ({ total }) => formatMoney(total) },
  {
    id: 'refunded',
    header: 'Refunded',
    cell: ({ refunded }) => (refunded.minorUnits === 0 ? '' : formatMoney(refunded)),
  },
  { id: 'email', header: 'Receipt to', isOptional: true, cell: ({ receiptEmail }) => receiptEmail },
  { id: 'items', header: 'Patterns', isOptional: true, cell: ({ itemCount }) => itemCount },
];

/** All orders, for those who look after them. */
export function OrdersDesk() {
  const place = useTablePlace(['created', 'total'], { column: 'created', isDescending: true });
  const { view } = place.filters;
  const narrowed = { view: orderViewFrom(view), search: place.search, ...daysOf(place) };
  const result = useOrderListQuery({
    variables: { ...narrowed, sort: orderSort(place.sort), ...place.paging },
    ...tableQuery,
  });
  const rows = tableRows(result, ({ adminOrders }) => adminOrders);
  const [exportOrders] = useExportOrdersMutation();
  const exportLink = async () => (await exportOrders({ variables: { input: narrowed } })).data?.exportOrders;
  return (
    <>
      <DeskHead title="Orders" />
      <DataTable
        label="Orders"
        table="orders"
        columns={columns}
        keyOf={({ number }) => number}
        nameOf={({ number }) => number}
        {...rows}
        place={place}
        exportLink={exportLink}
        presets={orderPresets}
        filters={<TableSearch place={place} label="Number or address" days="Placed" />}
        empty={<EmptyState title="No orders">No order is like this.</EmptyState>}
      />
      {rows.isLoading && !rows.page ? null : <OrderChecks />}
    </>
  );
}
