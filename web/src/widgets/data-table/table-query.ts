import { reloadBy } from '#lib/reload-by.ts';
import type { DataTableProps } from './DataTable.tsx';

/** The part of a query hook's result that a table uses. */
interface QueryState<Data> {
  readonly data?: Data | undefined;
  readonly previousData?: Data | undefined;
  readonly loading: boolean;
  readonly error?: { readonly message: string } | undefined;
  readonly refetch: () => Promise<unknown>;
}

/** Query options of a table: shows cached data and refetches. */
export const tableQuery = { fetchPolicy: 'cache-and-network', notifyOnNetworkStatusChange: true } as const;

/**
 * Derives a table's rows from its query: the previous page stays until the next has loaded.
 * @param pageOf returns the page within the data; null if the server could not resolve it
 */
export function tableRows<Data, Row>(
  { data, previousData, loading, error, refetch }: QueryState<Data>,
  pageOf: (data: Data) => DataTableProps<Row>['page'] | null,
): Pick<DataTableProps<Row>, 'page' | 'isLoading' | 'failure' | 'onReload'> {
  const known = data ?? previousData;
  return {
    page: (known && pageOf(known)) ?? undefined,
    isLoading: loading,
    failure: loading ? undefined : error?.message,
    onReload: reloadBy(refetch),
  };
}

/** Wraps an unpaginated list as a single page. */
export function onePage<Row>(items: readonly Row[]): NonNullable<DataTableProps<Row>['page']> {
  return { items, pageInfo: { totalItems: items.length, totalPages: 1 } };
}
