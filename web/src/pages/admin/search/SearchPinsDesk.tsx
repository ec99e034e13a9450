import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDay } from '#lib/dates.ts';
import { useSender } from '#lib/useSender.ts';
import { EmptyState } from '#ui/StateNotice.tsx';
import { toast } from '#ui/toast.ts';
import type { DataColumn } from '#widgets/data-table/data-table.ts';
import { DataTable } from '#widgets/data-table/DataTable.tsx';
import { tableQuery, tableRows } from '#widgets/data-table/table-query.ts';
import { TableSearch } from '#widgets/data-table/TableSearch.tsx';
import { useTablePlace } from '#widgets/data-table/useTablePlace.ts';
import { DeskHead } from '../DeskHead.tsx';
import { ChangeOrRemove } from './ChangeOrRemove.tsx';
import { useRemoveSearchPinMutation } from './RemoveSearchPin.mutation.generated.ts';
import { SearchPinForm } from './SearchPinForm.tsx';
import { type SearchPinListQuery, useSearchPinListQuery } from './SearchPinList.query.generated.ts';

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
    {
      id: 'until',
      header: 'Until',
      holds: 'day',
      cell: ({ endsOn }) => (endsOn === null ? 'Always' : formatDay(endsOn)),
    },
    {
      id: 'acts',
      header: 'Change',
      cell: (pin) => (
        <ChangeOrRemove
          words={pin.words}
          isRemoving={isRemoving}
          onChange={() => onChange(pin)}
          onRemove={() => onRemove(pin)}
        />
      ),
    },
  ];
}

/** Pins: patterns that come first for a search, in order, until a day. */
export function SearchPinsDesk() {
  const place = useTablePlace([], { column: 'words', isDescending: false });
  const [changed, setChanged] = useState<Pin | null>(null);
  const [removePin, { loading: isRemoving }] = useRemoveSearchPinMutation();
  const { send } = useSender();
  const result = useSearchPinListQuery({
    variables: { search: place.search, ...place.paging },
    ...tableQuery,
  });
  const rows = tableRows(result, ({ pinnedSearches }) => pinnedSearches);
  const reload = () => {
    setChanged(null);
    rows.onReload();
  };
  const remove = async ({ words }: Pin) => {
    const variables = { input: { words } };
    const { failure } = await send(async () => (await removePin({ variables })).data?.removeSearchPin);
    if (failure) toast({ status: 'error', title: 'The patterns stay pinned', description: failure.message });
    reload();
  };
  return (
    <>
      <DeskHead title="Pinned patterns" above={{ title: 'Synonyms', to: '/admin/search' }} />
      <SearchPinForm key={changed?.words ?? ''} pin={changed} onSaved={reload} />
      <chakra.div marginTop="10">
        <DataTable
          label="Pinned patterns"
          table="pins"
          columns={columnsWith({ isRemoving, onChange: setChanged, onRemove: (pin) => void remove(pin) })}
          keyOf={({ words }) => words}
          nameOf={({ words }) => words}
          {...rows}
          place={place}
          filters={<TableSearch place={place} label="Beginning of the words" />}
          empty={<EmptyState title="Nothing is pinned">No search begins like this.</EmptyState>}
        />
      </chakra.div>
    </>
  );
}
