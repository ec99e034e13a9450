import { startTransition, useMemo, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readListParams, type ListParams, type ParamChanges, withChanges } from './list-params.ts';

/** The list's state, which lives in the address, and the ways to change it. */
export interface ListState {
  readonly params: ListParams;
  /** Narrows, widens or reorders: back to page 1. */
  readonly change: (changes: ParamChanges) => void;
  /** Takes away everything that narrows the list; order and look stay. */
  readonly clearAll: () => void;
  /** What the list would be with changes. */
  readonly changed: (changes: ParamChanges) => ListParams;
  /** The address of another page of the same list. */
  readonly pageAddress: (page: number) => string;
  /** The address of this list down to a page. */
  readonly growingAddress: (page: number) => string;
}

function addressOf(query: URLSearchParams, page: number, mode: 'infinite' | null): string {
  const next = new URLSearchParams(query);
  next.delete('page');
  next.delete('mode');
  if (mode !== null) next.set('mode', mode);
  if (page > 1) next.set('page', String(page));
  return next.size === 0 ? '/products' : `/products?${next.toString()}`;
}

const looks = ['sort', 'limit', 'view', 'mode'];

/**
 * Reads and writes the address of the list. Each change is a step that Back undoes. The router follows in a
 * transition; until it has, the new state is shown already, so that a box stays ticked and clicks add up.
 */
export function useListParams(): ListState {
  const [query, setQuery] = useSearchParams();
  const [shown, show] = useOptimistic(query);
  const params = useMemo(() => readListParams(shown), [shown]);
  const go = (next: URLSearchParams) =>
    startTransition(() => {
      show(next);
      setQuery(next, { preventScrollReset: true });
    });
  return {
    params,
    change: (changes) => go(withChanges(shown, changes)),
    changed: (changes) => readListParams(withChanges(shown, changes)),
    clearAll: () => go(new URLSearchParams([...shown].filter(([name]) => looks.includes(name)))),
    pageAddress: (page) => addressOf(shown, page, null),
    growingAddress: (page) => addressOf(shown, page, 'infinite'),
  };
}
