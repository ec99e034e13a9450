import { Link } from 'react-router-dom';
import { formatShortMoment } from '#lib/dates.ts';
import { EmptyState } from '#ui/StateNotice.tsx';
import type { DataColumn } from '#widgets/data-table/data-table.ts';
import { DataTable } from '#widgets/data-table/DataTable.tsx';
import { tableQuery, tableRows } from '#widgets/data-table/table-query.ts';
import { useTablePlace } from '#widgets/data-table/useTablePlace.ts';
import { DeskHead } from '../DeskHead.tsx';
import { type ThreadListQuery, useThreadListQuery } from './ThreadList.query.generated.ts';

type ListedThread = NonNullable<ThreadListQuery['submissionThreads']>['items'][number];

const columns: ReadonlyArray<DataColumn<ListedThread>> = [
  {
    id: 'pattern',
    header: 'Pattern',
    isName: true,
    cell: ({ submissionId, title }) => <Link to={`/admin/messages/${submissionId}`}>{title}</Link>,
  },
  { id: 'studio', header: 'Studio', cell: ({ studio }) => studio.name },
  {
    id: 'waiting',
    header: 'Waits since',
    holds: 'moment',
    cell: ({ askedAt }) => (askedAt === null ? '' : formatShortMoment(askedAt)),
  },
];

/** Patterns whose studio is waiting for an answer, for reviewers. */
export function ThreadsDesk() {
  const place = useTablePlace(['waiting'], { column: 'waiting', isDescending: false });
  const result = useThreadListQuery({ variables: place.paging, ...tableQuery });
  return (
    <>
      <DeskHead title="Messages of studios" />
      <DataTable
        label="Messages of studios"
        table="messages"
        columns={columns}
        keyOf={({ submissionId }) => submissionId}
        nameOf={({ title }) => title}
        {...tableRows(result, ({ submissionThreads }) => submissionThreads)}
        place={place}
        empty={<EmptyState title="No messages">No studio waits for an answer.</EmptyState>}
      />
    </>
  );
}
