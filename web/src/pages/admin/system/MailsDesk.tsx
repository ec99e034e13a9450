import type { MailStatus } from '#generated/types.ts';
import { formatShortMoment } from '#lib/dates.ts';
import { lookUp } from '#lib/look-up.ts';
import { EmptyState } from '#ui/StateNotice.tsx';
import type { DataColumn } from '#widgets/data-table/data-table.ts';
import { DataTable } from '#widgets/data-table/DataTable.tsx';
import { tableQuery, tableRows } from '#widgets/data-table/table-query.ts';
import { TableSearch } from '#widgets/data-table/TableSearch.tsx';
import { useTablePlace } from '#widgets/data-table/useTablePlace.ts';
import { DeskHead } from '../DeskHead.tsx';
import { type MailListQuery, useMailListQuery } from './MailList.query.generated.ts';
import { oneByOne } from './one-by-one.ts';
import { useSendMailAgainMutation } from './SendMailAgain.mutation.generated.ts';

type Mail = NonNullable<MailListQuery['systemMails']>['items'][number];

const statusWords: Readonly<Record<MailStatus, string>> = { FAILED: 'Failed', SENT: 'Sent', WAITING: 'Waiting' };
const statuses: Readonly<Record<string, MailStatus>> = { failed: 'FAILED', sent: 'SENT', waiting: 'WAITING' };
const presets = [
  { label: 'All', params: {} },
  { label: 'Waiting', params: { view: 'waiting' } },
  { label: 'Failed', params: { view: 'failed' } },
  { label: 'Sent', params: { view: 'sent' } },
] as const;

const columns: ReadonlyArray<DataColumn<Mail>> = [
  { id: 'subject', header: 'Mail', isName: true, cell: ({ subject }) => subject },
  { id: 'recipient', header: 'To', cell: ({ recipient }) => recipient },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, tries }) => (tries === 1 ? statusWords[status] : `${statusWords[status]}, ${tries} tries`),
  },
  {
    id: 'when',
    header: 'Last try',
    holds: 'moment',
    cell: ({ triedAt }) => <time dateTime={triedAt}>{formatShortMoment(triedAt)}</time>,
  },
  {
    id: 'error',
    header: 'Last failure',
    holds: 'text',
    cell: ({ error }) => error,
  },
  { id: 'task', header: 'Job', isOptional: true, cell: ({ task }) => task },
];

/** Emails sent or attempted, which can be resent. */
export function MailsDesk() {
  const place = useTablePlace([], { column: 'when', isDescending: true });
  const [sendAgain] = useSendMailAgainMutation();
  const result = useMailListQuery({
    variables: { status: lookUp(statuses, place.filters['view']) ?? null, search: place.search, ...place.paging },
    ...tableQuery,
  });
  const rows = tableRows(result, ({ systemMails }) => systemMails);
  const sendOne = async (id: string) =>
    (await sendAgain({ variables: { input: { id } } })).data?.sendMailAgain.errors[0];
  return (
    <>
      <DeskHead
        title="Mails"
        above={{ title: 'System', to: '/admin/system' }}
        words="Kept for 30 days, without their words. A mail that is sent again is made anew, if what it tells of still holds."
      />
      <DataTable
        label="Mails"
        table="mails"
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ subject, recipient }) => `${subject} to ${recipient}`}
        {...rows}
        place={place}
        presets={presets}
        filters={<TableSearch place={place} label="Beginning of an address" />}
        actions={[
          {
            label: 'Send again',
            doneWords: (count) => `${count} on the way again.`,
            run: async (ids) => oneByOne(ids, sendOne).finally(rows.onReload),
          },
        ]}
        empty={<EmptyState title="No mails">No mail is like this.</EmptyState>}
      />
    </>
  );
}
