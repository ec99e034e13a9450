import { startTransition, useMemo, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readListParams, type ListParams, type ParamChanges, withChanges } from './list-params.ts';

/** State of the list, which lives in the URL, and its mutators. */
export interface ListState {
  readonly params: ListParams;
  /** Changes filters or sort order; resets to page 1. */
  readonly change: (changes: ParamChanges) => void;
  /** Removes all filters; sort order and layout stay. */
  readonly clearAll: () => void;
  /** Returns the state after changes. */
  readonly changed: (changes: ParamChanges) => ListParams;
  /** Returns the URL of another page of the list. */
  readonly pageAddress: (page: number) => string;
  /** Returns the URL of the list grown down to a page. */
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
 * Manages the URL state of the list. Each change is a history entry that Back undoes. The router
 * updates in a transition; until then the new state is returned optimistically, so that checkboxes stay
 * checked and clicks accumulate.
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
