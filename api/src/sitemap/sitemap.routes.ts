import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { sitemapCalls } from './sitemap.contract.ts';
import type { SitemapService } from './sitemap.service.ts';

/** Registers the routes of this domain. */
export function sitemapRoutes(router: Router, environment: CallEnvironment, sitemap: SitemapService): void {
  bindCall(router, sitemapCalls.assets, environment, ({ query }) => sitemap.assets(query.page));
  bindCall(router, sitemapCalls.pages, environment, () => sitemap.pages());
}
