import { upstreamUnavailable } from '../src/platform/errors.ts';
import type { FakeApis } from './support/fake-apis.ts';
import { mainOf, shopOver } from './support/shop-pages.ts';
import { restHomePage } from './support/text-fixtures.ts';
import { stopGateways } from './support/test-gateway.ts';

const isDown = { now: true };
const unlessDown = async () => {
  if (isDown.now) throw upstreamUnavailable();
  return null;
};

/** Answers only while the API is up. */
const answers: FakeApis = {
  catalog: {
    list: unlessDownList,
    tiles: unlessDownList,
    assetBySlug: unlessDown,
    categories: unlessDownNone,
    collections: unlessDownNone,
    collection: unlessDown,
  },
  content: { page: unlessDown, homePage: unlessDownHome, licenses: unlessDownNone },
  help: { categories: unlessDownNone },
  support: { contact: unlessDownContact },
};

async function unlessDownNone(): Promise<never[]> {
  await unlessDown();
  return [];
}

async function unlessDownHome() {
  await unlessDown();
  return restHomePage();
}

async function unlessDownContact() {
  await unlessDown();
  return { email: 'help@shop.example' };
}

async function unlessDownList() {
  await unlessDown();
  const pagination = { page: 1, limit: 24, totalItems: 0, totalPages: 0, hasNextPage: false, hasPreviousPage: false };
  return { assets: [], pagination, reading: null };
}

let shop: Awaited<ReturnType<typeof shopOver>>;
beforeAll(async () => {
  shop = await shopOver(answers);
});
afterAll(stopGateways);

const wordsOf = (html: string) => mainOf(html).replaceAll(/<[^>]+>/g, ' ');

test.each([
  ['/', 'Halfdrop'],
  ['/products', 'All Designs'],
  ['/product/peony', 'Error Loading Product'],
  ['/collections', 'Collections'],
  ['/collections/trending', 'Loading...'],
  ['/designers', 'The studios behind'],
  ['/contemporary', 'Contemporary'],
  ['/about', 'This page cannot be shown just now'],
  ['/categories', 'The categories could not be loaded'],
  ['/licenses', 'The licences could not be loaded'],
  ['/api', 'This page cannot be shown just now'],
  ['/terms', 'Terms of use cannot be shown just now'],
  ['/contributors', 'Contributors cannot be shown just now'],
  ['/help', 'The help articles could not be loaded'],
  ['/contact', 'Send a message'],
  ['/cart', 'Your bag'],
  ['/login', 'Email'],
])('while the api is down %s stays a page with words of its own, and recovers', async (path, words) => {
  isDown.now = true;
  const down = await fetch(shop.url + path);
  const hasData = !['/cart', '/login', '/designers'].includes(path);
  expect(down.status).toBe(hasData ? 503 : 200);
  expect(down.headers.get('retry-after')).toBe(hasData ? '30' : null);
  expect(down.headers.get('x-robots-tag')).toBe(hasData ? 'noindex' : null);
  expect(down.headers.get('cache-control')).toBe(hasData ? 'no-store' : 'no-cache');
  expect(wordsOf(await down.text())).toContain(words);

  isDown.now = false;
  // Complete pages are cached for some seconds, incomplete ones are not.
  const up = await fetch(shop.url + path + (hasData ? '' : '?again'));
  expect([200, 404]).toContain(up.status);
  expect(wordsOf(await up.text())).not.toMatch(/could not be loaded|cannot be shown just now|Error Loading/);
});

test('a page whose operation fails by a fault of our own is 500, is not indexed, and is asked for anew', async () => {
  const isBroken = { now: true };
  const { url } = await shopOver({
    catalog: {
      ...answers.catalog,
      assetBySlug: async () => {
        if (isBroken.now) throw new TypeError('a bug with a secret');
        return null;
      },
    },
  });
  const broken = await fetch(`${url}/product/peony`);
  expect([broken.status, broken.headers.get('x-robots-tag')]).toEqual([500, 'noindex']);
  expect(wordsOf(await broken.text())).toContain('Error Loading Product');

  isBroken.now = false;
  expect((await fetch(`${url}/product/peony`)).status).toBe(404);
});
