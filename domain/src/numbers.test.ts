import { isPublicAssetId, publicAssetId, skuOf } from './index.ts';

test.each([
  ['HD-10000042', 10_000_042, true],
  [' hd-10000042 ', 10_000_042, false],
  ['10000042', 10_000_042, false],
  ['HD-1000004', null, false],
  ['HD-100000421', null, false],
  ['roses', null, false],
])('the asset id %j names %j', (text, sku, isWhole) => {
  expect(skuOf(text)).toBe(sku);
  expect(isPublicAssetId(text)).toBe(isWhole);
});

test('an asset id has eight digits, and its prefix in either case', () => {
  expect(publicAssetId(42)).toBe('HD-00000042');
  expect(publicAssetId('10000042')).toBe('HD-10000042');
  expect(isPublicAssetId('hd-10000042')).toBe(true);
});
