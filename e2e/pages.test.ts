import type { BrowserContextOptions } from 'playwright-core';
import { desktop, phone, type Visitor } from './support/browser.ts';
import { graphql, textAt } from './support/graphql.ts';
import { faultsOf } from './support/inspect.ts';
import { newShopper, register } from './support/shopper.ts';
import { openScene, SHOP_START_TIMEOUT, type Scene } from './support/visit.ts';

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
  let token: string;
  let user: string;

  beforeAll(async () => {
    scene = await openScene();
    const { url } = scene.shop;
    token = await register(url, newShopper());
    const found = await graphql(url, { query: paidAsset });
    slug = textAt(found, 'assets', 'items', 0, 'slug');
    const variables = { input: { assetId: textAt(found, 'assets', 'items', 0, 'id') } };
    await graphql(url, { query: addToCart, variables, token });
    user = JSON.stringify(await graphql(url, { query: viewerQuery, token }));
  }, SHOP_START_TIMEOUT);

  afterAll(() => scene.close(), 60_000);

  /** Opens a page in every look and gives all that is wrong with it. */
  async function walk(name: string, path: string, prepare: (visitor: Visitor) => Promise<void>): Promise<string[]> {
    const faults: string[] = [];
    for (const look of looks) {
      const visitor = await scene.enter(look.options);
      await prepare(visitor);
      await visitor.page.goto(path.replace('{slug}', slug), { waitUntil: 'networkidle' });
      await visitor.screenshot(`${name}.${look.name}`);
      const found = [...(await faultsOf(visitor.page)), ...visitor.takeComplaints().filter(isUnexpected)];
      faults.push(...found.map((fault) => `${look.name}: ${fault}`));
      await visitor.context.close();
    }
    return faults;
  }

  test.each(visitorPages)(
    '$name ($path) for a visitor',
    async ({ name, path }) => {
      expect(await walk(name, path, async () => undefined)).toEqual([]);
    },
    120_000,
  );

  test.each(ownerPages)(
    '$name ($path) signed in',
    async ({ name, path }) => {
      const faults = await walk(name, path, async ({ context }) => {
        const session = { token, user: JSON.stringify(JSON.parse(user).viewer) };
        await context.addInitScript(({ token: stored, user: copy }) => {
          localStorage.setItem('authToken', stored);
          localStorage.setItem('user', copy);
        }, session);
      });
      expect(faults).toEqual([]);
    },
    120_000,
  );
});

/** A page that is not there answers 404, which the browser writes down; the page itself logs the bad path. */
function isUnexpected(complaint: string): boolean {
  return !(complaint.includes('/nope') || complaint.includes('none-of-ours'));
}
