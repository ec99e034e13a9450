import type { StudioAsset, Submission } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** Immediate changes to a pattern, in REST form. */
type AssetEdit = Partial<Pick<StudioAsset, 'description' | 'tags'>> & Pick<StudioAsset, 'version'>;

/** API for patterns that are or were on sale, for studio members. */
export interface StudioAssetsApi {
  byId(id: string): Promise<StudioAsset | null>;
  edit(id: string, edit: AssetEdit): Promise<StudioAsset>;
  /** Starts a newer version, optionally with the file of a draft. */
  revise(id: string, draft: { readonly submissionId?: string }): Promise<Submission>;
  withdraw(id: string): Promise<StudioAsset>;
  bringBack(id: string): Promise<StudioAsset>;
}

/** Creates a `StudioAssetsApi` that calls the REST API. */
export function restStudioAssetsApi(client: RestClient): StudioAssetsApi {
  return {
    byId: (id) => client.find<StudioAsset>(restPath`/studio-assets/${id}`),
    edit: (id, edit) => client.put<StudioAsset>(restPath`/studio-assets/${id}`, edit),
    revise: (id, draft) => client.post<Submission>(restPath`/studio-assets/${id}/versions`, draft),
    withdraw: (id) => client.post<StudioAsset>(restPath`/studio-assets/${id}/withdraw`, {}),
    bringBack: (id) => client.post<StudioAsset>(restPath`/studio-assets/${id}/return`, {}),
  };
}
