import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDay } from '#lib/dates.ts';
import { useSender } from '#lib/useSender.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { EmptyState } from '#ui/StateNotice.tsx';
import { toast } from '#ui/toast.ts';
import type { DataColumn } from '#widgets/data-table/data-table.ts';
import { DataTable } from '#widgets/data-table/DataTable.tsx';
import { TableSearch } from '#widgets/data-table/TableSearch.tsx';
import { useTablePlace } from '#widgets/data-table/useTablePlace.ts';
import { useRemoveSearchPinMutation } from './RemoveSearchPin.mutation.generated.ts';
import { SearchPinForm } from './SearchPinForm.tsx';
import { type SearchPinListQuery, useSearchPinListQuery } from './SearchPinList.query.generated.ts';

const PAGE_SIZE = 24;

type Pin = NonNullable<SearchPinListQuery['pinnedSearches']>['items'][number];

const titleOf = ({ title, isOnSale }: Pin['patterns'][number]) => (isOnSale ? title : `${title} (not on sale)`);

interface Acts {
  readonly isRemoving: boolean;
  readonly onChange: (pin: Pin) => void;
  readonly onRemove: (pin: Pin) => void;
}

function columnsWith({ isRemoving, onChange, onRemove }: Acts): ReadonlyArray<DataColumn<Pin>> {
  return [
    { id: 'words', header: 'Searched for', isName: true, cell: ({ words }) => words },
    { id: 'patterns', header: 'Stand first', cell: ({ patterns }) => patterns.map(titleOf).join(', ') },
    { id: 'until', header: 'Until', cell: ({ endsOn }) => (endsOn === null ? 'Always' : formatDay(endsOn)) },
    {
      id: 'acts',
      header: 'Change',
      cell: (pin) => (
        <chakra.span display="flex" gap="4">
          <Button size="sm" variant="link" aria-label={`Change ${pin.words}`} onClick={() => onChange(pin)}>
            Change
          </Button>
          <Button
            size="sm"
            variant="link"
            disabled={isRemoving}
            aria-label={`Remove ${pin.words}`}
            onClick={() => onRemove(pin)}
          >
            Remove
          </Button>
        </chakra.span>
      ),
    },
  ];
}

/** What stands first for a search: patterns are pinned, in an order, until a day. */
export function SearchPinsDesk() {
  const place = useTablePlace([], { column: 'words', isDescending: false });
  const { q = '' } = place.filters;
  const [changed, setChanged] = useState<Pin | null>(null);
  const [removePin, { loading: isRemoving }] = useRemoveSearchPinMutation();
  const { send } = useSender();
  const { data, previousData, loading, error, refetch } = useSearchPinListQuery({
    variables: { search: q === '' ? null : q, page: place.page, limit: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const reload = () => {
    setChanged(null);
    refetch().catch((cause: unknown) => console.warn('The pins were not loaded.', cause));
  };
  const remove = async ({ words }: Pin) => {
    const variables = { input: { words } };
    const { failure } = await send(async () => (await removePin({ variables })).data?.removeSearchPin);
    if (failure) toast({ status: 'error', title: 'The patterns stay pinned', description: failure.message });
    reload();
  };
  return (
    <>
      <LinkButton to="/admin/search" variant="link">
        Synonyms
      </LinkButton>
      <Heading as="h1" size="page" marginBlock="4 6">
        Pinned patterns
      </Heading>
      <SearchPinForm key={changed?.words ?? ''} pin={changed} onSaved={reload} />
      <chakra.div marginTop="10">
        <DataTable
          label="Pinned patterns"
          table="pins"
          columns={columnsWith({ isRemoving, onChange: setChanged, onRemove: (pin) => void remove(pin) })}
          keyOf={({ words }) => words}
          nameOf={({ words }) => words}
          page={(data ?? previousData)?.pinnedSearches ?? undefined}
          pageSize={PAGE_SIZE}
          place={place}
          isLoading={loading}
          failure={loading ? undefined : error?.message}
          onRetry={reload}
          filters={<TableSearch place={place} label="Beginning of the words" />}
          empty={<EmptyState title="Nothing is pinned">No search begins like this.</EmptyState>}
        />
      </chakra.div>
    </>
  );
}
