import { Link } from 'react-router-dom';
import { formatDay } from '#lib/dates.ts';
import { LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/StateNotice.tsx';
import type { DataColumn } from '#widgets/data-table/data-table.ts';
import { DataTable } from '#widgets/data-table/DataTable.tsx';
import { onePage, tableQuery, tableRows } from '#widgets/data-table/table-query.ts';
import { TableSearch } from '#widgets/data-table/TableSearch.tsx';
import { useTablePlace } from '#widgets/data-table/useTablePlace.ts';
import { DeskHead } from '../DeskHead.tsx';
import { deskAddressOf, kindWords, type ListedText, stateWords, textPresets, textViewFrom } from './text-words.ts';
import { useTextListQuery } from './TextList.query.generated.ts';

const columns: ReadonlyArray<DataColumn<ListedText>> = [
  {
    id: 'title',
    header: 'Title',
    isName: true,
    cell: (text) => <Link to={deskAddressOf(text)}>{text.title}</Link>,
  },
  { id: 'address', header: 'Address', cell: ({ slug }) => slug },
  { id: 'kind', header: 'Kind', cell: ({ kind }) => kindWords[kind] },
  { id: 'state', header: 'State', cell: stateWords },
  {
    id: 'version',
    header: 'Version',
    cell: ({ versionInForce }) => (versionInForce === null ? 'As it came' : versionInForce),
  },
  {
    id: 'changed',
    header: 'Changed',
    holds: 'day',
    cell: ({ changedAt }) => (changedAt === null ? '' : formatDay(changedAt)),
  },
];

/** All texts of the shop. */
export function ContentDesk() {
  const place = useTablePlace([], { column: 'title', isDescending: false });
  const { view } = place.filters;
  const result = useTextListQuery({
    variables: { view: textViewFrom(view), search: place.search },
    ...tableQuery,
  });
  const rows = tableRows(result, ({ adminTexts }) => adminTexts && onePage(adminTexts));
  return (
    <>
      <DeskHead title="Content">
        <LinkButton to="/admin/new-article">New article</LinkButton>
      </DeskHead>
      <DataTable
        label="Texts"
        table="texts"
        columns={columns}
        keyOf={deskAddressOf}
        nameOf={({ title }) => title}
        {...rows}
        place={place}
        presets={textPresets}
        filters={<TableSearch place={place} label="Words of a title or an address" />}
        empty={<EmptyState title="No texts">No text is like this.</EmptyState>}
      />
    </>
  );
}
