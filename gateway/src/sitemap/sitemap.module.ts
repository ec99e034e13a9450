import type { DomainModule } from '../platform/domain-module.ts';
import { restSitemapApi } from './SitemapApi.ts';

/** URLs for search engines. */
export const sitemapModule = {
  apis: { sitemap: restSitemapApi },
  resolvers: [],
} satisfies DomainModule;
