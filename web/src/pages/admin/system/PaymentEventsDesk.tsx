import { formatShortMoment } from '#lib/dates.ts';
import { EmptyState } from '#ui/StateNotice.tsx';
import type { DataColumn } from '#widgets/data-table/data-table.ts';
import { DataTable } from '#widgets/data-table/DataTable.tsx';
import { tableQuery, tableRows } from '#widgets/data-table/table-query.ts';
import { useTablePlace } from '#widgets/data-table/useTablePlace.ts';
import { DeskHead } from '../DeskHead.tsx';
import { oneByOne } from './one-by-one.ts';
import { type PaymentEventListQuery, usePaymentEventListQuery } from './PaymentEventList.query.generated.ts';
import { useProcessPaymentEventMutation } from './ProcessPaymentEvent.mutation.generated.ts';

type PaymentEvent = NonNullable<PaymentEventListQuery['paymentEvents']>['items'][number];

const timesWords = (times: number) => (times === 1 ? 'Once' : `${times} times`);

const columns: ReadonlyArray<DataColumn<PaymentEvent>> = [
  { id: 'id', header: 'Event', isName: true, cell: ({ id }) => id },
  { id: 'type', header: 'Reports', cell: ({ type }) => type },
  {
    id: 'received',
    header: 'Received',
    holds: 'moment',
    cell: ({ receivedAt }) => <time dateTime={receivedAt}>{formatShortMoment(receivedAt)}</time>,
  },
  {
    id: 'failure',
    header: 'Last failure',
    holds: 'text',
    cell: ({ failure }) => failure?.message,
  },
  { id: 'tries', header: 'Failed', cell: ({ failure }) => failure && timesWords(failure.tries) },
];

const presets = [
  { label: 'Failed', params: {} },
  { label: 'Processed', params: { view: 'processed' } },
];

/** Events from the payment provider; failed ones can be processed again. */
export function PaymentEventsDesk() {
  const place = useTablePlace([], { column: 'received', isDescending: true });
  const isFailed = place.filters['view'] !== 'processed';
  const [process] = useProcessPaymentEventMutation();
  const result = usePaymentEventListQuery({
    variables: { view: isFailed ? 'FAILED' : 'PROCESSED', ...place.paging },
    ...tableQuery,
  });
  const rows = tableRows(result, ({ paymentEvents }) => paymentEvents);
  const processOne = async (id: string) =>
    (await process({ variables: { input: { id } } })).data?.processPaymentEvent.errors[0];
  const again = {
    label: 'Process again',
    doneWords: (count: number) => `${count} processed.`,
    run: async (ids: readonly string[]) => oneByOne(ids, processOne).finally(rows.onReload),
  };
  return (
    <>
      <DeskHead title="Payment events" above={{ title: 'System', to: '/admin/system' }} />
      <DataTable
        label="Payment events"
        table="payment-events"
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ id }) => id}
        {...rows}
        place={place}
        presets={presets}
        actions={isFailed ? [again] : []}
        empty={<EmptyState title="No events">No event of the payment provider is like this.</EmptyState>}
      />
    </>
  );
}
