import { type Request, type Response, Router } from 'express';
import type { Logger } from 'pino';
import { asyncHandler } from '../platform/http/async-handler.ts';
import { encodingFor, Reply } from '../platform/http/reply.ts';
import { factsOf } from '../platform/http/request-facts.ts';
import { ResponseCache } from '../platform/http/response-cache.ts';
import type { Caller } from '../platform/request-context.ts';
import { assetAddresses, pageAddresses, type SiteAddress } from './site-addresses.ts';
import type { SitemapApi } from './SitemapApi.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

/** Maximum URLs per sitemap (sitemaps.org). */
const MAX_ADDRESSES = 50_000;
const FRESH_SECONDS = 600;
const CACHE_BYTES = 32 * 1024 * 1024;

/** Paths that must not be crawled: personal pages and API calls; pattern pictures are allowed. */
const DISALLOWED = [
  '/cart',
  '/checkout',
  '/order-confirmation',
  '/profile',
  '/login',
  '/register',
  '/forgot-password',
  '/newsletter/',
  '/admin',
  '/contributor$',
  '/contributor/',
  '/graphql',
  '/api/',
];
const ALLOWED = ['/api/og-image', '/api/products/'];

/** Options of the sitemap routes. */
export interface SitemapOptions {
  readonly apisFor: (caller: Caller) => { readonly sitemap: SitemapApi };
  /** Public origin of the shop. */
  readonly siteUrl: string;
  readonly logger: Logger;
  /** URLs per sitemap; for tests. */
  readonly maxAddresses?: number;
}

function xml(body: string): Reply {
  const headers = {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': `public, max-age=${FRESH_SECONDS}`,
  };
  return new Reply(200, headers, body, FRESH_SECONDS);
}

/**
 * Serves `/robots.txt` and `/sitemap.xml`, the latter as one sitemap, or as an index of several if there are too many
 * URLs.
 */
export function sitemapRoutes({ apisFor, siteUrl, logger, maxAddresses = MAX_ADDRESSES }: SitemapOptions): Router {
  const cache = new ResponseCache(CACHE_BYTES);
  async function whole(api: SitemapApi): Promise<Reply> {
    const [pages, patterns] = await Promise.all([pageAddresses(api), assetAddresses(api)]);
    if (pages.length + patterns.length <= maxAddresses) return xml(sitemapXml(siteUrl, [...pages, ...patterns]));
    const parts = Array.from({ length: Math.ceil(patterns.length / maxAddresses) }, (_, index) => index + 1);
    const named = ['pages', ...parts.map((number) => `patterns-${number}`)];
    return xml(
      sitemapIndexXml(
        siteUrl,
        named.map((name) => ({ path: `/sitemaps/${name}.xml`, changedAt: null })),
      ),
    );
  }

  async function part(api: SitemapApi, name: string): Promise<Reply> {
    if (name === 'pages') return xml(sitemapXml(siteUrl, await pageAddresses(api)));
    const first = (Number(name.replace('patterns-', '')) - 1) * maxAddresses;
    const addresses: readonly SiteAddress[] = (await assetAddresses(api)).slice(first, first + maxAddresses);
    if (addresses.length > 0) return xml(sitemapXml(siteUrl, addresses));
    return new Reply(404, plain, 'No such sitemap.\n', FRESH_SECONDS);
  }

  async function send(request: Request, response: Response, make: (api: SitemapApi) => Promise<Reply>): Promise<void> {
    const facts = factsOf(request);
    const api = apisFor({ ...facts, token: null }).sitemap;
    const { reply } = await cache.get(request.path, () =>
      make(api).catch((cause: unknown) => {
        logger.warn({ requestId: facts.requestId, cause: String(cause) }, 'The sitemap was not made');
        return new Reply(503, { ...plain, 'retry-after': '60' }, 'Not just now.\n');
      }),
    );
    await reply.write(response, encodingFor(request.headers['accept-encoding']), facts.requestId);
  }

  const router = Router();
  router.get('/robots.txt', (_request, response) => {
    response.set('cache-control', 'public, max-age=3600').type('text').send(robots(siteUrl));
  });
  router.get(
    '/sitemap.xml',
    asyncHandler((request, response) => send(request, response, whole)),
  );
  router.get(
    /^\/sitemaps\/(?<name>pages|patterns-[1-9]\d{0,3})\.xml$/,
    asyncHandler((request, response) => send(request, response, (api) => part(api, String(request.params['name'])))),
  );
  return router;
}

const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

function robots(siteUrl: string): string {
  const rules = [...ALLOWED.map((path) => `Allow: ${path}`), ...DISALLOWED.map((path) => `Disallow: ${path}`)];
  return `User-agent: *\n${rules.join('\n')}\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
