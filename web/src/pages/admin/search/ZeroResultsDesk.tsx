import { Link } from 'react-router-dom';
import { formatDay } from '#lib/dates.ts';
import { EmptyState } from '#ui/StateNotice.tsx';
import type { DataColumn } from '#widgets/data-table/data-table.ts';
import { DataTable } from '#widgets/data-table/DataTable.tsx';
import { tableQuery, tableRows } from '#widgets/data-table/table-query.ts';
import { useTablePlace } from '#widgets/data-table/useTablePlace.ts';
import { DeskHead } from '../DeskHead.tsx';
import { useZeroResultListQuery, type ZeroResultListQuery } from './ZeroResultList.query.generated.ts';

type ZeroResult = NonNullable<ZeroResultListQuery['zeroResults']>['items'][number];

const columns: ReadonlyArray<DataColumn<ZeroResult>> = [
  { id: 'words', header: 'Words', isName: true, cell: ({ words }) => words },
  { id: 'count', header: 'Times in 90 days', cell: ({ count }) => count },
  { id: 'last', header: 'Last typed', holds: 'day', cell: ({ lastDay }) => formatDay(`${lastDay}T12:00:00.000Z`) },
  {
    id: 'synonym',
    header: 'Synonym',
    cell: ({ words }) => (
      <Link to={`/admin/search?typed=${encodeURIComponent(words)}`} aria-label={`Add a synonym for ${words}`}>
        Add one
      </Link>
    ),
  },
];

/** Searches without results, most frequent first. */
export function ZeroResultsDesk() {
  const place = useTablePlace([], { column: 'count', isDescending: true });
  const result = useZeroResultListQuery({
    variables: { ...place.paging },
    ...tableQuery,
  });
  const rows = tableRows(result, ({ zeroResults }) => zeroResults);
  return (
    <>
      <DeskHead title="Words that found nothing" above={{ title: 'Search', to: '/admin/search' }} />
      <DataTable
        label="Words that found nothing"
        table="zero-results"
        columns={columns}
        keyOf={({ words }) => words}
        nameOf={({ words }) => words}
        {...rows}
        place={place}
        empty={<EmptyState title="Everything found something">Nothing was typed in vain for 90 days.</EmptyState>}
      />
    </>
  );
}
