import type { BrowserContextOptions } from 'playwright-core';
import { desktop, phone } from './support/browser.ts';
import { graphql, textAt, valueAt } from './support/graphql.ts';
import { faultsOf } from './support/inspect.ts';
import { newShopper, register } from './support/shopper.ts';
import { openScene, SHOP_START_TIMEOUT, type Scene } from './support/visit.ts';

type StorageState = NonNullable<BrowserContextOptions['storageState']>;

const paidAsset = 'query Paid { assets(filter: { isFree: false }, limit: 1) { items { id slug } } }';
const addToCart = 'mutation Add($input: AddToCartInput!) { addToCart(input: $input) { cart { totalItems } } }';
const viewerQuery =
  'query Viewer { viewer { id name username email role avatarUrl freeDownloads hasActiveSubscription createdAt } }';

const looks: readonly { name: string; options: BrowserContextOptions }[] = [
  { name: 'desktop', options: desktop },
  { name: 'phone', options: phone },
  { name: 'desktop-dark', options: { ...desktop, colorScheme: 'dark' } },
  { name: 'phone-dark', options: { ...phone, colorScheme: 'dark' } },
];

const visitorPages: readonly { name: string; path: string }[] = [
  { name: 'home', path: '/' },
  { name: 'products', path: '/products' },
  { name: 'products-none', path: '/products?search=zzzzqqqq' },
  { name: 'product', path: '/product/{slug}' },
  { name: 'product-none', path: '/product/none-of-ours' },
  { name: 'cart-empty', path: '/cart' },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'profile-signed-out', path: '/profile' },
  { name: 'not-found', path: '/nope' },
];

const ownerPages: readonly { name: string; path: string }[] = [
  { name: 'home-signed-in', path: '/' },
  { name: 'cart', path: '/cart' },
  { name: 'checkout', path: '/checkout' },
  { name: 'order-none', path: '/order-confirmation?session_id=none-of-mine' },
  { name: 'profile', path: '/profile' },
];

describe('every page is accessible, fits its screen and says nothing to the console', () => {
  let scene: Scene;
  let slug: string;
  let ownerStorage: StorageState;

  beforeAll(async () => {
    scene = await openScene();
    const { url } = scene.shop;
    const token = await register(url, newShopper());
    const found = await graphql(url, { query: paidAsset });
    slug = textAt(found, 'assets', 'items', 0, 'slug');
    const variables = { input: { assetId: textAt(found, 'assets', 'items', 0, 'id') } };
    await graphql(url, { query: addToCart, variables, token });
    const user = JSON.stringify(valueAt(await graphql(url, { query: viewerQuery, token }), 'viewer'));
    const localStorage = Object.entries({ authToken: token, user }).map(([name, value]) => ({ name, value }));
    ownerStorage = { cookies: [], origins: [{ origin: url, localStorage }] };
  }, SHOP_START_TIMEOUT);

  afterAll(() => scene.close(), 60_000);

  /** Opens a page in every look and gives all that is wrong with it. */
  async function walk(name: string, path: string, storageState?: StorageState): Promise<string[]> {
    const found = await Promise.all(
      looks.map(async (look) => {
        const visitor = await scene.enter({ ...look.options, ...(storageState && { storageState }) });
        await visitor.page.goto(path.replace('{slug}', slug), { waitUntil: 'networkidle' });
        await visitor.screenshot(`${name}.${look.name}`);
        const faults = [...(await faultsOf(visitor.page)), ...visitor.takeComplaints().filter(isUnexpected)];
        await visitor.context.close();
        return faults.map((fault) => `${look.name}: ${fault}`);
      }),
    );
    return found.flat();
  }

  test.each(visitorPages)(
    '$name ($path) for a visitor',
    async ({ name, path }) => {
      expect(await walk(name, path)).toEqual([]);
    },
    120_000,
  );

  test.each(ownerPages)(
    '$name ($path) signed in',
    async ({ name, path }) => {
      expect(await walk(name, path, ownerStorage)).toEqual([]);
    },
    120_000,
  );
});

/** A page that is not there answers 404, which the browser writes down; the page itself logs the bad path. */
function isUnexpected(complaint: string): boolean {
  return !(complaint.includes('/nope') || complaint.includes('none-of-ours'));
}
