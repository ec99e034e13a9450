import { formatDay } from '#lib/dates.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { EmptyState } from '#ui/StateNotice.tsx';
import type { DataColumn } from '#widgets/data-table/data-table.ts';
import { DataTable } from '#widgets/data-table/DataTable.tsx';
import { useTablePlace } from '#widgets/data-table/useTablePlace.ts';
import { useZeroResultListQuery, type ZeroResultListQuery } from './ZeroResultList.query.generated.ts';

const PAGE_SIZE = 24;

type ZeroResult = NonNullable<ZeroResultListQuery['zeroResults']>['items'][number];

const columns: ReadonlyArray<DataColumn<ZeroResult>> = [
  { id: 'words', header: 'Words', isName: true, cell: ({ words }) => words },
  { id: 'count', header: 'Times in 90 days', cell: ({ count }) => count },
  { id: 'last', header: 'Last typed', cell: ({ lastDay }) => formatDay(`${lastDay}T12:00:00.000Z`) },
];

/** Words that found nothing, the most frequent first. */
export function ZeroResultsDesk() {
  const place = useTablePlace([], { column: 'count', isDescending: true });
  const { data, previousData, loading, error, refetch } = useZeroResultListQuery({
    variables: { page: place.page, limit: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const reload = () => {
    refetch().catch((cause: unknown) => console.warn('The words were not loaded.', cause));
  };
  return (
    <>
      <LinkButton to="/admin/search" variant="link">
        Search
      </LinkButton>
      <Heading as="h1" size="page" marginTop="4" marginBottom="6">
        Words that found nothing
      </Heading>
      <DataTable
        label="Words that found nothing"
        table="zero-results"
        columns={columns}
        keyOf={({ words }) => words}
        nameOf={({ words }) => words}
        page={(data ?? previousData)?.zeroResults ?? undefined}
        pageSize={PAGE_SIZE}
        place={place}
        isLoading={loading}
        failure={loading ? undefined : error?.message}
        onRetry={reload}
        empty={<EmptyState title="Everything found something">Nothing was typed in vain for 90 days.</EmptyState>}
      />
    </>
  );
}
