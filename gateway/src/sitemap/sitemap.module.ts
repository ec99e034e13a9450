import type { DomainModule } from '../platform/domain-module.ts';
import { restSitemapApi } from './SitemapApi.ts';

/** The addresses that search engines are told. */
export const sitemapModule = {
  apis: { sitemap: restSitemapApi },
  resolvers: [],
} satisfies DomainModule;
