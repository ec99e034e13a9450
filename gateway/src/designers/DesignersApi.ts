import { MAX_PAGE_SIZE } from '@halfdrop/domain';
import type {
  Designer,
  DesignerCollection,
  DesignerCollectionList,
  DesignerPage,
  DesignerShare,
  DesignerShareList,
  DesignerStats,
} from '../generated/rest.ts';
import { isKey } from '../platform/is-key.ts';
import type { QueryValues, RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** Studios and following them. A key is a number or a slug. */
export interface DesignersApi {
  list(query: QueryValues): Promise<DesignerPage>;
  /** At most 100 studios; studios that no longer exist are omitted. */
  designersByIds(ids: readonly string[]): Promise<Designer[]>;
  designer(key: string): Promise<Designer | null>;
  /** The caller's own studio; null if they have none. */
  own(): Promise<Designer | null>;
  collections(key: string): Promise<DesignerCollection[] | null>;
  stats(): Promise<DesignerStats>;
  /** Studios with patterns that match a filter; takes the query of the pattern list. */
  shares(query: QueryValues): Promise<DesignerShare[]>;
  follow(id: string): Promise<Designer>;
  unfollow(id: string): Promise<Designer>;
}

/** Creates a `DesignersApi` that calls the REST API. */
export function restDesignersApi(client: RestClient): DesignersApi {
  return {
    list: (query) => client.get<DesignerPage>(restPath`/designers`, query),
    designersByIds: async (ids) =>
      (await client.get<DesignerPage>(restPath`/designers`, { ids, limit: MAX_PAGE_SIZE })).designers,
    designer: async (key) => (isKey(key) ? client.find<Designer>(restPath`/designers/${key}`) : null),
    own: () => client.find<Designer>(restPath`/contributor/studio`),
    collections: async (key) => {
      if (!isKey(key)) return null;
      return (await client.find<DesignerCollectionList>(restPath`/designers/${key}/collections`))?.collections ?? null;
    },
    stats: () => client.get<DesignerStats>(restPath`/designers/stats`),
    shares: async (query) =>
      (await client.get<DesignerShareList>(restPath`/open-api/assets/designers`, query)).designers,
    follow: (id) => client.put<Designer>(restPath`/designers/${id}/follow`, {}),
    unfollow: (id) => client.delete<Designer>(restPath`/designers/${id}/follow`),
  };
}
