import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { desktop, phone, type Visitor } from './support/browser.ts';
import { faultsOf } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { paidPatterns } from './support/patterns.ts';
import { newShopper, register } from './support/shopper.ts';
import { signedInStorage } from './support/storage.ts';
import { arrived, cards, gone, goToPayment, openLive, putInBag, seen, tabTo, wordsOf } from './support/steps.ts';
import { openScene, SHOP_START_TIMEOUT, type Scene } from './support/visit.ts';

const smallPhone: BrowserContextOptions = {
  viewport: { width: 375, height: 667 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
};

/** A 1440-pixel-wide window at 200 % zoom. */
const zoomed = { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 } satisfies BrowserContextOptions;

/** A window of 1280 pixels at 400 % zoom. */
const largest = { viewport: { width: 320, height: 640 }, deviceScaleFactor: 4 } satisfies BrowserContextOptions;

/** A small laptop, or a tablet in landscape. */
const small = { viewport: { width: 1024, height: 768 } } satisfies BrowserContextOptions;

describe('J18 keyboard and small screens', () => {
  const shopper = newShopper('Tomas Lindqvist');
  let scene: Scene;

  beforeAll(async () => {
    scene = await openScene();
    await register(scene.shop.url, shopper);
  }, SHOP_START_TIMEOUT);

  afterAll(() => scene.close());

  test('H-14 H-27 the menu of a 375 px screen slides in, holds the focus and gives it back', async () => {
    const { page, context, screenshot, requireQuiet } = await scene.enter(smallPhone);
    await openLive(page, '/');
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(seen(menu)).resolves.toBe(true);
    await screenshot('j18-01-menu');
    expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(gone(menu)).resolves.toBe(true);
    expect(await hasFocus(page, 'Open menu')).toBe(true);
    requireQuiet();
    await context.close();
  });

  test('P-26 the filters of a 375 px screen are worked by keys and close with Escape', async () => {
    const { page, context, screenshot, requireQuiet } = await scene.enter(smallPhone);
    await openLive(page, '/products');
    await tabTo(page, page.getByRole('button', { name: 'Filters' }));
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await tabTo(page, sheet.getByRole('checkbox', { name: /^Floral/ }));
    await page.keyboard.press('Space');
    await page.waitForURL(/categories=/);
    await screenshot('j18-02-filters');
    await page.keyboard.press('Escape');
    await expect(gone(sheet)).resolves.toBe(true);
    expect(await hasFocus(page, 'Filters')).toBe(true);
    requireQuiet();
    await context.close();
  });

  test('H-06 the search of a phone opens where one types', async () => {
    const { page, context, requireQuiet } = await scene.enter(phone);
    await openLive(page, '/');
    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    await expect(seen(page.getByRole('dialog', { name: 'Search' }))).resolves.toBe(true);
    await page.keyboard.type('floral');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/products?search=floral');
    requireQuiet();
    await context.close();
  });

  test('on a phone at most 160 px stand before the first tile, and badges keep to a corner', async () => {
    const { page, context, requireQuiet } = await scene.enter(phone);
    await openLive(page, '/products');
    const tile = page.getByRole('article').first();
    const header = await boxOf(page.getByRole('banner'));
    const first = await boxOf(tile);
    expect(first.y - header.y - header.height).toBeLessThanOrEqual(160);
    for (const badges of await page.locator('.tile-badge:not(:empty)').all()) {
      const { width, height } = await boxOf(badges);
      expect(width * height).toBeLessThanOrEqual((first.width * first.width) / 8);
    }
    requireQuiet();
    await context.close();
  });

  test('on a phone name, price and action of a pattern stand above its tools', async () => {
    const { page, context, screenshot, requireQuiet } = await scene.enter(phone);
    const [pattern] = await paidPatterns(scene.shop.url, 1);
    await openLive(page, `/product/${pattern?.slug}`);
    const stage = await boxOf(page.getByRole('region', { name: 'The pattern in use' }));
    const name = await boxOf(page.getByRole('heading', { level: 1 }));
    const action = await boxOf(page.getByRole('main').getByRole('button', { name: 'Add to Bag' }).first());
    expect(name.y).toBeLessThan(action.y);
    expect(action.y + action.height).toBeLessThanOrEqual(stage.y);
    await screenshot('j18-05-product');
    requireQuiet();
    await context.close();
  });

  test('on a phone nothing that is reached by keyboard stands behind the bar at the foot', async () => {
    const { page, context, requireQuiet } = await scene.enter(smallPhone);
    const [pattern] = await paidPatterns(scene.shop.url, 1);
    await openLive(page, `/product/${pattern?.slug}`);
    await page.getByRole('main').focus();
    const hidden: string[] = [];
    let besideBar = 0;
    for (let stop = 0; stop < 80; stop += 1) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(placeOfFocus);
      if (place.isBesideBar) besideBar += 1;
      if (place.isHidden) hidden.push(place.name);
    }
    expect(besideBar).toBeGreaterThan(10);
    expect(hidden).toEqual([]);
    requireQuiet();
    await context.close();
  });

  test('with forced colors swatches keep theirs, and what is pressed looks pressed', async () => {
    const { page, context, requireQuiet } = await scene.enter({ ...desktop, forcedColors: 'active' });
    await openLive(page, '/products');
    const colorOf = (name: string | RegExp, role: 'button' | 'checkbox') =>
      page
        .getByRole(role, { name })
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await colorOf(/^Blue/, 'checkbox')).toBe('rgb(47, 94, 168)');
    expect(await colorOf('Grid', 'button')).not.toBe(await colorOf('List', 'button'));
    requireQuiet();
    await context.close();
  });

  test('H-06 without scripts the search finds, and the page says what needs them', async () => {
    const { page, context } = await scene.enter({ ...desktop, javaScriptEnabled: false });
    await page.goto('/');
    await expect(seen(page.getByText(/need JavaScript/))).resolves.toBe(true);
    await page.getByRole('banner').getByRole('searchbox').fill('floral');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/products?search=floral');
    await expect(seen(page.getByRole('article'))).resolves.toBe(true);
    await context.close();
  });

  test.each([
    ['at 200 % zoom', zoomed],
    ['at 400 % zoom', largest],
    ['between tablet and desk', small],
  ])(
    '%s nothing lies outside the screen',
    async (_name, device) => {
      const { page, context, screenshot, requireQuiet } = await scene.enter(device);
      const [pattern] = await paidPatterns(scene.shop.url, 1);
      for (const path of ['/', '/products', `/product/${pattern?.slug}`, '/login', '/help']) {
        await page.goto(path, { waitUntil: 'networkidle' });
        expect({ path, faults: await faultsOf(page, 'all') }).toEqual({ path, faults: [] });
      }
      await screenshot(`j18-03-${device.viewport.width}`, { hasAllPictures: false });
      requireQuiet();
      await context.close();
    },
    120_000,
  );

  test('U-03 a name of one long word widens no page', async () => {
    const { url } = scene.shop;
    const token = await register(url, newShopper('Wolfeschlegelsteinhausenbergerdorff'));
    const storageState = await signedInStorage(url, token);
    const { page, context, requireQuiet } = await scene.enter({ ...largest, storageState });
    await openLive(page, '/profile');
    expect(await faultsOf(page, 'content')).toEqual([]);
    requireQuiet();
    await context.close();
  });

  describe('checkout by keyboard only', () => {
    const step = journey();
    let visitor: Visitor;
    let page: Page;
    let title = '';

    const pressAt = async (on: Page, role: 'button' | 'link', name: string | RegExp) => {
      await tabTo(on, on.getByRole(role, { name }));
      await on.keyboard.press('Enter');
    };

    beforeAll(async () => {
      visitor = await scene.enter(desktop);
      page = visitor.page;
    });

    afterEach(() => visitor.requireQuiet());

    step('the first stop of the keyboard skips to the content', async () => {
      await openLive(page, '/');
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: /^Skip to/ });
      expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      expect(await page.getByRole('main').evaluate((main) => main === document.activeElement)).toBe(true);
    });

    step('D-10 C-09 K-02 from the bag to the sign-in', async () => {
      const [pattern] = await paidPatterns(scene.shop.url, 1);
      title = await putInBag(page, pattern?.slug ?? '');
      await openLive(page, '/cart');
      await pressAt(page, 'link', 'Proceed to Checkout');
      await page.waitForURL('**/login?redirect=/checkout');
    });

    step('A-03 K-03 sign-in, and the saved pattern comes along', async () => {
      await tabTo(page, page.getByLabel('Email'));
      await page.keyboard.type(shopper.email);
      await tabTo(page, page.getByLabel('Password', { exact: true }));
      await page.keyboard.type(shopper.password);
      await page.keyboard.press('Enter');
      await arrived(page, '/checkout');
      await expect(seen(page.getByRole('main').getByText(title))).resolves.toBe(true);
    });

    step('K-12 O-02 payment, and the order is confirmed', async () => {
      await goToPayment(page, () => pressAt(page, 'button', 'Proceed to Payment'));
      await tabTo(page, page.getByLabel('Card number'));
      await page.keyboard.type(cards.pays);
      await page.keyboard.press('Enter');
      await expect(seen(page.getByText('Order Confirmed!'))).resolves.toBe(true);
      expect(await wordsOf(page.getByRole('heading', { level: 1 }))).toContain('Order Confirmed!');
      await visitor.screenshot('j18-04-confirmed');
    });
  });
});

/** Returns the position of an element. @throws Error if it is not visible */
async function boxOf(locator: Locator) {
  await seen(locator);
  const box = await locator.first().boundingBox();
  if (!box) throw new Error('The element has no box');
  return box;
}

/** Returns whether the button of that name has focus. */
function hasFocus(page: Page, name: string): Promise<boolean> {
  return page
    .getByRole('button', { name })
    .first()
    .evaluate((element) => element === document.activeElement);
}

/**
 * Runs in the page: returns the focused element, whether there is a bar at the bottom, and whether the bar covers that
 * element.
 */
function placeOfFocus(): { name: string; isBesideBar: boolean; isHidden: boolean } {
  const bar = document.querySelector('[data-buy-bar]');
  const focused = document.activeElement;
  const name = `${focused?.tagName} ${focused?.getAttribute('aria-label') ?? focused?.textContent}`;
  if (!bar || !focused || bar.contains(focused)) return { name, isBesideBar: false, isHidden: false };
  const room = bar.getBoundingClientRect().top;
  const { top, bottom } = focused.getBoundingClientRect();
  return { name, isBesideBar: true, isHidden: bottom > room && bottom - top < room };
}
