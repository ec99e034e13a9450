import { registeredOperations } from '@halfdrop/schema/operations';
import { gatewayOver, stopGateways } from '../../test/support/test-gateway.ts';
import type { Viewed } from './InsightsApi.ts';

afterEach(stopGateways);

const PERSON = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' };
const indexHtml = '<html><head><!--app-head--></head><body><!--app-html--></body></html>';
const documentId = Object.keys(registeredOperations).find((id) =>
  registeredOperations[id]?.includes('query ProductPage('),
);

async function shop(status = 200) {
  const told: Viewed[] = [];
  const addViews = async (views: readonly Viewed[]) => void told.push(...views);
  const render = async () => ({ html: '', head: '', styles: '', state: {}, status });
  const gateway = await gatewayOver({ insights: { addViews } }, { web: { folder: '', indexHtml, render } });
  return {
    open: (path: string, headers: Record<string, string> = PERSON, method = 'GET') =>
      fetch(gateway.url + path, { method, headers }).then((response) => response.text()),
    ask: (slug: string, headers: Record<string, string> = PERSON) =>
      gateway
        .post(JSON.stringify({ documentId, operationName: 'ProductPage', variables: { slug } }), headers)
        .then((response) => response.text()),
    told: async () => {
      await gateway.stop(500);
      return told;
    },
  };
}

test('R-23 a view is a page that is served or opened in the browser, from the cache or not', async () => {
  const { open, ask, told } = await shop();
  for (const path of [
    '/product/meadow',
    '/product/meadow?from=list',
    '/product/meadow',
    '/product/caf%C3%A9',
    '/products',
  ]) {
    await open(path);
  }
  await ask('meadow');
  await ask('meadow');
  await ask('meadow', { ...PERSON, authorization: 'Bearer token-1' });
  await ask('fern');
  expect(await told()).toEqual([
    { slug: 'meadow', count: 6 },
    { slug: 'café', count: 1 },
    { slug: 'fern', count: 1 },
  ]);
});

test.each([
  ['a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['a script', { 'user-agent': 'curl/8.5.0' }],
  ['a program without a name', { 'user-agent': '' }],
  ['a browser that fetches ahead', { ...PERSON, 'sec-purpose': 'prefetch;prerender' }],
])('R-23 %s views nothing', async (_who, headers) => {
  const { open, ask, told } = await shop();
  await open('/product/meadow', headers);
  await ask('meadow', headers);
  expect(await told()).toEqual([]);
});

test('R-23 a page that is not there, a question about one, and other operations are no views', async () => {
  const { open, told } = await shop(404);
  await open('/product/gone');
  await open('/product/meadow', PERSON, 'HEAD');
  expect(await told()).toEqual([]);
});

test('R-23 counts that could not be told are lost, and no page with them', async () => {
  const addViews = () => Promise.reject(new Error('down'));
  const { post, stop } = await gatewayOver({ insights: { addViews } });
  const body = JSON.stringify({ documentId, operationName: 'ProductPage', variables: { slug: 'meadow' } });
  expect((await post(body, PERSON)).status).toBe(200);
  await expect(stop(500)).resolves.toBeUndefined();
});
