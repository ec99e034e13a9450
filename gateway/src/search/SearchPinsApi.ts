import type { SearchPin, SearchPinPage } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** Patterns to pin for a search. */
interface PinDraft {
  readonly words: string;
  readonly assetIds: readonly string[];
  readonly endsOn: string | null;
}

/** API for pins, for staff who manage search. */
export interface SearchPinsApi {
  list(wanted: { readonly q?: string; readonly page: number; readonly limit: number }): Promise<SearchPinPage>;
  save(draft: PinDraft): Promise<SearchPin>;
  remove(words: string): Promise<SearchPin>;
}

/** Creates a `SearchPinsApi` that calls the REST API. */
export function restSearchPinsApi(client: RestClient): SearchPinsApi {
  return {
    list: (wanted) => client.get<SearchPinPage>(restPath`/admin/search/pins`, { ...wanted }),
    save: (draft) => client.put<SearchPin>(restPath`/admin/search/pins`, draft),
    remove: (words) => client.delete<SearchPin>(restPath`/admin/search/pins/${words}`),
  };
}
