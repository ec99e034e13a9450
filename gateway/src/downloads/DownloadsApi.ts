import type {
  Certificate,
  DownloadLink,
  DownloadPage,
  DownloadQuota,
  EntitlementPage,
  FreeDownload,
  PlanDownload,
  ProductionFile,
} from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** Files to include in a download link. */
interface LinkRequest {
  readonly formats: readonly ProductionFile['format'][] | undefined;
  /** Slug of a palette. */
  readonly palette: string | undefined;
}

/** The viewer's licenses and download links. */
export interface DownloadsApi {
  library(page: number, limit: number): Promise<EntitlementPage>;
  /** Subset of the given assets the viewer holds a license for; at most 100 at once. */
  ownedAssetIds(assetIds: readonly string[]): Promise<string[]>;
  /** The viewer's downloads, newest first. */
  history(page: number, limit: number): Promise<DownloadPage>;
  /** Creates a link to some or all files of a license, in the acquired palette or another one. */
  createLink(entitlementId: string, request: LinkRequest): Promise<DownloadLink>;
  /** The download quota of the viewer's plan; null without a plan. */
  quota(): Promise<DownloadQuota | null>;
  /** Grants the plan's license for a pattern. */
  claimWithPlan(assetId: string): Promise<PlanDownload>;
  /** Looks up a certificate by its code; null if the code is unknown. */
  verify(code: string): Promise<Certificate | null>;
  /** Uses one free download for a free pattern, unless a license is already held. */
  claimFree(assetId: string): Promise<FreeDownload>;
}

/** Creates a `DownloadsApi` that calls the REST API. */
export function restDownloadsApi(client: RestClient): DownloadsApi {
  return {
    library: (page, limit) => client.get<EntitlementPage>(restPath`/api/downloads/library`, { page, limit }),
    ownedAssetIds: async (ids) => (await client.get<{ ids: string[] }>(restPath`/api/downloads/owned`, { ids })).ids,
    claimFree: (assetId) => client.post<FreeDownload>(restPath`/api/downloads/free/${assetId}`),
    history: (page, limit) => client.get<DownloadPage>(restPath`/api/downloads/history`, { page, limit }),
    createLink: (entitlementId, request) =>
      client.post<DownloadLink>(restPath`/api/downloads/${entitlementId}/link`, request),
    quota: async () => (await client.get<{ quota: DownloadQuota | null }>(restPath`/api/downloads/quota`)).quota,
    claimWithPlan: (assetId) => client.post<PlanDownload>(restPath`/api/downloads/subscription`, { assetId }),
    verify: (code) => client.find<Certificate>(restPath`/api/certificates/${code}`),
  };
}
