import type { Page } from 'playwright-core';
import { desktop, type Visitor } from './support/browser.ts';
import { journey } from './support/journey.ts';
import { paidPatterns, type SoldPattern } from './support/patterns.ts';
import { startServerProcess, type ServerProcess } from './support/server-process.ts';
import { gone, live, openLive, putInBag, seen } from './support/steps.ts';
import type { Shop } from './support/shop.ts';
import { openOwnScene, SHOP_START_TIMEOUT, type Scene } from './support/visit.ts';

/** URLs with the text they show while the api is down; none was requested before, so no cache can serve them. */
const failures: readonly { path: string; words: string }[] = [
  { path: '/', words: 'The home page could not be loaded' },
  { path: '/products?sort=price-low', words: 'Error Loading Products' },
  { path: '/product/{slug}', words: 'Error Loading Product' },
  { path: '/contemporary', words: 'Error Loading Products' },
  { path: '/collections', words: 'Error Loading Products' },
  { path: '/collections/signature', words: 'Error Loading Products' },
  { path: '/designers', words: 'Error Loading Designers' },
  { path: '/designer/{designer}', words: 'Error Loading Designer' },
  { path: '/categories', words: 'The categories could not be loaded' },
  { path: '/licenses', words: 'The licences could not be loaded' },
  { path: '/help', words: 'The help articles could not be loaded' },
  { path: '/about', words: 'This page cannot be shown just now' },
  { path: '/cart', words: 'Your bag could not be loaded' },
];

describe('J17 wayfinding and failure', () => {
  const step = journey();
  const opened = new Map<string, Page>();
  let scene: Scene<Shop>;
  let visitor: Visitor;
  let sold: SoldPattern;
  let replacement: ServerProcess | null = null;

  beforeAll(async () => {
    scene = await openOwnScene();
    visitor = await scene.enter(desktop);
    const [bagged, unseen] = await paidPatterns(scene.shop.url, 2);
    if (!bagged || !unseen) throw new Error('The shop sells nothing.');
    sold = unseen;
    await putInBag(visitor.page, bagged.slug);
  }, SHOP_START_TIMEOUT);

  afterAll(async () => {
    await replacement?.stop();
    await scene.close();
  });

  const open = async (path: string) => {
    const page = await visitor.context.newPage();
    await openLive(page, path.replace('{slug}', sold.slug).replace('{designer}', sold.designer));
    return page;
  };
  const failureOn = (page: Page, words: string) => page.getByRole('heading', { name: words, exact: true });

  step('R-24 R-25 an address that leads nowhere says so and logs it', async () => {
    const page = await visitor.context.newPage();
    const response = await page.goto('/nope');
    expect(response?.status()).toBe(404);
    await expect(seen(page.getByRole('heading', { name: 'Oops! Page not found' }))).resolves.toBe(true);
    expect(visitor.takeComplaints().join('\n')).toContain('/nope');
    await page.close();
  });

  step('ST-28 a reload keeps the place, and so does Back from a pattern that was reloaded', async () => {
    const page = await open('/products');
    const placeOf = () => page.evaluate(() => Math.round(window.scrollY));
    const isAt = (place: number) => page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 2, place);
    const pattern = page.getByRole('article').nth(12).getByRole('link').first();
    await pattern.scrollIntoViewIfNeeded();
    const place = await placeOf();
    expect(place).toBeGreaterThan(100);
    await page.reload();
    await live(page);
    await isAt(place);
    await pattern.click();
    await page.waitForURL('**/product/**');
    await page.reload();
    await live(page);
    await page.goBack();
    await isAt(place);
    await page.close();
  });

  step('the api goes down', async () => {
    expect(await scene.shop.api.stop()).toBe(0);
  });

  test.each(failures)(
    'ER-03 $path says what failed while the api is down, and Retry does not pretend',
    async ({ path, words }) => {
      const page = await open(path);
      await expect(seen(failureOn(page, words))).resolves.toBe(true);
      await page.getByRole('button', { name: 'Retry' }).first().click();
      await expect(seen(failureOn(page, words))).resolves.toBe(true);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      opened.set(path, page);
    },
  );

  test('CN-05 what is written to the shop stays in its form, and nothing is said to be sent', async () => {
    const page = await open('/contact');
    const form = page.getByRole('region', { name: 'Send a message' });
    await form.getByLabel('Name').fill('Wilma Penhale');
    await form.getByLabel('Email').fill('wilma@example.com');
    await form.getByLabel('Message').fill('Is anybody there?');
    visitor.takeComplaints();
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(seen(page.getByText('Message not sent'))).resolves.toBe(true);
    await expect(seen(form.getByRole('alert').getByText('The shop cannot be reached just now.'))).resolves.toBe(true);
    await expect(gone(page.getByText('Message sent!'))).resolves.toBe(true);
    expect(await form.getByLabel('Message').inputValue()).toBe('Is anybody there?');
    // Requests made by the page itself also fail eventually.
    const complaints = visitor.takeComplaints().filter((each) => !each.includes('Server error: ContactPage'));
    expect(complaints).toEqual([expect.stringContaining('Server error: SendMessage')]);
  });

  step('every page recovers once the api is back', async () => {
    replacement = startServerProcess('api/dist/main.js', scene.shop.settings);
    await replacement.ready;
    visitor.takeComplaints();
    for (const { path, words } of failures) {
      const page = opened.get(path);
      if (!page) throw new Error(`${path} was not opened.`);
      const failure = failureOn(page, words);
      if (await failure.isVisible()) await page.getByRole('button', { name: 'Retry' }).first().click();
      await expect(gone(failure)).resolves.toBe(true);
      await expect(seen(page.getByRole('heading', { level: 1 }))).resolves.toBe(true);
    }
    visitor.requireQuiet();
  });
});
