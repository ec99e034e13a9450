import { shopOver } from './support/shop-pages.ts';
import { stopGateways } from './support/test-gateway.ts';

afterEach(stopGateways);

const menu = 'catalog.categories';

test.each([
  ['/', [menu, 'content.homePage']],
  ['/products', [menu, 'catalog.tiles', 'catalog.facets']],
  [
    '/product/half-drop-peony',
    [menu, 'catalog.assetBySlug', 'catalog.coordinateTiles', 'catalog.similarTiles', 'reviews.page'],
  ],
  ['/designers', [menu, 'designers.list', 'designers.list', 'designers.stats', 'catalog.assetsByIds']],
  [
    '/designer/studio-1',
    [
      menu,
      'designers.designer',
      'catalog.assetsByIds',
      'designers.collections',
      'catalog.assetsByIds',
      'catalog.tiles',
    ],
  ],
  ['/help', [menu, 'help.categories', 'payments.settings', 'support.contact']],
  ['/collections', [menu, 'catalog.collections', 'catalog.assetsByIds']],
  ['/collections/trending', [menu, 'catalog.collection', 'catalog.tiles', 'catalog.assetsByIds']],
  ['/contemporary', [menu, 'catalog.tiles', 'designers.shares', 'catalog.assetsByIds']],
])('D10 rendering %s makes exactly these upstream calls for a visitor, none of them twice', async (path, calls) => {
  const { url, names } = await shopOver();

  const reply = await fetch(url + path);

  expect(reply.status).toBe(200);
  expect(names().toSorted()).toEqual(calls.toSorted());
});
