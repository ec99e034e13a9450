import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ApolloLink, gql } from '@apollo/client';
import { firstValueFrom } from 'rxjs';
import type { WebRenderer } from '../../pages.ts';
import { gatewayOver, stopGateways } from '../../../test/support/test-gateway.ts';
import type { RenderedPage } from './page-template.ts';

const indexHtml =
  '<!doctype html><html><head><script>theme()</script><!--app-head--></head><body><div id="root"><!--app-html--></div></body></html>';
const shell = indexHtml.replace('<!--app-head-->', '').replace('<!--app-html-->', '');
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'halfdrop-web-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'assets/app-1a2b.js'), 'console.log(1)');
  writeFileSync(path.join(folder, 'assets/app-1a2b.js.br'), 'brotli bytes');
  writeFileSync(path.join(folder, 'index.html'), indexHtml);
  writeFileSync(path.join(folder, 'logo.svg'), '<svg/>');
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(stopGateways);

function pageOf(changes: Partial<RenderedPage> = {}): RenderedPage {
  return {
    html: '<h1>Patterns</h1>',
    head: '<title>T</title>',
    styles: '<style>a{}</style>',
    state: {},
    status: 200,
    ...changes,
  };
}

function gatewayWith(render?: WebRenderer) {
  return gatewayOver({}, { web: { folder, indexHtml, render } });
}

test('a page is rendered with head, styles, content and inert state', async () => {
  const { url } = await gatewayWith(async () => pageOf({ state: { text: '</script><script>alert(1)</script>' } }));

  const html = await (await fetch(`${url}/products?page=2`)).text();

  expect(html).toContain('<title>T</title><style>a{}</style></head>');
  expect(html).toContain('<div id="root"><h1>Patterns</h1></div>');
  expect(html).toContain('<script type="application/json" id="apollo">{"text":"\\u003c/script>\\u003cscript>alert(1)');
});

test.each([
  ['/login?redirect=/cart', '/login?redirect=/cart'],
  ['//elsewhere.example/login', '/elsewhere.example/login'],
])('A-01 a form that is sent to %s before its script runs leads back to its page', async (address, location) => {
  const { url } = await gatewayWith(async () => pageOf());

  const response = await fetch(url + address, {
    method: 'POST',
    body: new URLSearchParams({ email: 'ada@example.com', password: 'secret-1' }),
    redirect: 'manual',
  });

  expect([response.status, response.headers.get('location')]).toEqual([303, location]);
});

test('the same address is rendered once for many visitors, members included', async () => {
  let renders = 0;
  const { url } = await gatewayWith(async () => {
    renders += 1;
    return pageOf();
  });

  await Promise.all([fetch(`${url}/`), fetch(`${url}/`, { headers: { authorization: 'Bearer t' } })]);
  await fetch(`${url}/`);

  expect(renders).toBe(1);
});

test('BC-34 BC-35 a page is rendered once for each currency that leads', async () => {
  const rendered: string[] = [];
  const { url } = await gatewayWith(async ({ leadCurrency }) => {
    rendered.push(leadCurrency);
    return pageOf({ html: leadCurrency });
  });
  const page = (headers: Record<string, string>) => fetch(`${url}/products`, { headers });

  const indian = await page({ 'accept-language': 'en-IN' });
  const chosen = await page({ 'accept-language': 'en-IN', cookie: 'halfdrop.currency=USD' });
  const other = await page({ 'accept-language': 'de-DE' });

  expect(await indian.text()).toContain('<div id="root">INR</div>');
  expect(await chosen.text()).toContain('<div id="root">USD</div>');
  expect(await other.text()).toContain('<div id="root">USD</div>');
  expect(rendered).toEqual(['INR', 'USD']);
  expect(indian.headers.get('vary')).toBe('accept-language, cookie, accept-encoding');
});

test('R-24 a page that does not exist has status 404', async () => {
  const { url } = await gatewayWith(async () => pageOf({ status: 404 }));

  expect((await fetch(`${url}/no-such-page`)).status).toBe(404);
});

test.each([
  ['R-38', '/faq', '/help'],
  ['R-42', '/help-center?from=detail', '/help?from=detail'],
  ['R-40', '/api/', '/api'],
])('%s %s leads to %s for good', async (_row, address, target) => {
  const { url } = await gatewayWith(() => Promise.reject(new Error('must not render')));

  const reply = await fetch(url + address, { redirect: 'manual' });

  expect([reply.status, reply.headers.get('location')]).toEqual([301, target]);
});

test('R-40 exactly /api is a page, while what lies below it are calls', async () => {
  const { url } = await gatewayWith(async () => pageOf());

  expect(await (await fetch(`${url}/api`)).text()).toContain('<h1>Patterns</h1>');
  expect((await fetch(`${url}/api/nothing`)).status).toBe(503);
});

describe('a page that could not be rendered says so to search engines and still works in a browser', () => {
  async function lookAt(render: WebRenderer) {
    const { url } = await gatewayOver({}, { renderTimeoutMs: 20, web: { folder, indexHtml, render } });
    const reply = await fetch(`${url}/products`);
    const { headers, status } = reply;
    const told = { status, retry: headers.get('retry-after'), robots: headers.get('x-robots-tag') };
    return { told, caching: headers.get('cache-control'), html: await reply.text() };
  }
  const isUnavailable = { told: { status: 503, retry: '30', robots: 'noindex' }, caching: 'no-store', html: shell };

  test('C1 one that throws', async () => {
    const thrown = await lookAt(() => Promise.reject(new Error('render bug with a secret')));
    expect(thrown).toEqual(isUnavailable);
  });

  test('C2 one that is late', async () => {
    expect(await lookAt(() => new Promise(() => {}))).toEqual(isUnavailable);
  });

  test('one that comes out short by a fault of our own', async () => {
    const { told, caching, html } = await lookAt(async () => pageOf({ status: 500 }));
    expect([told, caching]).toEqual([{ status: 500, retry: null, robots: 'noindex' }, 'no-store']);
    expect(html).toContain('<h1>Patterns</h1>');
  });

  test('C9 one that comes while too many others are rendered', async () => {
    const renders: Array<(page: RenderedPage) => void> = [];
    const { url } = await gatewayOver(
      {},
      {
        web: { folder, indexHtml, render: () => new Promise((resolve) => void renders.push(resolve)) },
      },
    );
    const accepted = Array.from({ length: 16 }, (_, page) => fetch(`${url}/products?page=${page}`));
    while (renders.length < 16) await new Promise(setImmediate);
    const further = await fetch(`${url}/products?page=17`);
    for (const finish of renders) finish(pageOf());

    expect([further.status, await further.text()]).toEqual([503, shell]);
    expect((await Promise.all(accepted)).map(({ status }) => status)).toEqual(accepted.map(() => 200));
  });
});

test('pages read their data in this process, as a visitor', async () => {
  const seen: unknown[] = [];
  const { url, calls } = await gatewayWith(async (_page, link) => {
    const client = {
      query: gql`
        query Home {
          assets(limit: 2) {
            items {
              id
              viewerHasLicense
            }
          }
        }
      `,
    };
    const result = await firstValueFrom(ApolloLink.execute(link, client, { client: undefined as never }));
    seen.push(result.data);
    return pageOf();
  });

  await fetch(`${url}/`, { headers: { authorization: 'Bearer token-1' } });

  expect(seen).toMatchObject([{ assets: { items: [{ id: 'asset-0', viewerHasLicense: null }, { id: 'asset-1' }] } }]);
  expect(calls.map((call) => call.token)).toEqual([null]);
});

test('scripts in the page itself are allowed by their hash only', async () => {
  const { url } = await gatewayWith();

  const policy = (await fetch(`${url}/`)).headers.get('content-security-policy') ?? '';

  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
  expect(policy).toContain("frame-ancestors 'none'");
});

test('built assets go out compressed and for ever, others for an hour', async () => {
  const { url } = await gatewayWith();

  const script = await fetch(`${url}/assets/app-1a2b.js`, { headers: { 'accept-encoding': 'identity' } });
  const compressed = await fetch(`${url}/assets/app-1a2b.js`, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  const logo = await fetch(`${url}/logo.svg`);

  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await script.text()).toBe('console.log(1)');
  expect(compressed.headers.get('content-encoding')).toBe('br');
  expect(compressed.headers.get('content-length')).toBe('12');
  expect(logo.headers.get('cache-control')).toBe('public, max-age=3600');
});

test('an asset that is known to the client is not sent again', async () => {
  const { url } = await gatewayWith();
  const { headers } = await fetch(`${url}/logo.svg`);

  const again = await fetch(`${url}/logo.svg`, { headers: { 'if-none-match': headers.get('etag') ?? '' } });

  expect(again.status).toBe(304);
});

test.each([
  '/assets/missing.js',
  '/assets/..%2findex.html',
  '/assets/%2e%2e/%2e%2e/etc/passwd',
  '/assets/app-1a2b.js.br',
])('F4 %s is a 404 and no page', async (address) => {
  const { url } = await gatewayWith(async () => pageOf());

  const reply = await fetch(url + address);

  expect(await reply.text()).not.toMatch(/root:|brotli bytes/);
});

test('favicon.ico and robots.txt are answered without rendering', async () => {
  const { url } = await gatewayWith(() => Promise.reject(new Error('must not render')));

  expect((await fetch(`${url}/favicon.ico`)).status).toBe(204);
  expect(await (await fetch(`${url}/robots.txt`)).text()).toContain('User-agent: *');
});
