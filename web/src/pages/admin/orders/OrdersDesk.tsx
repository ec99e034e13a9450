import { Link } from 'react-router-dom';
import { orderStatusWords } from '#features/orders/order-words.ts';
import { formatDate } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { Heading } from '#ui/Heading.tsx';
import { EmptyState } from '#ui/StateNotice.tsx';
import type { DataColumn } from '#widgets/data-table/data-table.ts';
import { DataTable } from '#widgets/data-table/DataTable.tsx';
import { TableSearch } from '#widgets/data-table/TableSearch.tsx';
import { useTablePlace } from '#widgets/data-table/useTablePlace.ts';
import { useExportOrdersMutation } from './ExportOrders.mutation.generated.ts';
import { type OrderListQuery, useOrderListQuery } from './OrderList.query.generated.ts';
import { orderPresets, orderSort, orderViewFrom } from './order-list-words.ts';

const PAGE_SIZE = 24;

type Order = NonNullable<OrderListQuery['adminOrders']>['items'][number];

const columns: ReadonlyArray<DataColumn<Order>> = [
  {
    id: 'number',
    header: 'Number',
    isName: true,
    cell: ({ number }) => <Link to={`/admin/orders/${number}`}>{number}</Link>,
  },
  {
    id: 'created',
    header: 'Placed',
    isSortable: true,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
  },
  { id: 'buyer', header: 'Buyer', cell: ({ buyerName, receiptEmail }) => buyerName ?? receiptEmail },
  { id: 'status', header: 'Status', cell: ({ status }) => orderStatusWords[status] },
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
  const { view, q = '' } = place.filters;
  const narrowed = { view: orderViewFrom(view), search: q === '' ? null : q };
  const { data, previousData, loading, error, refetch } = useOrderListQuery({
    variables: { ...narrowed, sort: orderSort(place.sort), page: place.page, limit: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const [exportOrders] = useExportOrdersMutation();
  const exportLink = async () => (await exportOrders({ variables: { input: narrowed } })).data?.exportOrders;
  const reload = () => {
    refetch().catch((cause: unknown) => console.warn('The orders were not loaded.', cause));
  };
  return (
    <>
      <Heading as="h1" size="page" marginBottom="6">
        Orders
      </Heading>
      <DataTable
        label="Orders"
        table="orders"
        columns={columns}
        keyOf={({ number }) => number}
        nameOf={({ number }) => number}
        page={(data ?? previousData)?.adminOrders ?? undefined}
        pageSize={PAGE_SIZE}
        place={place}
        isLoading={loading}
        failure={loading ? undefined : error?.message}
        onRetry={reload}
        exportLink={exportLink}
        presets={orderPresets}
        filters={<TableSearch place={place} label="Number or address" />}
        empty={<EmptyState title="No orders">No order is like this.</EmptyState>}
      />
    </>
  );
}
