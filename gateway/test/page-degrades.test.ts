import { upstreamUnavailable } from '../src/platform/errors.ts';
import { restDesigner } from './support/fixtures.ts';
import { mainOf, shopOver } from './support/shop-pages.ts';
import { stopGateways } from './support/test-gateway.ts';

const answers: Record<string, Record<string, () => Promise<never>>> = {};
let shop: Awaited<ReturnType<typeof shopOver>>;
beforeAll(async () => {
  shop = await shopOver(answers);
});
afterAll(stopGateways);

const down = async () => {
  throw upstreamUnavailable();
};

const wordsOf = (html: string) => mainOf(html).replaceAll(/<[^>]+>/g, ' ');

test.each([
  ['/products', 'catalog.categories', 'Half-drop Peony'],
  ['/products', 'catalog.facets', 'Half-drop Peony'],
  ['/product/half-drop-peony', 'catalog.coordinateTiles', 'Sits well with'],
  ['/product/half-drop-peony', 'catalog.similarTiles', 'Half-drop Peony'],
  ['/product/half-drop-peony', 'reviews.page', 'Half-drop Peony'],
  ['/collections', 'catalog.assetsByIds', 'Trending'],
  ['/collections/trending', 'catalog.assetsByIds', 'Half-drop Peony'],
  ['/designers', 'catalog.assetsByIds', restDesigner(1).name],
  ['/designers', 'designers.stats', restDesigner(1).name],
  ['/designer/studio-1', 'catalog.assetsByIds', restDesigner(1).bio],
  ['/designer/studio-1', 'designers.collections', restDesigner(1).bio],
  ['/contemporary', 'designers.shares', 'Half-drop Peony'],
  ['/contemporary', 'catalog.assetsByIds', 'Half-drop Peony'],
  ['/help', 'payments.settings', 'Can I download again?'],
  ['/help', 'support.contact', 'Can I download again?'],
  ['/categories', 'catalog.assetsByIds', 'Florals'],
  ['/about', 'catalog.assetsByIds', 'Terms of use'],
  ['/licenses', 'content.licenses', 'Terms of use'],
])('%s stands with all its other parts while %s fails', async (path, call, words) => {
  const [domain = '', method = ''] = call.split('.');
  const before = shop.calls.length;
  answers[domain] = { [method]: down };
  // A unique URL, since complete pages are cached for some seconds.
  const reply = await fetch(`${shop.url}${path}?without=${call}`);
  delete answers[domain];

  expect(shop.names().slice(before)).toContain(call);
  expect(wordsOf(await reply.text())).toContain(words);
});
