import { can } from '@halfdrop/domain';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '#features/account/viewer/useCurrentUser.ts';
import { formatDate } from '#lib/dates.ts';
import { EmptyState } from '#ui/StateNotice.tsx';
import type { DataColumn } from '#widgets/data-table/data-table.ts';
import { DataTable } from '#widgets/data-table/DataTable.tsx';
import { tableQuery, tableRows } from '#widgets/data-table/table-query.ts';
import { TableSearch } from '#widgets/data-table/TableSearch.tsx';
import { useTablePlace } from '#widgets/data-table/useTablePlace.ts';
import { DeskHead } from '../DeskHead.tsx';
import { useExportPeopleMutation } from './ExportPeople.mutation.generated.ts';
import { personPresets, personSort, personViewFrom, standingWords } from './person-list-words.ts';
import { type PersonListQuery, usePersonListQuery } from './PersonList.query.generated.ts';

type Person = NonNullable<PersonListQuery['adminPeople']>['items'][number];

const columns: ReadonlyArray<DataColumn<Person>> = [
  {
    id: 'name',
    header: 'Name',
    isName: true,
    cell: ({ id, name }) => <Link to={`/admin/people/${id}`}>{name}</Link>,
  },
  { id: 'email', header: 'Address', cell: ({ email }) => email },
  {
    id: 'joined',
    header: 'Joined',
    holds: 'day',
    isSortable: true,
    cell: ({ joinedAt }) => <time dateTime={joinedAt}>{formatDate(joinedAt)}</time>,
  },
  {
    id: 'seen',
    header: 'Last seen',
    holds: 'day',
    cell: ({ lastSeenAt }) => (lastSeenAt === null ? '' : <time dateTime={lastSeenAt}>{formatDate(lastSeenAt)}</time>),
  },
  { id: 'standing', header: 'Standing', cell: standingWords },
  { id: 'username', header: 'Username', isOptional: true, cell: ({ username }) => username },
];

/** All users, for staff who support them. */
export function PeopleDesk() {
  const actor = useCurrentUser();
  const place = useTablePlace(['joined'], { column: 'joined', isDescending: true });
  const { view } = place.filters;
  const narrowed = { view: personViewFrom(view), search: place.search };
  const result = usePersonListQuery({
    variables: {
      ...narrowed,
      sort: personSort(place.sort),
      ...place.paging,
    },
    ...tableQuery,
  });
  const rows = tableRows(result, ({ adminPeople }) => adminPeople);
  const [exportPeople] = useExportPeopleMutation();
  const exportLink = async () => (await exportPeople({ variables: { input: narrowed } })).data?.exportPeople;
  return (
    <>
      <DeskHead title="People" />
      <DataTable
        label="People"
        table="people"
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        {...rows}
        place={place}
        {...(can(actor, 'person.export') && { exportLink })}
        presets={personPresets}
        filters={<TableSearch place={place} label="Address, name or order" />}
        empty={<EmptyState title="Nobody">Nobody is like this.</EmptyState>}
      />
    </>
  );
}
