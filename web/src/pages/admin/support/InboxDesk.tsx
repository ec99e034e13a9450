import { useApolloClient } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '#features/account/viewer/useCurrentUser.ts';
import { formatShortMoment } from '#lib/dates.ts';
import { Badge } from '#ui/Badge.tsx';
import { EmptyState } from '#ui/StateNotice.tsx';
import type { DataColumn } from '#widgets/data-table/data-table.ts';
import { DataTable } from '#widgets/data-table/DataTable.tsx';
import { tableQuery, tableRows } from '#widgets/data-table/table-query.ts';
import { TableSearch } from '#widgets/data-table/TableSearch.tsx';
import { useTablePlace } from '#widgets/data-table/useTablePlace.ts';
import { useDeskChanges } from '../desk-changes.ts';
import { DeskHead } from '../DeskHead.tsx';
import { useExportTicketsMutation } from './ExportTickets.mutation.generated.ts';
import { InboxDocument, type InboxQuery, useInboxQuery } from './Inbox.query.generated.ts';
import { MacroEditor } from './MacroEditor.tsx';
import { deskStatusWords, inboxPresets, inboxSort, viewFrom } from './ticket-desk-words.ts';
import { useInboxActions } from './useInboxActions.ts';

/** Poll interval of the inbox without live updates, in milliseconds. */
const READ_EVERY_MS = 15_000;

type Ticket = NonNullable<InboxQuery['deskTickets']>['items'][number];

const noTickets: readonly Ticket[] = [];
const moment = (instant: string) => <time dateTime={instant}>{formatShortMoment(instant)}</time>;
const columns: ReadonlyArray<DataColumn<Ticket>> = [
  {
    id: 'subject',
    header: 'Subject',
    isName: true,
    cell: ({ number, subject }) => <Link to={`/admin/support/${number}`}>{subject}</Link>,
  },
  { id: 'from', header: 'From', cell: ({ name, email }) => name ?? email },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, isOverdue }) => (
      <Badge tone={isOverdue ? 'accent' : 'linen'}>{isOverdue ? 'Overdue' : deskStatusWords[status]}</Badge>
    ),
  },
  { id: 'assignee', header: 'Assigned to', cell: ({ assignee }) => assignee?.name ?? 'Nobody' },
  { id: 'due', header: 'Answer due', holds: 'moment', isSortable: true, cell: ({ dueAt }) => moment(dueAt) },
  { id: 'number', header: 'Number', isOptional: true, cell: ({ number }) => number },
  {
    id: 'created',
    header: 'Opened',
    holds: 'moment',
    isSortable: true,
    isOptional: true,
    cell: ({ createdAt }) => moment(createdAt),
  },
  {
    id: 'updated',
    header: 'Changed',
    holds: 'moment',
    isSortable: true,
    isOptional: true,
    cell: ({ updatedAt }) => moment(updatedAt),
  },
];

/** Tickets and contact form messages, for support staff. */
export function InboxDesk() {
  const user = useCurrentUser();
  const place = useTablePlace(['due', 'created', 'updated'], { column: 'due', isDescending: false });
  const { view } = place.filters;
  const narrowed = { view: viewFrom(view), search: place.search };
  const client = useApolloClient();
  const readAnew = () => void client.refetchQueries({ include: [InboxDocument] });
  const pollInterval = useDeskChanges(readAnew, READ_EVERY_MS);
  const result = useInboxQuery({
    variables: {
      ...narrowed,
      sort: inboxSort(place.sort),
      ...place.paging,
    },
    ...tableQuery,
    pollInterval,
  });
  const rows = tableRows(result, ({ deskTickets }) => deskTickets);
  const actions = useInboxActions(rows.page?.items ?? noTickets, user?.id ?? '', rows.onReload);
  const [exportTickets] = useExportTicketsMutation();
  const exportLink = async () => (await exportTickets({ variables: { input: narrowed } })).data?.exportTickets;
  return (
    <>
      <DeskHead title="Support">
        <MacroEditor />
      </DeskHead>
      <DataTable
        label="Tickets"
        table="tickets"
        columns={columns}
        keyOf={({ number }) => number}
        nameOf={({ subject }) => subject}
        {...rows}
        place={place}
        exportLink={exportLink}
        presets={inboxPresets}
        filters={<TableSearch place={place} label="Number, address or words" />}
        actions={actions}
        empty={<EmptyState title="Nothing here">No ticket is like this.</EmptyState>}
      />
    </>
  );
}
