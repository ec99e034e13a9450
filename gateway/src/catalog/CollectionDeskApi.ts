import type { AdminCollection, AdminCollectionList, AdminCollectionSummary } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** Content of a shop collection. */
export interface CollectionContents extends Pick<
  AdminCollection,
  'title' | 'description' | 'rule' | 'conditions' | 'isPublished' | 'coverId'
> {
  /** Null leaves the manually picked patterns unchanged. */
  readonly assetIds: readonly string[] | null;
  readonly reason: string;
}

/** API for managing shop collections. */
export interface CollectionDeskApi {
  list(): Promise<AdminCollectionSummary[]>;
  one(id: string): Promise<AdminCollection | null>;
  create(collection: CollectionContents & { readonly slug: string }): Promise<AdminCollection>;
  change(id: string, change: CollectionContents & { readonly version: number }): Promise<AdminCollection>;
  order(ids: readonly string[]): Promise<AdminCollectionSummary[]>;
}

/** Creates a `CollectionDeskApi` that calls the REST API. */
export function restCollectionDeskApi(client: RestClient): CollectionDeskApi {
  return {
    list: async () => (await client.get<AdminCollectionList>(restPath`/admin/collections`)).collections,
    one: (id) => client.find<AdminCollection>(restPath`/admin/collections/${id}`),
    create: (collection) => client.post<AdminCollection>(restPath`/admin/collections`, collection),
    change: (id, change) => client.put<AdminCollection>(restPath`/admin/collections/${id}`, change),
    order: async (ids) =>
      (await client.put<AdminCollectionList>(restPath`/admin/collection-order`, { ids })).collections,
  };
}
