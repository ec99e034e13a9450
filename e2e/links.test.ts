import type { BrowserContextOptions } from 'playwright-core';
import { desktop, phone } from './support/browser.ts';
import { crawl, type Crawl, type Visit, visit } from './support/crawl.ts';
import { openScene, SHOP_START_TIMEOUT, type Scene } from './support/visit.ts';

const CRAWL_TIMEOUT = 600_000;

/** Private pages, which no sitemap lists. */
const ownPages = [
  '/cart',
  '/checkout',
  '/order-confirmation',
  '/profile',
  '/login',
  '/register',
  '/forgot-password',
  '/admin',
  '/contributor',
];

/** Redirects with their targets. */
const redirects = new Map([
  ['/faq', '/help'],
  ['/help-center', '/help'],
  ['/api/', '/api'],
]);

/** Apollo's page, which `robots.txt` excludes from search engines. */
const sandbox = '/graphql';

const isHidden = ({ page }: Visit) => page?.metas.get('robots') === 'noindex';

describe('every link of the shop leads somewhere', () => {
  let scene: Scene;
  let found: Crawl;
  let named: readonly string[];
  const menuVisits = new Map<string, Visit>();

  /** Returns the URLs of the sitemap, relative to the shop. */
  async function sitemap(): Promise<string[]> {
    const xml = await (await fetch(`${scene.shop.url}/sitemap.xml`)).text();
    return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
      address.replaceAll('&amp;', '&').replace(scene.shop.url, ''),
    );
  }

  beforeAll(async () => {
    scene = await openScene();
    named = await sitemap();
    const starts = ['/', ...ownPages, ...redirects.keys(), ...named];
    found = await crawl({ url: scene.shop.url, starts, maxOfKind: 4 });
  }, SHOP_START_TIMEOUT + CRAWL_TIMEOUT);

  afterAll(() => scene.close());

  /** Returns the page at a URL, requested only once. */
  async function visited(address: string): Promise<Visit> {
    const seen = found.visits.get(address) ?? menuVisits.get(address) ?? (await visit(scene.shop.url, address));
    menuVisits.set(address, seen);
    return seen;
  }

  const visits = () => [...found.visits.values()];
  const indexed = () => visits().filter((seen) => seen.status === 200 && !isHidden(seen) && seen.address !== sandbox);

  test('all answer, or lead on to what does', () => {
    const broken = visits().flatMap(({ address, status, location }) => {
      const from = found.links.find(({ to }) => to === address)?.from ?? 'the sitemap';
      const isKnown = status === 200 || (status === 301 && location === redirects.get(address));
      return isKnown ? [] : [`${status} ${address} (from ${from})`];
    });
    expect(broken).toEqual([]);
    expect(found.visits.size).toBeGreaterThan(100);
  });

  test('what a link points at inside a page is there', () => {
    const lost = found.links.flatMap(({ from, to, fragment }) => {
      const page = found.visits.get(to)?.page;
      return fragment === '' || !page || page.ids.has(fragment) ? [] : [`${from} → ${to}#${fragment}`];
    });
    expect([...new Set(lost)]).toEqual([]);
  });

  test.each([
    ['wide', desktop],
    ['narrow', phone],
  ] as const)('the menus of a %s screen lead to pages that are there', async (_name, device: BrowserContextOptions) => {
    const { page, context } = await scene.enter(device);
    await page.goto('/', { waitUntil: 'networkidle' });
    const menus = page.locator('header button:is([aria-expanded], [aria-label="Open menu"])').filter({ visible: true });
    const addresses = new Set<string>();
    for (let index = 0; index < (await menus.count()); index += 1) {
      await menus.nth(index).click();
      if (device === phone) await page.getByRole('dialog').waitFor();
      const shown = await page
        .locator('a[href^="/"]:not(main *, footer *)')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      for (const address of shown) addresses.add(address);
      await page.keyboard.press('Escape');
    }
    await context.close();
    expect([...addresses].filter((address) => address.startsWith('/products?category=')).length).toBeGreaterThan(8);
    const broken: string[] = [];
    for (const address of addresses) {
      const seen = await visited(address);
      const isEmpty = address.startsWith('/products') && !seen.page?.links.some((link) => link.startsWith('/product/'));
      if (seen.status !== 200 || isEmpty) broken.push(`${seen.status} ${address}`);
    }
    expect(broken).toEqual([]);
  });

  test('every page that may be found names itself, its one address and its picture', () => {
    const faults = indexed().flatMap(({ address, page }) => {
      if (!page) return [`${address}: no HTML`];
      const { titles, metas, canonicals, headings } = page;
      const canonical = canonicals[0] ?? '';
      const checks: Readonly<Record<string, boolean>> = {
        'one title': titles.length === 1 && titles[0] !== '',
        'one heading': headings === 1,
        'a description': (metas.get('description') ?? '').length > 20,
        'one whole canonical address': canonicals.length === 1 && canonical.startsWith(`${scene.shop.url}/`),
        'the same address for links': metas.get('og:url') === canonical,
        'a title for links': (metas.get('og:title') ?? '') !== '',
        'a whole picture': metas.get('og:image')?.startsWith(`${scene.shop.url}/api/`) === true,
        'a card': metas.get('twitter:card') === 'summary_large_image',
      };
      return Object.entries(checks).flatMap(([name, isMet]) => (isMet ? [] : [`${address}: not ${name}`]));
    });
    expect(faults).toEqual([]);
  });

  test('canonical addresses are canonical themselves, and filters do not make new ones', () => {
    const self = new Map(
      indexed().map(({ address, page }) => [address, page?.canonicals[0]?.replace(scene.shop.url, '')]),
    );
    const astray = [...self].flatMap(([address, canonical = '']) => {
      const next = self.get(canonical);
      return next === undefined || next === canonical ? [] : [`${address} → ${canonical} → ${next}`];
    });
    expect(astray).toEqual([]);
    const filtered = [...self.values()].filter((canonical = '') =>
      /[?&](tags|colors|sort|search|view)=/.test(canonical),
    );
    expect(filtered).toEqual([]);
  });

  test('titles and descriptions of different pages differ', () => {
    const byTitle = new Map<string, Set<string>>();
    for (const { page } of indexed()) {
      const title = page?.titles[0] ?? '';
      byTitle.set(title, (byTitle.get(title) ?? new Set()).add(page?.canonicals[0] ?? ''));
    }
    expect([...byTitle].filter(([, addresses]) => addresses.size > 1).map(([title]) => title)).toEqual([]);
  });

  test('the sitemap names every page that may be found, and none that may not', () => {
    const isPage = (address: string) => !address.includes('page=') && !address.includes('sub=');
    const canonicals = indexed().map(({ page }) => page?.canonicals[0]?.replace(scene.shop.url, '') ?? '');
    expect([...new Set(canonicals)].filter((address) => isPage(address) && !named.includes(address))).toEqual([]);
    const hidden = visits().filter((seen) => isHidden(seen) || seen.status !== 200);
    expect(hidden.filter(({ address }) => named.includes(address)).map(({ address }) => address)).toEqual([]);
  });

  test('pages of one person, and what was searched for, are hidden from search engines', async () => {
    const search = await visit(scene.shop.url, '/products?search=peony');
    const own = ownPages.map((address) => found.visits.get(address));
    expect([search, ...own].map((seen) => seen && [seen.address, isHidden(seen), seen.page?.canonicals])).toEqual(
      ['/products?search=peony', ...ownPages].map((address) => [address, true, []]),
    );
  });

  test.each([
    '/nope',
    '/product/none-of-ours',
    '/designer/none-of-ours',
    '/collections/none-of-ours',
    '/terms?version=99',
  ])('R-24 %s is no page: status 404, hidden from search engines', async (address) => {
    const seen = await visit(scene.shop.url, address);
    expect([seen.status, isHidden(seen), seen.page?.canonicals]).toEqual([404, true, []]);
  });

  test('a page has one address and one picture also in the browser, and those of the next page after a click', async () => {
    const { page, context, requireQuiet } = await scene.enter(desktop);
    const told = () =>
      page.evaluate(() =>
        ['link[rel="canonical"]', 'meta[property="og:url"]', 'meta[property="og:image"]'].flatMap((selector) =>
          [...document.querySelectorAll(selector)].map(
            (tag) => tag.getAttribute('href') ?? tag.getAttribute('content'),
          ),
        ),
      );
    await page.goto('/collections', { waitUntil: 'networkidle' });
    const { url } = scene.shop;
    expect(await told()).toEqual([`${url}/collections`, `${url}/collections`, `${url}/api/og-image`]);
    await page.locator('main a[href="/collections/luxury"]').first().click();
    await page.waitForURL('**/collections/luxury');
    await page.getByRole('heading', { level: 1, name: 'Luxury' }).waitFor();
    const next = `${url}/collections/luxury`;
    expect(await told()).toEqual([next, next, expect.stringMatching(/\/og-image\?v=\w+$/)]);
    requireQuiet();
    await context.close();
  });

  test('home, products, detail, designers and help come with their contents', () => {
    const linksTo = (address: string, path: string) =>
      new Set(found.visits.get(address)?.page?.links.filter((link) => link.startsWith(path))).size;
    expect(linksTo('/', '/product/')).toBeGreaterThan(20);
    expect(linksTo('/products', '/product/')).toBe(24);
    expect(linksTo('/designers', '/designer/')).toBe(12);
    const texts = JSON.stringify(found.visits.get('/help')?.page?.facts);
    expect(texts.split('"acceptedAnswer"').length).toBeGreaterThan(10);
    const products = indexed().filter(({ address }) => address.startsWith('/product/'));
    expect(products.filter(({ page }) => !page?.links.some((link) => link.includes('?tags=')))).toEqual([]);
  });

  test('the picture of a pattern is its own, 1200 by 630 pixels, and kept for ever', async () => {
    const product = indexed().find(({ address }) => address.startsWith('/product/'));
    const picture = product?.page?.metas.get('og:image') ?? '';
    expect(picture).toMatch(/\/api\/products\/[\w-]+\/og-image\?v=\w+$/);
    const reply = await fetch(picture);
    expect(reply.headers.get('content-type')).toBe('image/jpeg');
    expect(reply.headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${scene.shop.url}/api/og-image`)).headers.get('content-type')).toBe('image/jpeg');
    expect(jpegSize(Buffer.from(await reply.arrayBuffer()))).toEqual([1200, 630]);
  });

  test('the home page tells of the shop and its search, a pattern of itself and its category', () => {
    const factsOf = (address: string) => JSON.stringify(found.visits.get(address)?.page?.facts);
    expect(factsOf('/')).toContain(`"urlTemplate":"${scene.shop.url}/products?search={search_term_string}"`);
    const product = indexed().find(({ address }) => address.startsWith('/product/'))?.address ?? '';
    expect(factsOf(product)).toContain('"@type":"BreadcrumbList"');
    expect(factsOf(product)).toContain('"@type":"Product"');
    expect(factsOf('/help')).toContain('"@type":"FAQPage"');
  });
});

/** Reads width and height of a JPEG from its frame header, after marker C0 or C2. */
function jpegSize(bytes: Buffer): readonly [number, number] {
  let at = 2;
  while (at < bytes.length && ![0xc0, 0xc2].includes(bytes[at + 1] ?? 0)) at += 2 + bytes.readUInt16BE(at + 2);
  return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
}
