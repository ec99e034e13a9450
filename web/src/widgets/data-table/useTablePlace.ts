import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { pageFrom } from '#ui/page-numbers.ts';

/** Changes to URL parameters; null removes one. */
type Change = Readonly<Record<string, string | null>>;

/** Sort order of a table. */
export interface TableSort {
  readonly column: string;
  readonly isDescending: boolean;
}

/** Position in a table: page, sort order and filters, all kept in the URL. */
export interface TablePlace {
  readonly page: number;
  readonly sort: TableSort;
  readonly filters: Readonly<Record<string, string>>;
  /** Search text. */
  readonly search: string | null;
  /** Query variables for the page. */
  readonly paging: { readonly page: number; readonly limit: number };
  /** Returns the URL after a change; resets to the first page unless the change names one. */
  readonly hrefOf: (change: Change) => string;
  /** Navigates to the URL after a change. */
  readonly go: (change: Change) => void;
  /** Returns the URL with only these filters, keeping the sort order. */
  readonly hrefWith: (filters: Readonly<Record<string, string>>) => string;
}

/** Rows on a full page. */
export const ROWS_PER_PAGE = 24;

const own = new Set(['page', 'sort']);

/** Reads the position from the URL. `sort=-due` is descending; columns that are not sortable are ignored. */
export function useTablePlace(sortable: readonly string[], standard: TableSort): TablePlace {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const hrefOf = (change: Change) => withChange(pathname, search, { page: null, ...change });
  const filters = Object.fromEntries([...search].filter(([name]) => !own.has(name)));
  const page = pageFrom(search.get('page'));
  return {
    page,
    paging: { page, limit: ROWS_PER_PAGE },
    search: search.get('q') || null,
    sort: sortFrom(search.get('sort'), sortable) ?? standard,
    filters,
    hrefOf,
    go: (change) => void navigate(hrefOf(change)),
    hrefWith: (wanted) => {
      const none = Object.fromEntries(Object.keys(filters).map((name) => [name, null]));
      return hrefOf({ ...none, ...wanted });
    },
  };
}

/** Serializes a sort order for the URL. */
export function sortText({ column, isDescending }: TableSort): string {
  return isDescending ? `-${column}` : column;
}

function sortFrom(text: string | null, sortable: readonly string[]): TableSort | undefined {
  const isDescending = text?.startsWith('-') ?? false;
  const column = isDescending ? text?.slice(1) : text;
  return column && sortable.includes(column) ? { column, isDescending } : undefined;
}

function withChange(pathname: string, search: URLSearchParams, change: Change): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  const text = next.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}
