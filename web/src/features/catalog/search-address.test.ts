import { searchAddress } from './search-address.ts';

test.each([
  ['H-32 text is trimmed', '  rose  ', '/products?search=rose'],
  ['H-33 nothing but space leads nowhere', '   ', null],
  ['H-34 an asset id, in any case, leads to that pattern', 'hd-10000001', '/products?assetId=hd-10000001'],
  ['H-34 seven digits are words', 'HD-1000000', '/products?search=HD-1000000'],
  ['H-34 nine digits are words', 'HD-100000001', '/products?search=HD-100000001'],
  ['H-35 anything else is searched for', 'floral & fern', '/products?search=floral+%26+fern'],
])('%s', (_title, typed, address) => {
  expect(searchAddress(typed)).toBe(address);
});
