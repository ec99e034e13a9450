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

/** Studios and who follows them. A key is a number or a slug. */
export interface DesignersApi {
  list(query: QueryValues): Promise<DesignerPage>;
  /** At most 100 studios; those that are gone are left out. */
  designersByIds(ids: readonly string[]): Promise<Designer[]>;
  designer(key: string): Promise<Designer | null>;
  /** The studio of the caller's own account, null without one. */
  own(): Promise<Designer | null>;
  collections(key: string): Promise<DesignerCollection[] | null>;
  stats(): Promise<DesignerStats>;
  /** Whose the patterns of a filter are; the query is that of the list of patterns. */
  shares(query: QueryValues): Promise<DesignerShare[]>;
  follow(id: string): Promise<Designer>;
  unfollow(id: string): Promise<Designer>;
}

/** Studios over REST. */
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
