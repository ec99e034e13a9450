import { Link } from 'react-router-dom';
import { reportReasonWords } from '#features/reviews/report-words.ts';
import { formatDay } from '#lib/dates.ts';
import { EmptyState } from '#ui/StateNotice.tsx';
import type { DataColumn } from '#widgets/data-table/data-table.ts';
import { DataTable } from '#widgets/data-table/DataTable.tsx';
import { tableQuery, tableRows } from '#widgets/data-table/table-query.ts';
import { useTablePlace } from '#widgets/data-table/useTablePlace.ts';
import { DeskHead } from '../DeskHead.tsx';
import { type ListedReport, reportPresets, reportSort, reportViewFrom } from './report-list-words.ts';
import { useReportListQuery } from './ReportList.query.generated.ts';

/** Number of characters of a review shown in its row. */
const BEGINNING = 60;

const columns: ReadonlyArray<DataColumn<ListedReport>> = [
  {
    id: 'review',
    header: 'Review',
    isName: true,
    cell: ({ id, text }) => <Link to={`/admin/reports/${id}`}>{beginningOf(text)}</Link>,
  },
  { id: 'pattern', header: 'Pattern', cell: ({ asset }) => asset.title },
  { id: 'reports', header: 'Reports', isSortable: true, cell: ({ reportCount }) => reportCount },
  {
    id: 'reasons',
    header: 'Because',
    holds: 'text',
    cell: ({ reasons }) => reasons.map((reason) => reportReasonWords[reason]).join('; '),
  },
  {
    id: 'waiting',
    header: 'Waits since',
    holds: 'day',
    isSortable: true,
    cell: ({ oldestReportAt }) => (oldestReportAt === null ? '' : formatDay(oldestReportAt)),
  },
  { id: 'state', header: 'State', cell: ({ isHidden }) => (isHidden ? 'Hidden' : 'Shown') },
];

function beginningOf(text: string): string {
  return text.length > BEGINNING ? `${text.slice(0, BEGINNING)}…` : text;
}

/** Reported reviews, for staff who decide on them. */
export function ReportsDesk() {
  const place = useTablePlace(['waiting', 'reports'], { column: 'waiting', isDescending: false });
  const result = useReportListQuery({
    variables: {
      view: reportViewFrom(place.filters['view']),
      sort: reportSort(place.sort),
      ...place.paging,
    },
    ...tableQuery,
  });
  const rows = tableRows(result, ({ reportedReviews }) => reportedReviews);
  return (
    <>
      <DeskHead title="Reported reviews" />
      <DataTable
        label="Reported reviews"
        table="reports"
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ text }) => beginningOf(text)}
        {...rows}
        place={place}
        presets={reportPresets}
        empty={<EmptyState title="No reports">No review is like this.</EmptyState>}
      />
    </>
  );
}
