import type { DownloadLink, EntitlementPage, FreeDownload } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';

/** What the viewer owns, and links to it. */
export interface DownloadsApi {
  library(page: number, limit: number): Promise<EntitlementPage>;
  /** Those of the given assets the viewer holds a licence for; at most 100 at once. */
  ownedAssetIds(assetIds: readonly string[]): Promise<string[]>;
  createLink(entitlementId: string): Promise<DownloadLink>;
  /** Spends a free download on a free pattern, unless it is held already. */
  claimFree(assetId: string): Promise<FreeDownload>;
}

/** Downloads over REST. */
export function restDownloadsApi(client: RestClient): DownloadsApi {
  return {
    library: (page, limit) => client.get<EntitlementPage>('/api/downloads/library', { page, limit }),
    ownedAssetIds: async (ids) => (await client.get<{ ids: string[] }>('/api/downloads/owned', { ids })).ids,
    claimFree: (assetId) => client.post<FreeDownload>(`/api/downloads/free/${encodeURIComponent(assetId)}`),
    createLink: (entitlementId) =>
      client.post<DownloadLink>(`/api/downloads/${encodeURIComponent(entitlementId)}/link`),
  };
}
