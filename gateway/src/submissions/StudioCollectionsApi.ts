import type { StudioCollection, StudioCollections, StudioPatternPage } from '../generated/rest.ts';
import type { QueryValues, RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** Content of a design collection, in REST form. */
interface CollectionContents extends Pick<StudioCollection, 'name' | 'description'> {
  readonly coverId: string | null;
  readonly patterns: ReadonlyArray<{
    readonly id: string;
    readonly role: StudioCollection['patterns'][number]['role'];
  }>;
}

/** API for design collections, for studio members. Each change returns all collections of the studio. */
export interface StudioCollectionsApi {
  list(studioId: string): Promise<StudioCollections | null>;
  loose(studioId: string, query: QueryValues): Promise<StudioPatternPage | null>;
  create(studioId: string, contents: CollectionContents): Promise<StudioCollections>;
  save(studioId: string, id: string, contents: CollectionContents & { version: number }): Promise<StudioCollections>;
  remove(studioId: string, id: string): Promise<StudioCollections>;
  order(studioId: string, collectionIds: readonly string[]): Promise<StudioCollections>;
}

/** Creates a `StudioCollectionsApi` that calls the REST API. */
export function restStudioCollectionsApi(client: RestClient): StudioCollectionsApi {
  return {
    list: (studioId) => client.find<StudioCollections>(restPath`/studios/${studioId}/collections`),
    loose: (studioId, query) => client.find<StudioPatternPage>(restPath`/studios/${studioId}/loose-patterns`, query),
    create: (studioId, contents) =>
      client.post<StudioCollections>(restPath`/studios/${studioId}/collections`, contents),
    save: (studioId, id, contents) =>
      client.put<StudioCollections>(restPath`/studios/${studioId}/collections/${id}`, contents),
    remove: (studioId, id) => client.delete<StudioCollections>(restPath`/studios/${studioId}/collections/${id}`),
    order: (studioId, collectionIds) =>
      client.put<StudioCollections>(restPath`/studios/${studioId}/collection-order`, { collectionIds }),
  };
}
