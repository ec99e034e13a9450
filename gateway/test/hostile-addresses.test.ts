import { mainOf, shopOver } from './support/shop-pages.ts';
import { stopGateways } from './support/test-gateway.ts';

const pages = [
  '/',
  '/products',
  '/product/half-drop-peony',
  '/collections',
  '/collections/trending',
  '/designers',
  '/designer/studio-1',
  '/contemporary',
  '/cart',
  '/checkout',
  '/order-confirmation',
  '/about',
  '/categories',
  '/licenses',
  '/api',
  '/terms',
  '/privacy',
  '/cookies',
  '/license-terms',
  '/contributors',
  '/faq',
  '/help-center',
  '/help',
  '/contact',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/login',
  '/register',
  '/profile',
  '/pricing',
  '/forgot-password',
  '/admin',
  '/contributor',
];
/** Those that read most of a query: filters, pages and a number. */
const readers = ['/products', '/designers', '/terms'];
const script = '<script>alert(1)</script>';
const long = 'x'.repeat(10_000);
const names = [
  'search',
  'page',
  'limit',
  'sort',
  'assetId',
  'category',
  'tags',
  'minPrice',
  'tab',
  'token',
  'redirect',
  'version',
  'session_id',
];
const everyName = (value: string) => names.map((name) => `${name}=${value}`).join('&');

const queries: Readonly<Record<string, string>> = {
  'a zero byte': everyName('%00'),
  'broken UTF-8': everyName('%E0%A4%A'),
  'a lone percent sign': everyName('%'),
  'prototype keys': '__proto__=1&constructor=2&toString=3&__proto__[role]=admin&hasOwnProperty',
  'prototype keys as values': everyName('__proto__'),
  '10 000 characters': `search=${long}`,
  '1 900 characters': `search=${'x'.repeat(1900)}`,
  'numbers below zero': everyName('-1'),
  'numbers beyond all': everyName('99999999999999999999'),
  'what is not a number': everyName('NaN'),
  'repeated names': [1, 2, 3].map((value) => everyName(String(value))).join('&'),
  'a script': everyName(encodeURIComponent(script)),
  'a script that closes an attribute': everyName(encodeURIComponent(`"'>${script}`)),
  'half of a surrogate pair': everyName('%ED%A0%80'),
};

const parts: Readonly<Record<string, string>> = {
  'a zero byte': '%00',
  'broken UTF-8': '%E0%A4%A',
  'a lone percent sign': '%',
  'a prototype key': '__proto__',
  '10 000 characters': long,
  'a script': encodeURIComponent(script),
  'a way up': '..%2f..%2fetc%2fpasswd',
  'a space': '%20',
  'a slash': '%2F',
};

let shop: Awaited<ReturnType<typeof shopOver>>;

beforeAll(async () => {
  shop = await shopOver();
});
afterAll(stopGateways);

/** What is wrong with the page of an address: a failure, nothing to see, or the address as markup. Empty when all is well. */
async function faultsOf(address: string): Promise<string[]> {
  const reply = await fetch(shop.url + address);
  const html = await reply.text();
  // An address beyond all use is answered with the empty shell, which the browser fills.
  const isShell = address.length > 2000;
  const faults = {
    [`status ${reply.status}`]: reply.status !== 200 && reply.status !== 404,
    blank: !isShell && mainOf(html).length < 50,
    injected: html.includes(script),
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [`${address.slice(0, 40)} ${fault}`] : []));
}

async function faultsOfAll(addresses: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const address of addresses) faults.push(...(await faultsOf(address)));
  return faults;
}

test.each(Object.entries(queries))('a query with %s breaks no page that reads its query', async (_title, query) => {
  expect(await faultsOfAll(readers.map((page) => `${page}?${query}`))).toEqual([]);
});

test('all of it at once breaks no page of the shop', async () => {
  const everything = Object.values(queries)
    .filter((query) => query.length < 1000)
    .join('&')
    .slice(0, 1900);
  expect(await faultsOfAll(pages.map((page) => `${page}?${everything}`))).toEqual([]);
});

test.each(Object.entries(parts))('a path with %s breaks no page', async (_title, part) => {
  const places = ['/', '/product/', '/designer/', '/collections/', '/verify/', '/no-such-page/'];
  expect(await faultsOfAll(places.map((place) => place + part))).toEqual([]);
});

test.each(['/verify/%00', '/products?search=a%00b', '/collections/%00'])(
  '%s: no zero byte is drawn, which a browser would read as another character',
  async (address) => {
    expect(await (await fetch(shop.url + address)).text()).not.toContain('\0');
  },
);
