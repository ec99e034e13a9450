import { reloadBy } from '#lib/reload-by.ts';
import type { DataTableProps } from './DataTable.tsx';

/** What a query hook knows so far, as far as a table asks. */
interface QueryState<Data> {
  readonly data?: Data | undefined;
  readonly previousData?: Data | undefined;
  readonly loading: boolean;
  readonly error?: { readonly message: string } | undefined;
  readonly refetch: () => Promise<unknown>;
}

/** How the query of a table reads: what is known already is shown, and read anew. */
export const tableQuery = { fetchPolicy: 'cache-and-network', notifyOnNetworkStatusChange: true } as const;

/**
 * What a table shows of its query: the page before stays until the next one is there.
 * @param pageOf the page within the answer; null when the server could not tell
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

/** A list without pages, as a table takes it. */
export function onePage<Row>(items: readonly Row[]): NonNullable<DataTableProps<Row>['page']> {
  return { items, pageInfo: { totalItems: items.length, totalPages: 1 } };
}
