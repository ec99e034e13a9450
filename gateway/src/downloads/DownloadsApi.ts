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

/** Which files a link gives. */
interface LinkRequest {
  readonly formats: readonly ProductionFile['format'][] | undefined;
  /** Slug. */
  readonly palette: string | undefined;
}

/** What the viewer owns, and links to it. */
export interface DownloadsApi {
  library(page: number, limit: number): Promise<EntitlementPage>;
  /** Those of the given assets the viewer holds a license for; at most 100 at once. */
  ownedAssetIds(assetIds: readonly string[]): Promise<string[]>;
  /** Every download of the viewer, the latest first. */
  history(page: number, limit: number): Promise<DownloadPage>;
  /** A link to the files of a license, all or some, in the palette it was acquired in or another. */
  createLink(entitlementId: string, request: LinkRequest): Promise<DownloadLink>;
  /** The downloads of the viewer's plan; null without one. */
  quota(): Promise<DownloadQuota | null>;
  /** Gives the license of the viewer's plan for a pattern. */
  claimWithPlan(assetId: string): Promise<PlanDownload>;
  /** What a certificate's code stands for; null when that is nothing. */
  verify(code: string): Promise<Certificate | null>;
  /** Spends a free download on a free pattern, unless it is held already. */
  claimFree(assetId: string): Promise<FreeDownload>;
}

/** Downloads over REST. */
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
