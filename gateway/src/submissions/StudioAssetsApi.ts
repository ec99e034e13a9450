import type { StudioAsset, Submission } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** What changes of a pattern at once, as REST takes it. */
type AssetEdit = Partial<Pick<StudioAsset, 'description' | 'tags'>> & Pick<StudioAsset, 'version'>;

/** Patterns that are or were on sale, for those who work in their studio. */
export interface StudioAssetsApi {
  byId(id: string): Promise<StudioAsset | null>;
  edit(id: string, edit: AssetEdit): Promise<StudioAsset>;
  /** Begins a newer version, with the file of a draft if one is named. */
  revise(id: string, draft: { readonly submissionId?: string }): Promise<Submission>;
  withdraw(id: string): Promise<StudioAsset>;
  bringBack(id: string): Promise<StudioAsset>;
}

/** Patterns on sale over REST. */
export function restStudioAssetsApi(client: RestClient): StudioAssetsApi {
  return {
    byId: (id) => client.find<StudioAsset>(restPath`/studio-assets/${id}`),
    edit: (id, edit) => client.put<StudioAsset>(restPath`/studio-assets/${id}`, edit),
    revise: (id, draft) => client.post<Submission>(restPath`/studio-assets/${id}/versions`, draft),
    withdraw: (id) => client.post<StudioAsset>(restPath`/studio-assets/${id}/withdraw`, {}),
    bringBack: (id) => client.post<StudioAsset>(restPath`/studio-assets/${id}/return`, {}),
  };
}
