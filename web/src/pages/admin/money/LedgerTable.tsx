import { chakra } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { formatShortMoment } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { Button } from '#ui/Button.tsx';
import { Input } from '#ui/Input.tsx';
import { EmptyState } from '#ui/StateNotice.tsx';
import type { DataColumn } from '#widgets/data-table/data-table.ts';
import { DataTable } from '#widgets/data-table/DataTable.tsx';
import { tableQuery, tableRows } from '#widgets/data-table/table-query.ts';
import { type TablePlace, useTablePlace } from '#widgets/data-table/useTablePlace.ts';
import { type LedgerListQuery, useLedgerListQuery } from './LedgerList.query.generated.ts';
import { transactionPath } from './money-words.ts';

type Transaction = NonNullable<LedgerListQuery['ledgerTransactions']>['items'][number];

const columns: ReadonlyArray<DataColumn<Transaction>> = [
  { id: 'key', header: 'Transaction', isName: true, cell: ({ key }) => <Link to={transactionPath(key)}>{key}</Link> },
  { id: 'kind', header: 'Kind', cell: ({ kind }) => kind },
  {
    id: 'posted',
    header: 'Booked',
    holds: 'moment',
    cell: ({ postedAt }) => <time dateTime={postedAt}>{formatShortMoment(postedAt)}</time>,
  },
  { id: 'amount', header: 'Amount', cell: ({ amount }) => formatMoney(amount) },
];

/** The transactions of the ledger, the newest first, narrowed by day, account and the beginning of a key. */
export function LedgerTable() {
  const place = useTablePlace([], { column: 'posted', isDescending: true });
  const { day, account, q } = place.filters;
  const result = useLedgerListQuery({
    variables: {
      day: day ?? null,
      account: account ?? null,
      search: q ?? null,
      ...place.paging,
    },
    ...tableQuery,
  });
  const rows = tableRows(result, ({ ledgerTransactions }) => ledgerTransactions);
  return (
    <DataTable
      label="Transactions"
      table="ledger"
      columns={columns}
      keyOf={({ key }) => key}
      nameOf={({ key }) => key}
      {...rows}
      place={place}
      filters={<LedgerFilters place={place} />}
      empty={<EmptyState title="No transactions">Nothing like this was booked.</EmptyState>}
    />
  );
}

const filters = [
  { name: 'day', label: 'Day in UTC', type: 'date' },
  { name: 'account', label: 'Account, such as provider', type: 'text' },
  { name: 'q', label: 'Beginning of the transaction', type: 'search' },
] as const;

function wordsOf(entry: FormDataEntryValue | null): string | null {
  return typeof entry === 'string' && entry.trim() !== '' ? entry.trim() : null;
}

function LedgerFilters({ place }: { readonly place: TablePlace }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    place.go(Object.fromEntries(filters.map(({ name }) => [name, wordsOf(typed.get(name))])));
  };
  return (
    <chakra.form
      key={JSON.stringify(place.filters)}
      role="search"
      aria-label="Transactions"
      display="flex"
      flexWrap="wrap"
      gap="2"
      onSubmit={submit}
    >
      {filters.map(({ name, label, type }) => (
        <Input
          key={name}
          name={name}
          type={type}
          aria-label={label}
          placeholder={label}
          defaultValue={place.filters[name] ?? ''}
          minHeight="11"
          width={{ base: 'full', md: '17rem' }}
        />
      ))}
      <Button type="submit" variant="outline">
        Find
      </Button>
    </chakra.form>
  );
}
