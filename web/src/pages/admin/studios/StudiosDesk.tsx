import { Link } from 'react-router-dom';
import { Heading } from '#ui/Heading.tsx';
import { EmptyState } from '#ui/StateNotice.tsx';
import type { DataColumn } from '#widgets/data-table/data-table.ts';
import { DataTable } from '#widgets/data-table/DataTable.tsx';
import { TableSearch } from '#widgets/data-table/TableSearch.tsx';
import { useTablePlace } from '#widgets/data-table/useTablePlace.ts';
import { type ListedStudio, studioPresets, studioSort, studioViewFrom } from './studio-list-words.ts';
import { useStudioListQuery } from './StudioList.query.generated.ts';

const PAGE_SIZE = 24;
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
  { id: 'country', header: 'Country', cell: ({ country }) => country },
  { id: 'joined', header: 'Since', isSortable: true, cell: ({ joinedYear }) => joinedYear },
  { id: 'featured', header: 'Featured', cell: ({ isFeatured }) => (isFeatured ? 'Yes' : '') },
  { id: 'state', header: 'State', cell: ({ isHeld }) => (isHeld ? 'Held by us' : '') },
];

/** All studios, for those who look after them. */
export function StudiosDesk() {
  const place = useTablePlace(['name', 'joined'], { column: 'name', isDescending: false });
  const { view, q = '' } = place.filters;
  const { data, previousData, loading, error, refetch } = useStudioListQuery({
    variables: {
      view: studioViewFrom(view),
      sort: studioSort(place.sort),
      search: q === '' ? null : q,
      page: place.page,
      limit: PAGE_SIZE,
    },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const reload = () => {
    refetch().catch((cause: unknown) => console.warn('The studios were not loaded.', cause));
  };
  return (
    <>
      <Heading as="h1" size="page" marginBottom="6">
        Studios
      </Heading>
      <DataTable
        label="Studios"
        table="studios"
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        page={(data ?? previousData)?.adminStudios ?? undefined}
        pageSize={PAGE_SIZE}
        place={place}
        isLoading={loading}
        failure={loading ? undefined : error?.message}
        onRetry={reload}
        presets={studioPresets}
        filters={<TableSearch place={place} label="Name, address or mail of a member" />}
        empty={<EmptyState title="No studios">No studio is like this.</EmptyState>}
      />
    </>
  );
}
