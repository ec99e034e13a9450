import { restAsset } from '../../test/support/fixtures.ts';
import { gatewayOver, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const id = '8372901d-e338-475c-a290-ff2b1cdd7a04';
const asset = { ...restAsset(1), _id: id, skuId: '10000429', slug: 'sunlit-spritz' };
const catalog = {
  assetBySku: async (sku: string) => (sku.endsWith('10000429') ? asset : null),
  assetsByIds: async (ids: readonly string[]) => (ids.includes(id) ? [asset] : []),
};
const visit = async (address: string, apis = { catalog }) => {
  const { url } = await gatewayOver(apis);
  const { status, headers } = await fetch(url + address, { redirect: 'manual' });
  return [status, headers.get('location')];
};

test.each([`/product/${id}`, '/product/HD-10000429', '/product/hd-10000429', '/product/10000429'])(
  'R-05 P-16 %s leads to the page of the pattern, by its slug',
  async (address) => {
    expect(await visit(address)).toEqual([302, '/product/sunlit-spritz']);
    expect(await visit(`${address}?palette=dusk`)).toEqual([302, '/product/sunlit-spritz?palette=dusk']);
  },
);

test.each(['/product/sunlit-spritz', '/product/HD-10000001', `/product/${id.replace('8', '9')}`])(
  'R-05 %s is a page of its own',
  async (address) => {
    expect(await visit(address)).not.toContain('/product/sunlit-spritz');
  },
);

test('R-05 while the api is away an id is a page of its own, which says so', async () => {
  const away = async () => {
    throw new Error('away');
  };
  expect(await visit(`/product/${id}`, { catalog: { assetBySku: away, assetsByIds: away } })).toEqual([200, null]);
});
