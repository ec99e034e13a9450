import type { SearchPin, SearchPinPage } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** What is to stand first for a search. */
interface PinDraft {
  readonly words: string;
  readonly assetIds: readonly string[];
  readonly endsOn: string | null;
}

/** What stands first for a search, for those who look after it. */
export interface SearchPinsApi {
  list(wanted: { readonly q?: string; readonly page: number; readonly limit: number }): Promise<SearchPinPage>;
  save(draft: PinDraft): Promise<SearchPin>;
  remove(words: string): Promise<SearchPin>;
}

/** Pins over REST. */
export function restSearchPinsApi(client: RestClient): SearchPinsApi {
  return {
    list: (wanted) => client.get<SearchPinPage>(restPath`/admin/search/pins`, { ...wanted }),
    save: (draft) => client.put<SearchPin>(restPath`/admin/search/pins`, draft),
    remove: (words) => client.delete<SearchPin>(restPath`/admin/search/pins/${words}`),
  };
}
