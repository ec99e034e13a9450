import { Link } from 'react-router-dom';
import { countryName } from '@halfdrop/domain';
import { EmptyState } from '#ui/StateNotice.tsx';
import type { DataColumn } from '#widgets/data-table/data-table.ts';
import { DataTable } from '#widgets/data-table/DataTable.tsx';
import { tableQuery, tableRows } from '#widgets/data-table/table-query.ts';
import { TableSearch } from '#widgets/data-table/TableSearch.tsx';
import { useTablePlace } from '#widgets/data-table/useTablePlace.ts';
import { DeskHead } from '../DeskHead.tsx';
import { useExportStudiosMutation } from './ExportStudios.mutation.generated.ts';
import { type ListedStudio, studioPresets, studioSort, studioViewFrom } from './studio-list-words.ts';
import { useStudioListQuery } from './StudioList.query.generated.ts';

const columns: ReadonlyArray<DataColumn<ListedStudio>> = [
  {
    id: 'name',
    header: 'Name',
    isName: true,
    isSortable: true,
    cell: ({ id, name }) => <Link to={`/admin/studios/${id}`}>{name}</Link>,
  },
  { id: 'patterns', header: 'On sale', cell: ({ onSaleCount }) => onSaleCount },
  { id: 'members', header: 'Members', cell: ({ memberCount }) => memberCount },
  { id: 'country', header: 'Country', cell: ({ country }) => countryName(country) ?? country },
  { id: 'joined', header: 'Since', isSortable: true, cell: ({ joinedYear }) => joinedYear },
  { id: 'featured', header: 'Featured', cell: ({ isFeatured }) => (isFeatured ? 'Yes' : '') },
  { id: 'state', header: 'State', cell: ({ isHeld }) => (isHeld ? 'Held by us' : '') },
];

/** All studios. */
export function StudiosDesk() {
  const place = useTablePlace(['name', 'joined'], { column: 'name', isDescending: false });
  const { view } = place.filters;
  const narrowed = { view: studioViewFrom(view), search: place.search };
  const result = useStudioListQuery({
    variables: {
      ...narrowed,
      sort: studioSort(place.sort),
      ...place.paging,
    },
    ...tableQuery,
  });
  const rows = tableRows(result, ({ adminStudios }) => adminStudios);
  const [exportStudios] = useExportStudiosMutation();
  const exportLink = async () => (await exportStudios({ variables: { input: narrowed } })).data?.exportStudios;
  return (
    <>
      <DeskHead title="Studios" />
      <DataTable
        label="Studios"
        table="studios"
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        {...rows}
        place={place}
        exportLink={exportLink}
        presets={studioPresets}
        filters={<TableSearch place={place} label="Name, address or mail of a member" />}
        empty={<EmptyState title="No studios">No studio is like this.</EmptyState>}
      />
    </>
  );
}
