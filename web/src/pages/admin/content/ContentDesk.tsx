import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatDay } from '#lib/dates.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { EmptyState } from '#ui/StateNotice.tsx';
import type { DataColumn } from '#widgets/data-table/data-table.ts';
import { DataTable } from '#widgets/data-table/DataTable.tsx';
import { TableSearch } from '#widgets/data-table/TableSearch.tsx';
import { useTablePlace } from '#widgets/data-table/useTablePlace.ts';
import { deskAddressOf, kindWords, type ListedText, stateWords, textPresets, textViewFrom } from './text-words.ts';
import { useTextListQuery } from './TextList.query.generated.ts';

/** Rows of the skeleton; the list has no pages. */
const FIRST_ROWS = 24;

const columns: ReadonlyArray<DataColumn<ListedText>> = [
  {
    id: 'title',
    header: 'Title',
    isName: true,
    cell: (text) => <Link to={deskAddressOf(text)}>{text.title}</Link>,
  },
  { id: 'kind', header: 'Kind', cell: ({ kind }) => kindWords[kind] },
  { id: 'state', header: 'State', cell: stateWords },
  {
    id: 'version',
    header: 'Version',
    cell: ({ versionInForce }) => (versionInForce === null ? 'As it came' : versionInForce),
  },
  { id: 'changed', header: 'Changed', cell: ({ changedAt }) => (changedAt === null ? '' : formatDay(changedAt)) },
];

/** All texts of the shop, for those who write them. */
export function ContentDesk() {
  const place = useTablePlace([], { column: 'title', isDescending: false });
  const { view, q = '' } = place.filters;
  const { data, previousData, loading, error, refetch } = useTextListQuery({
    variables: { view: textViewFrom(view), search: q === '' ? null : q },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const reload = () => {
    refetch().catch((cause: unknown) => console.warn('The texts were not loaded.', cause));
  };
  const items = (data ?? previousData)?.adminTexts;
  return (
    <>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="4"
        marginBottom="6"
      >
        <Heading as="h1" size="page">
          Content
        </Heading>
        <LinkButton to="/admin/new-article">New article</LinkButton>
      </chakra.div>
      <DataTable
        label="Texts"
        table="texts"
        columns={columns}
        keyOf={deskAddressOf}
        nameOf={({ title }) => title}
        page={items ? { items, pageInfo: { totalItems: items.length, totalPages: 1 } } : undefined}
        pageSize={FIRST_ROWS}
        place={place}
        isLoading={loading}
        failure={loading ? undefined : error?.message}
        onRetry={reload}
        presets={textPresets}
        filters={<TableSearch place={place} label="Words of a title" />}
        empty={<EmptyState title="No texts">No text is like this.</EmptyState>}
      />
    </>
  );
}
