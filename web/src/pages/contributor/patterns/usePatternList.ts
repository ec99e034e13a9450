import { useSearchParams } from 'react-router-dom';
import { readFragment } from '#lib/fragments.ts';
import { useDebounced } from '#lib/useDebounced.ts';
import type { SubmissionRow } from '../pattern-values.ts';
import { submissionStatuses } from '../submission-words.ts';
import { useStudioPatternsQuery } from './StudioPatterns.query.generated.ts';

const TYPING_MS = 250;

/** The patterns of a studio that the address asks for: `?state=`, `?q=` and `?page=`. */
export function usePatternList(studioId: string) {
  const [params, setParams] = useSearchParams();
  const status = submissionStatuses.find((each) => each === params.get('state')) ?? null;
  const search = params.get('q') ?? '';
  const asked = useDebounced(search, TYPING_MS);
  const page = Math.max(1, Math.trunc(Number(params.get('page')) || 1));
  const { data, previousData, loading, error, refetch } = useStudioPatternsQuery({
    variables: { studioId, status, search: asked, page },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const found = (data ?? previousData)?.studioSubmissions;

  /** The address of another part of the list. */
  const paramsWith = (changes: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  const reload = async () => {
    try {
      await refetch();
    } catch (cause) {
      console.warn('The patterns were not loaded.', cause);
    }
  };
  return {
    status,
    search,
    rows: found && readFragment<SubmissionRow>(found.items),
    counts: found?.counts ?? [],
    pageInfo: found?.pageInfo,
    isLoading: loading,
    error,
    reload,
    choose: (changes: Readonly<Record<string, string>>) => setParams(paramsWith({ page: '', ...changes })),
    /** Letter by letter, so Back leaves the search as a whole. */
    searchFor: (text: string) => setParams(paramsWith({ page: '', q: text }), { replace: search !== '' }),
    hrefOf: (target: number) => `?${paramsWith({ page: target === 1 ? '' : String(target) }).toString()}`,
  };
}
