import type { AdminAssetSort, AdminAssetView } from '@halfdrop/domain';
import type { AdminAsset, AdminAssetPage, ExportLink } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** Filter for the pattern list. */
interface WantedAssets {
  readonly view: AdminAssetView;
  readonly sort: AdminAssetSort;
  readonly q?: string;
  readonly page: number;
  readonly limit: number;
}

/** New title, description and tags of a pattern, with a reason. */
interface AssetRewording extends Pick<AdminAsset, 'title' | 'description' | 'tags' | 'version'> {
  readonly reason: string;
}

/** API for managing patterns. */
export interface AssetDeskApi {
  list(wanted: WantedAssets): Promise<AdminAssetPage>;
  export(wanted: Pick<WantedAssets, 'view' | 'q'>): Promise<ExportLink>;
  one(id: string): Promise<AdminAsset | null>;
  reword(id: string, words: AssetRewording): Promise<AdminAsset>;
  limit(id: string, limit: { readonly lastDay: string | null; readonly reason: string }): Promise<AdminAsset>;
  feature(id: string, featuring: { readonly isFeatured: boolean; readonly reason: string }): Promise<AdminAsset>;
  announceHold(id: string, reason: string): Promise<AdminAsset>;
  hold(id: string, reason: string): Promise<AdminAsset>;
  release(id: string, reason: string): Promise<AdminAsset>;
}

/** Creates an `AssetDeskApi` that calls the REST API. */
export function restAssetDeskApi(client: RestClient): AssetDeskApi {
  return {
    list: (wanted) => client.get<AdminAssetPage>(restPath`/admin/assets`, { ...wanted }),
    export: (wanted) => client.post<ExportLink>(restPath`/admin/assets/exports`, wanted),
    one: (id) => client.find<AdminAsset>(restPath`/admin/assets/${id}`),
    reword: (id, words) => client.put<AdminAsset>(restPath`/admin/assets/${id}`, words),
    limit: (id, limit) => client.put<AdminAsset>(restPath`/admin/assets/${id}/last-day`, limit),
    feature: (id, featuring) => client.put<AdminAsset>(restPath`/admin/assets/${id}/featured`, featuring),
    announceHold: (id, reason) => client.post<AdminAsset>(restPath`/admin/assets/${id}/hold-announcement`, { reason }),
    hold: (id, reason) => client.post<AdminAsset>(restPath`/admin/assets/${id}/hold`, { reason }),
    release: (id, reason) => client.post<AdminAsset>(restPath`/admin/assets/${id}/release`, { reason }),
  };
}
