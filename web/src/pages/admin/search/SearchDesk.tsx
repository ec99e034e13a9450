import { chakra } from '@chakra-ui/react';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { EmptyState } from '#ui/StateNotice.tsx';
import { toast } from '#ui/toast.ts';
import type { DataColumn } from '#widgets/data-table/data-table.ts';
import { DataTable } from '#widgets/data-table/DataTable.tsx';
import { tableQuery, tableRows } from '#widgets/data-table/table-query.ts';
import { TableSearch } from '#widgets/data-table/TableSearch.tsx';
import { useTablePlace } from '#widgets/data-table/useTablePlace.ts';
import { useSender } from '#lib/useSender.ts';
import { DeskHeading } from '../DeskHeading.tsx';
import { useRemoveSynonymMutation } from './RemoveSynonym.mutation.generated.ts';
import { SynonymForm } from './SynonymForm.tsx';
import { type SynonymListQuery, useSynonymListQuery } from './SynonymList.query.generated.ts';

type Synonym = NonNullable<SynonymListQuery['synonyms']>['items'][number];

const nameOf = ({ typed, meant }: Synonym) => `${typed} and ${meant}`;

function columnsWith(isRemoving: boolean, onRemove: (synonym: Synonym) => void): ReadonlyArray<DataColumn<Synonym>> {
  return [
    { id: 'typed', header: 'Typed', isName: true, cell: ({ typed }) => typed },
    { id: 'meant', header: 'Finds as well', cell: ({ meant }) => meant },
    { id: 'direction', header: 'Direction', cell: ({ isTwoWay }) => (isTwoWay ? 'Both' : 'One') },
    {
      id: 'remove',
      header: 'Remove',
      cell: (synonym) => (
        <Button
          size="sm"
          variant="link"
          disabled={isRemoving}
          aria-label={`Remove ${nameOf(synonym)}`}
          onClick={() => onRemove(synonym)}
        >
          Remove
        </Button>
      ),
    },
  ];
}

/** What words find as well: synonyms are tried, added, turned about and taken away. */
export function SearchDesk() {
  const place = useTablePlace([], { column: 'typed', isDescending: false });

  const [removeSynonym, { loading: isRemoving }] = useRemoveSynonymMutation();
  const { send } = useSender();
  const result = useSynonymListQuery({
    variables: { search: place.search, ...place.paging },
    ...tableQuery,
  });
  const rows = tableRows(result, ({ synonyms }) => synonyms);
  const remove = async ({ typed, meant }: Synonym) => {
    const variables = { input: { typed, meant } };
    const { failure } = await send(async () => (await removeSynonym({ variables })).data?.removeSynonym);
    if (failure) toast({ status: 'error', title: 'The synonym stays', description: failure.message });
    rows.onReload();
  };
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" gap="4" marginBottom="6">
        <DeskHeading size="page">Search</DeskHeading>
        <LinkButton to="/admin/search/pins" variant="link">
          Pinned patterns
        </LinkButton>
        <LinkButton to="/admin/search/judged" variant="link">
          Judged searches
        </LinkButton>
        <LinkButton to="/admin/search/no-results" variant="link">
          Words that found nothing
        </LinkButton>
      </chakra.div>
      <SynonymForm onSaved={rows.onReload} />
      <Heading as="h2" size="card" marginTop="10" marginBottom="4">
        Synonyms
      </Heading>
      <DataTable
        label="Synonyms"
        table="synonyms"
        columns={columnsWith(isRemoving, (synonym) => void remove(synonym))}
        keyOf={nameOf}
        nameOf={nameOf}
        {...rows}
        place={place}
        filters={<TableSearch place={place} label="Beginning of a word" />}
        empty={<EmptyState title="No synonyms">No synonym begins like this.</EmptyState>}
      />
    </>
  );
}
