import { Link } from 'react-router-dom';
import { takedownStatusWords } from '#features/takedowns/takedown-words.ts';
import { formatDay } from '#lib/dates.ts';
import { EmptyState } from '#ui/StateNotice.tsx';
import type { DataColumn } from '#widgets/data-table/data-table.ts';
import { DataTable } from '#widgets/data-table/DataTable.tsx';
import { tableQuery, tableRows } from '#widgets/data-table/table-query.ts';
import { TableSearch } from '#widgets/data-table/TableSearch.tsx';
import { useTablePlace } from '#widgets/data-table/useTablePlace.ts';
import { DeskHead } from '../DeskHead.tsx';
import { type ListedTakedown, takedownPresets, takedownSort, takedownViewFrom } from './takedown-list-words.ts';
import { useTakedownListQuery } from './TakedownList.query.generated.ts';

const columns: ReadonlyArray<DataColumn<ListedTakedown>> = [
  {
    id: 'number',
    header: 'Number',
    holds: 'number',
    isName: true,
    cell: ({ number }) => <Link to={`/admin/takedowns/${number}`}>{number}</Link>,
  },
  { id: 'pattern', header: 'Pattern', cell: ({ title }) => title },
  { id: 'studio', header: 'Studio', cell: ({ studio }) => studio.name },
  { id: 'claimant', header: 'Claimed by', cell: ({ claimantName }) => claimantName },
  { id: 'status', header: 'State', cell: ({ status }) => takedownStatusWords[status] },
  {
    id: 'due',
    header: 'Answer due',
    holds: 'day',
    isSortable: true,
    cell: ({ dueAt }) => (dueAt === null ? '' : formatDay(dueAt)),
  },
  {
    id: 'restore',
    header: 'On sale again',
    holds: 'day',
    cell: ({ restoreAt }) => (restoreAt === null ? '' : formatDay(restoreAt)),
  },
];

/** Takedown requests, for staff who decide on them. */
export function TakedownsDesk() {
  const place = useTablePlace(['due'], { column: 'due', isDescending: false });
  const { view } = place.filters;
  const result = useTakedownListQuery({
    variables: {
      view: takedownViewFrom(view),
      sort: takedownSort(place.sort),
      search: place.search,
      ...place.paging,
    },
    ...tableQuery,
  });
  const rows = tableRows(result, ({ takedowns }) => takedowns);
  return (
    <>
      <DeskHead title="Takedown requests" />
      <DataTable
        label="Takedown requests"
        table="takedowns"
        columns={columns}
        keyOf={({ number }) => number}
        nameOf={({ number }) => number}
        {...rows}
        place={place}
        presets={takedownPresets}
        filters={<TableSearch place={place} label="Number, title or claimant" />}
        empty={<EmptyState title="No requests">No takedown request is like this.</EmptyState>}
      />
    </>
  );
}
