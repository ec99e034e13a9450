import type { JudgedDryRun, JudgedSearch, JudgedSearchPage, SearchCandidates, Synonym } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

interface Grades {
  readonly words: string;
  readonly grades: ReadonlyArray<{ readonly assetId: string; readonly grade: number }>;
}

/** Draft synonyms and a draft pin to evaluate. */
interface Draft {
  readonly added: readonly Synonym[];
  readonly removed: ReadonlyArray<Pick<Synonym, 'typed' | 'meant'>>;
  readonly pin: { readonly words: string; readonly assetIds: readonly string[] } | null;
}

/** API for judged searches, for staff who manage search. */
export interface JudgedSearchesApi {
  list(wanted: { readonly q?: string; readonly page: number; readonly limit: number }): Promise<JudgedSearchPage>;
  candidates(): Promise<SearchCandidates>;
  save(grades: Grades): Promise<JudgedSearch>;
  remove(words: string): Promise<JudgedSearch>;
  dryRun(draft: Draft): Promise<JudgedDryRun>;
}

/** Creates a `JudgedSearchesApi` that calls the REST API. */
export function restJudgedSearchesApi(client: RestClient): JudgedSearchesApi {
  return {
    list: (wanted) => client.get<JudgedSearchPage>(restPath`/admin/search/judged`, { ...wanted }),
    candidates: () => client.get<SearchCandidates>(restPath`/admin/search/candidates`),
    save: (grades) => client.put<JudgedSearch>(restPath`/admin/search/judged`, grades),
    remove: (words) => client.delete<JudgedSearch>(restPath`/admin/search/judged/${words}`),
    dryRun: (draft) => client.post<JudgedDryRun>(restPath`/admin/search/judged-dry-run`, draft),
  };
}
