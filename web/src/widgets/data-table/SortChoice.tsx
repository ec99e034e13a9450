import { chakra } from '@chakra-ui/react';
import { Select } from '#ui/Input.tsx';
import type { DataColumn } from './data-table.ts';
import { sortText, type TablePlace } from './useTablePlace.ts';

interface Props {
  readonly columns: ReadonlyArray<Pick<DataColumn<never>, 'id' | 'header' | 'isSortable'>>;
  readonly place: Pick<TablePlace, 'sort' | 'go'>;
}

/** Sort order on phones, where the table head is hidden. */
export function SortChoice({ columns, place }: Props) {
  const orders = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ id, header }) => [
      { value: sortText({ column: id, isDescending: false }), words: `${header}, ascending` },
      { value: sortText({ column: id, isDescending: true }), words: `${header}, descending` },
    ]);
  if (orders.length === 0) return null;
  return (
    <chakra.label hideFrom="md" flex="1 1 100%">
      <chakra.span srOnly>Sort by</chakra.span>
      <Select
        value={sortText(place.sort)}
        minHeight="44px"
        fontSize="14px"
        onChange={({ target }) => place.go({ sort: target.value })}
      >
        {orders.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </chakra.label>
  );
}
