import type { SearchDryRun, Synonym, SynonymPage, ZeroResultPage } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

interface WantedPage {
  readonly page: number;
  readonly limit: number;
}

/** A synonym identified by its words. */
type SynonymKey = Pick<Synonym, 'typed' | 'meant'>;

interface Draft {
  readonly text: string;
  readonly added: readonly Synonym[];
  readonly removed: readonly SynonymKey[];
}

/** API for managing search. */
export interface SearchDeskApi {
  synonyms(wanted: WantedPage & { readonly q?: string }): Promise<SynonymPage>;
  save(synonym: Synonym): Promise<Synonym>;
  remove(key: SynonymKey): Promise<Synonym>;
  zeroResults(wanted: WantedPage): Promise<ZeroResultPage>;
  dryRun(draft: Draft): Promise<SearchDryRun>;
}

/** Creates a `SearchDeskApi` that calls the REST API. */
export function restSearchDeskApi(client: RestClient): SearchDeskApi {
  return {
    synonyms: (wanted) => client.get<SynonymPage>(restPath`/admin/search/synonyms`, { ...wanted }),
    save: (synonym) => client.put<Synonym>(restPath`/admin/search/synonyms`, synonym),
    remove: ({ typed, meant }) => client.delete<Synonym>(restPath`/admin/search/synonyms/${typed}/${meant}`),
    zeroResults: (wanted) => client.get<ZeroResultPage>(restPath`/admin/search/zero-results`, { ...wanted }),
    dryRun: (draft) => client.post<SearchDryRun>(restPath`/admin/search/dry-run`, draft),
  };
}
