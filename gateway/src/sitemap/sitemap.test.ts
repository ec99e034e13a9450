import { createServer } from 'node:http';
import express from 'express';
import pino from 'pino';
import { addressOf } from '../../test/support/fake-api-server.ts';
import { type FakeApis, fakeApis } from '../../test/support/fake-apis.ts';
import { restPagination } from '../../test/support/fixtures.ts';
import { gatewayOver, stopGateways } from '../../test/support/test-gateway.ts';
import { recordFacts } from '../platform/http/request-facts.ts';
import { sitemapRoutes } from './sitemap.routes.ts';

afterEach(stopGateways);

const siteUrl = 'https://shop.example';
const changedAt = '2026-11-01T09:00:00.000Z';
const named = (slug: string) => ({ slug, changedAt });

/** Returns the URLs of a sitemap, each with its `lastmod`. */
function locations(xml: string): readonly (readonly [string, string | undefined])[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map(([, loc = '', changed]) => [
    loc,
    changed,
  ]);
}

/** A catalog of `count` patterns, two per REST page. */
function catalogOf(count: number): FakeApis {
  const slugs = Array.from({ length: count }, (_, index) => `pattern-${index + 1}`);
  return {
    sitemap: {
      assets: async (page) => ({
        assets: slugs.slice((page - 1) * 2, page * 2).map(named),
        pagination: restPagination(count, 2, page),
      }),
    },
  };
}

test('the sitemap names every page with its whole address, and when it changed', async () => {
  const { url } = await gatewayOver(
    {
      sitemap: {
        ...catalogOf(3).sitemap,
        pages: async () => ({
          designers: [named('studio-marl')],
          collections: [{ slug: 'trending', changedAt: null }],
          texts: [named('terms'), named('only-in-the-database')],
          categories: [named('bold-&-co')],
          helpArticles: [named('free-trial')],
        }),
      },
    },
    { publicUrl: siteUrl },
  );

  const reply = await fetch(`${url}/sitemap.xml`);
  const found = locations(await reply.text());

  expect(reply.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(found.slice(0, 2)).toEqual([
    [`${siteUrl}/`, undefined],
    [`${siteUrl}/products`, undefined],
  ]);
  expect(found.slice(-8)).toEqual([
    [`${siteUrl}/terms`, changedAt],
    [`${siteUrl}/products?category=bold-%26-co`, changedAt],
    [`${siteUrl}/collections/trending`, undefined],
    [`${siteUrl}/help/free-trial`, changedAt],
    [`${siteUrl}/designer/studio-marl`, changedAt],
    [`${siteUrl}/product/pattern-1`, changedAt],
    [`${siteUrl}/product/pattern-2`, changedAt],
    [`${siteUrl}/product/pattern-3`, changedAt],
  ]);
});

test('the sitemap is kept: asking again asks nobody', async () => {
  const { url, names } = await gatewayOver(catalogOf(3));
  await fetch(`${url}/sitemap.xml`);
  const asked = names().length;

  await fetch(`${url}/sitemap.xml`);

  expect(names()).toHaveLength(asked);
});

test('more addresses than one sitemap may hold become an index of sitemaps', async () => {
  const app = express();
  app.use((request, _response, next) => {
    recordFacts(request, 0);
    next();
  });
  app.use(sitemapRoutes({ ...fakeApis(catalogOf(7)), siteUrl, maxAddresses: 3, logger: pino({ level: 'silent' }) }));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const get = async (path: string) => fetch(addressOf(server) + path);

  const index = await (await get('/sitemap.xml')).text();

  expect(index).toContain('<sitemapindex');
  const parts = ['pages', 'patterns-1', 'patterns-2', 'patterns-3'].map((name) => `/sitemaps/${name}.xml`);
  expect(locations(index).map(([loc]) => loc)).toEqual(parts.map((part) => siteUrl + part));
  const sizes = await Promise.all(parts.slice(1).map(async (part) => locations(await (await get(part)).text()).length));
  expect(sizes).toEqual([3, 3, 1]);
  expect((await get('/sitemaps/patterns-4.xml')).status).toBe(404);
  server.close();
});

test('an api that does not answer is no empty sitemap', async () => {
  const { url } = await gatewayOver({ sitemap: { pages: () => Promise.reject(new Error('down')) } });

  const reply = await fetch(`${url}/sitemap.xml`);

  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '60']);
});

test('robots.txt keeps what belongs to one person out, lets pictures in and names the sitemap', async () => {
  const { url } = await gatewayOver({}, { publicUrl: siteUrl });

  const lines = (await (await fetch(`${url}/robots.txt`)).text()).split('\n');

  expect(lines).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  for (const path of ['/cart', '/checkout', '/profile', '/login', '/api/'])
    expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain('Allow: /api/products/');
});
