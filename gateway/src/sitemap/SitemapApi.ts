import type { SitemapAssets, SitemapPages } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** API listing the shop's pages. */
export interface SitemapApi {
  /** One numbered page of approved patterns. */
  assets(page: number): Promise<SitemapAssets>;
  pages(): Promise<SitemapPages>;
}

/** Creates a `SitemapApi` that calls the REST API. */
export function restSitemapApi(client: RestClient): SitemapApi {
  return {
    assets: (page) => client.get<SitemapAssets>(restPath`/sitemap/assets`, { page }),
    pages: () => client.get<SitemapPages>(restPath`/sitemap/pages`),
  };
}
