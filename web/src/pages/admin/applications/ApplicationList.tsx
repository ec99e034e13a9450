import { countryName } from '@halfdrop/domain';
import { Link, useSearchParams } from 'react-router-dom';
import { formatShortMoment } from '#lib/dates.ts';
import { EmptyState } from '#ui/StateNotice.tsx';
import type { DataColumn } from '#widgets/data-table/data-table.ts';
import { DataTable } from '#widgets/data-table/DataTable.tsx';
import { tableQuery, tableRows } from '#widgets/data-table/table-query.ts';
import { useTablePlace } from '#widgets/data-table/useTablePlace.ts';
import { listedStatuses, statusFrom, statusWords } from './application-status.ts';
import { type ApplicationListQuery, useApplicationListQuery } from './ApplicationList.query.generated.ts';

type Application = NonNullable<ApplicationListQuery['studioApplications']>['items'][number];

const columns: ReadonlyArray<DataColumn<Application>> = [
  {
    id: 'studio',
    header: 'Studio',
    isName: true,
    cell: ({ id, studioName }) => <Link to={`/admin/applications/${id}`}>{studioName}</Link>,
  },
  { id: 'applicant', header: 'Applicant', cell: ({ applicant }) => applicant?.name },
  { id: 'country', header: 'Country', cell: ({ country }) => countryName(country) ?? country },
  { id: 'status', header: 'Status', cell: ({ status }) => statusWords[status] },
  {
    id: 'due',
    header: 'Answer due',
    holds: 'moment',
    cell: ({ answerDueAt }) =>
      answerDueAt === null ? null : <time dateTime={answerDueAt}>{formatShortMoment(answerDueAt)}</time>,
  },
];
const presets = [
  { label: 'All', params: {} },
  ...listedStatuses.map((status) => ({ label: statusWords[status], params: { status: status.toLowerCase() } })),
];

/** Applications, earliest due first, filtered by the URL. */
export function ApplicationList() {
  const [search] = useSearchParams();
  const place = useTablePlace([], { column: 'due', isDescending: false });
  const result = useApplicationListQuery({
    variables: { status: statusFrom(search), ...place.paging },
    ...tableQuery,
  });
  const rows = tableRows(result, ({ studioApplications }) => studioApplications);
  return (
    <DataTable
      label="Applications"
      table="applications"
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ studioName }) => studioName}
      {...rows}
      place={place}
      presets={presets}
      empty={<EmptyState title="No applications">There is none with this status.</EmptyState>}
    />
  );
}
