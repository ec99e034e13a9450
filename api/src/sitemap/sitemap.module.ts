import type { DomainModule } from '../domain-module.ts';
import { sitemapRoutes } from './sitemap.routes.ts';
import { createSitemapService, type SitemapService } from './sitemap.service.ts';

/** URLs for the sitemaps of search engines. */
export const sitemapModule = {
  services: { sitemap: createSitemapService },
  routes: (router, environment, { sitemap }: { readonly sitemap: SitemapService }) =>
    sitemapRoutes(router, environment, sitemap),
} satisfies DomainModule;
