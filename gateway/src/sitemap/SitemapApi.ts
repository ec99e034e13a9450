import type { SitemapAssets, SitemapPages } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** Which pages there are. */
export interface SitemapApi {
  /** One numbered page of approved patterns. */
  assets(page: number): Promise<SitemapAssets>;
  pages(): Promise<SitemapPages>;
}

/** Which pages there are, over REST. */
export function restSitemapApi(client: RestClient): SitemapApi {
  return {
    assets: (page) => client.get<SitemapAssets>(restPath`/sitemap/assets`, { page }),
    pages: () => client.get<SitemapPages>(restPath`/sitemap/pages`),
  };
}
