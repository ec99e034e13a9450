import { readdir, readFile } from 'node:fs/promises';
import type { BrowserContextOptions } from 'playwright-core';
import { desktop, phone, type Visitor } from './support/browser.ts';
import { contrastFaultsOf, faultsOf, headerFaultsOf } from './support/inspect.ts';
import { layoutShiftsOf, watchLayoutShift } from './support/layout-shift.ts';
import { addPattern, claimFree, freePatterns, paidPatterns, patternAt, placeOrder } from './support/patterns.ts';
import { confirmAddress, newShopper, openTicket, register } from './support/shopper.ts';
import { graphql, textAt } from './support/graphql.ts';
import { grantRole } from './support/staff.ts';
import { signedInStorage } from './support/storage.ts';
import { openStudio } from './support/studio.ts';
import { openScene, SHOP_START_TIMEOUT, type Scene } from './support/visit.ts';

/** Viewports, each with the color scheme to switch to, so that both schemes are checked at both widths. */
const looks = [
  { name: 'desktop', options: { ...desktop, colorScheme: 'light' }, afterwards: 'dark', isReduced: false },
  {
    name: 'phone-dark',
    options: { ...phone, colorScheme: 'dark', reducedMotion: 'reduce' },
    afterwards: 'light',
    isReduced: true,
  },
] as const;
type Look = (typeof looks)[number];

/** A page by name; 404 stands for a missing page. */
interface WalkedPage {
  readonly name: string;
  readonly path: string;
  readonly status?: 404;
  /** The page polls, so its network is never idle. */
  readonly isLive?: true;
}

const visitorPages: readonly WalkedPage[] = [
  { name: 'home', path: '/' },
  { name: 'products', path: '/products' },
  { name: 'products-none', path: '/products?search=zzzzqqqq' },
  { name: 'products-past-end', path: '/products?page=999' },
  { name: 'product', path: '/product/{slug}' },
  { name: 'product-none', path: '/product/none-of-ours', status: 404 },
  { name: 'collections', path: '/collections' },
  { name: 'collection', path: '/collections/signature' },
  { name: 'collection-none', path: '/collections/none-of-ours', status: 404 },
  { name: 'designers', path: '/designers' },
  { name: 'designers-none', path: '/designers?search=zzzzqqqq' },
  { name: 'designer', path: '/designer/{designer}' },
  { name: 'designer-none', path: '/designer/none-of-ours', status: 404 },
  { name: 'contemporary', path: '/contemporary' },
  { name: 'pricing', path: '/pricing' },
  { name: 'categories', path: '/categories' },
  { name: 'about', path: '/about' },
  { name: 'licenses', path: '/licenses' },
  { name: 'verify', path: '/verify' },
  { name: 'verify-valid', path: '/verify/{certificate}' },
  { name: 'verify-none', path: '/verify/none-of-ours', status: 404 },
  { name: 'api', path: '/api' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'cookies', path: '/cookies' },
  { name: 'license-terms', path: '/license-terms' },
  { name: 'contributors', path: '/contributors' },
  { name: 'help', path: '/help' },
  { name: 'help-article', path: '/help/rupees-and-dollars' },
  { name: 'help-article-none', path: '/help/none-of-ours', status: 404 },
  { name: 'contact', path: '/contact' },
  { name: 'takedown', path: '/takedown' },
  { name: 'takedown-confirm', path: '/takedown/confirm?token=none-of-ours' },
  { name: 'takedown-court', path: '/takedown/court?token=none-of-ours' },
  { name: 'newsletter-confirm', path: '/newsletter/confirm?token=none-of-ours' },
  { name: 'newsletter-unsubscribe', path: '/newsletter/unsubscribe' },
  { name: 'follow-digest-unsubscribe', path: '/follow-digest/unsubscribe?token=none-of-ours' },
  { name: 'confirm-email', path: '/confirm-email?token=none-of-ours' },
  { name: 'cart-empty', path: '/cart' },
  { name: 'checkout-signed-out', path: '/checkout' },
  { name: 'order-signed-out', path: '/order-confirmation' },
  { name: 'login', path: '/login' },
  { name: 'login-google', path: '/login/google' },
  { name: 'register', path: '/register' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'not-found', path: '/nope', status: 404 },
];

/** These redirect to `/help`. */
const redirects = ['/faq', '/help-center'];

const ownerPages: readonly WalkedPage[] = [
  { name: 'home-signed-in', path: '/' },
  { name: 'cart', path: '/cart' },
  { name: 'checkout', path: '/checkout' },
  { name: 'order-none', path: '/order-confirmation?session_id=none-of-mine' },
  { name: 'profile', path: '/profile' },
  { name: 'profile-downloads', path: '/profile?tab=downloads' },
  { name: 'profile-tickets', path: '/profile?tab=tickets' },
  { name: 'ticket', path: '/profile/tickets/{ticket}' },
  { name: 'admin-refused', path: '/admin' },
  { name: 'contributor-refused', path: '/contributor' },
  { name: 'contributors-signed-in', path: '/contributors' },
  { name: 'applications-refused', path: '/admin/applications' },
  { name: 'studio-invitation', path: '/studio-invitation?token=none-of-mine' },
];

/** Pages for a studio owner who also decides on applications. */
const studioPages: readonly WalkedPage[] = [
  { name: 'admin', path: '/admin' },
  { name: 'applications', path: '/admin/applications' },
  { name: 'application', path: '/admin/applications/{application}' },
  { name: 'review', path: '/admin/review' },
  { name: 'orders-refused', path: '/admin/orders' },
  { name: 'support-refused', path: '/admin/support' },
  { name: 'support-rating', path: '/support/rating?token=none-of-ours' },
  { name: 'contributor', path: '/contributor' },
  { name: 'contributor-inbox', path: '/contributor/inbox' },
  { name: 'contributor-uploads', path: '/contributor/uploads' },
  { name: 'contributor-patterns', path: '/contributor/patterns' },
  { name: 'contributor-pattern-none', path: '/contributor/patterns/none-of-ours' },
  { name: 'contributor-reviews', path: '/contributor/reviews' },
  { name: 'contributor-takedowns', path: '/contributor/takedowns' },
  { name: 'contributor-studio', path: '/contributor/studio' },
  { name: 'contributor-collections', path: '/contributor/collections' },
  { name: 'contributor-earnings', path: '/contributor/earnings' },
  { name: 'contributor-insights', path: '/contributor/insights' },
  { name: 'contributor-leave', path: '/contributor/leave' },
  { name: 'contributors-owner', path: '/contributors' },
];

/** Pages for an owner of the shop. */
const operatorPages: readonly WalkedPage[] = [
  { name: 'operator', path: '/admin' },
  { name: 'messages', path: '/admin/messages' },
  { name: 'message-none', path: '/admin/messages/none' },
  { name: 'reports', path: '/admin/reports' },
  { name: 'report-none', path: '/admin/reports/none' },
  { name: 'takedowns', path: '/admin/takedowns' },
  { name: 'studios', path: '/admin/studios' },
  { name: 'search-judged', path: '/admin/search/judged' },
  { name: 'search-pins', path: '/admin/search/pins' },
  { name: 'studio', path: '/admin/studios/1' },
  { name: 'takedown-none', path: '/admin/takedowns/none' },
  { name: 'orders', path: '/admin/orders' },
  { name: 'order', path: '/admin/orders/{order}' },
  { name: 'subscriptions', path: '/admin/subscriptions' },
  { name: 'subscription-none', path: '/admin/subscriptions/none' },
  { name: 'plans', path: '/admin/plans' },
  { name: 'plan', path: '/admin/plans/pro-monthly' },
  { name: 'prices', path: '/admin/prices' },
  { name: 'price', path: '/admin/prices/category/1' },
  { name: 'people', path: '/admin/people' },
  { name: 'person', path: '/admin/people/{person}' },
  { name: 'coupons', path: '/admin/coupons' },
  { name: 'new-coupon', path: '/admin/new-coupon' },
  { name: 'coupon', path: '/admin/coupons/SAVE10' },
  { name: 'assets', path: '/admin/assets' },
  { name: 'asset', path: '/admin/assets/{asset}' },
  { name: 'shop-categories', path: '/admin/categories' },
  { name: 'new-shop-category', path: '/admin/new-category' },
  { name: 'shop-category', path: '/admin/categories/1' },
  { name: 'shop-collections', path: '/admin/collections' },
  { name: 'new-shop-collection', path: '/admin/new-collection' },
  { name: 'shop-collection', path: '/admin/collections/1' },
  { name: 'texts', path: '/admin/content' },
  { name: 'new-article', path: '/admin/new-article' },
  { name: 'text', path: '/admin/content/page/terms' },
  { name: 'mail-text', path: '/admin/content/mail/newsletter-confirm' },
  { name: 'home-text', path: '/admin/content/home/page' },
  { name: 'newsletter', path: '/admin/newsletter' },
  { name: 'newsletter-subscribers', path: '/admin/newsletter/subscribers' },
  { name: 'new-issue', path: '/admin/new-issue' },
  { name: 'newsletter-issue-none', path: '/admin/newsletter/none' },
  { name: 'mails', path: '/admin/system/mails' },
  { name: 'support', path: '/admin/support' },
  { name: 'support-ticket', path: '/admin/support/{ticket}', isLive: true },
  { name: 'rate-cards', path: '/admin/rate-cards' },
  { name: 'closings', path: '/admin/closings' },
  { name: 'search-desk', path: '/admin/search' },
  { name: 'no-results', path: '/admin/search/no-results' },
  { name: 'money', path: '/admin/money' },
  { name: 'transaction', path: '/admin/money/order-paid:none' },
  { name: 'payouts-desk', path: '/admin/payouts' },
  { name: 'money-check', path: '/admin/money-checks/order-without-license' },
  { name: 'system', path: '/admin/system' },
  { name: 'system-jobs', path: '/admin/system/jobs' },
  { name: 'payment-events', path: '/admin/system/payment-events' },
  { name: 'staff', path: '/admin/staff' },
  { name: 'audit', path: '/admin/audit' },
];

/** Which pages are checked by whom. */
const walks: ReadonlyArray<readonly [who: string, pages: readonly WalkedPage[]]> = [
  ['a visitor', visitorPages],
  ['a shopper', ownerPages],
  ['a designer on the staff', studioPages],
  ['an owner of the shop', operatorPages],
];

describe('every page is accessible, fits its screen, stays in its place and says nothing to the console', () => {
  let scene: Scene;
  let slugs: Readonly<Record<string, string>>;
  /** The token of each signed-in person. */
  let tokens: Readonly<Record<string, string>>;

  beforeAll(async () => {
    scene = await openScene();
    const { url } = scene.shop;
    const shopper = newShopper();
    const token = await register(url, shopper);
    await confirmAddress(scene.shop, shopper);
    const [pattern] = await paidPatterns(url, 1);
    if (!pattern) throw new Error('The shop sells nothing.');
    const certificate = await claimFree(url, token, patternAt(await freePatterns(url, 1), 0));
    const buyerToken = await register(url, newShopper('Bea Moore'));
    await addPattern(url, buyerToken, pattern.id);
    const order = await placeOrder(url, buyerToken);
    const ticket = await openTicket(url, token);
    const designer = newShopper('Ines Duarte');
    const designerToken = await register(url, designer);
    await confirmAddress(scene.shop, designer);
    await grantRole(scene.shop, designer, 'reviewer');
    const sessions = { applicant: designerToken, reviewer: designerToken };
    slugs = {
      '{application}': await openStudio(url, sessions, designer.username),
      '{ticket}': ticket,
      '{order}': order,
      '{asset}': pattern.id,
      '{person}': textAt(await graphql(url, { query: '{ viewer { id } }', token: buyerToken }), 'viewer', 'id'),
      '{slug}': pattern.slug,
      '{designer}': pattern.designer,
      '{certificate}': certificate,
    };
    await addPattern(url, token, pattern.id);
    const operator = newShopper('Olga Petrov');
    const operatorToken = await register(url, operator);
    await grantRole(scene.shop, operator, 'owner');
    tokens = { 'a shopper': token, 'a designer on the staff': designerToken, 'an owner of the shop': operatorToken };
  }, SHOP_START_TIMEOUT);

  afterAll(() => scene.close());

  test('every address of the shop is walked', async () => {
    const ofDesks = (await readdir('web/src/pages/admin/menu')).map((file) => `pages/admin/menu/${file}`);
    const sources = ['app/routes.tsx', 'pages/contributor/desks.tsx', ...ofDesks];
    const texts = await Promise.all(sources.map((file) => readFile(`web/src/${file}`, 'utf8')));
    const known = [...texts.join('').matchAll(/'(\/[^']*)'/g)].map(([, path]) => path ?? '');
    const pages = walks.flatMap(([, each]) => each);
    const walked = [...redirects, ...pages.map(({ path }) => path.replace(/\?.*/, ''))];
    const isWalked = (route: string) =>
      walked.some((path) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`).test(path));
    expect(known.length).toBeGreaterThan(20);
    expect(known.filter((route) => !isWalked(route))).toEqual([]);
  });

  describe.each(walks)('%s', (who, pages) => {
    /** The same person once per viewport. */
    let walkers: readonly Walker[];

    beforeAll(async () => {
      const token = tokens[who];
      const person = token === undefined ? {} : { storageState: await signedInStorage(scene.shop.url, token) };
      walkers = await Promise.all(looks.map((look) => enter(look, person)));
    });
    // An open page would continue to work.
    afterAll(() => Promise.all(walkers.map(({ visitor }) => visitor.context.close())));

    test.each(pages)(
      'H-01 $name ($path)',
      async (page) => {
        expect((await Promise.all(walkers.map((walker) => faultsSeenBy(walker, page)))).flat()).toEqual([]);
      },
      120_000,
    );
  });

  async function enter(look: Look, person: BrowserContextOptions): Promise<Walker> {
    const visitor = await scene.enter({ ...look.options, ...person });
    await watchLayoutShift(visitor.page, look);
    return { visitor, look };
  }

  /** Opens a page in one viewport and returns all problems. */
  async function faultsSeenBy({ visitor, look: { name, options, afterwards } }: Walker, at: WalkedPage) {
    const { page } = visitor;
    await page.emulateMedia({ colorScheme: options.colorScheme });
    const address = at.path.replace(/\{\w+\}/, (key) => slugs[key] ?? key);
    const response = await page.goto(address, { waitUntil: at.isLive ? 'load' : 'networkidle' });
    // On a busy machine, the network may be idle while a page is still being rendered.
    await page.locator('h1').first().waitFor({ state: 'attached' });
    const scope = at.path === '/' ? 'all' : 'content';
    const faults = [...(await layoutShiftsOf(page)), ...(await faultsOf(page, scope))];
    if (response?.status() !== (at.status ?? 200)) faults.push(`answers ${response?.status()}`);
    await page.emulateMedia({ colorScheme: afterwards });
    faults.push(...(await contrastFaultsOf(page, scope)).map((fault) => `${afterwards}: ${fault}`));
    faults.push(...(await headerFaultsOf(page)));
    faults.push(...visitor.takeComplaints().filter(isUnexpected));
    return faults.map((fault) => `${name}: ${fault}`);
  }
});

/** A person who visits pages in one viewport. */
interface Walker {
  readonly visitor: Visitor;
  readonly look: Look;
}

/**
 * Returns whether a console message is unexpected. A missing page responds with 404, which the browser logs; the page
 * itself logs the bad path. The layout shift observer is blocked, sometimes with a message, in the frame of a
 * preview, where no script runs.
 */
function isUnexpected(complaint: string): boolean {
  const expected = ['/nope', 'none-of-ours', "Blocked script execution in 'about:srcdoc'"];
  return !expected.some((words) => complaint.includes(words));
}
