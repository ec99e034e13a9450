import type { Page } from 'playwright-core';
import { phone, type Visitor } from './support/browser.ts';
import { journey } from './support/journey.ts';
import { newShopper } from './support/shopper.ts';
import {
  arrived,
  cards,
  confirmPayment,
  fillRegistration,
  gone,
  goToPayment,
  openLive,
  payWith,
  savedBy,
  seen,
  wordsOf,
} from './support/steps.ts';
import { openScene, SHOP_START_TIMEOUT, type Scene } from './support/visit.ts';
import { manifestSums, realSums, unzip } from './support/zip.ts';

describe('J1 visitor to buyer, on a phone', () => {
  const step = journey();
  const shopper = newShopper('Ines Okafor');
  let scene: Scene;
  let visitor: Visitor;
  let page: Page;
  let title = '';

  beforeAll(async () => {
    scene = await openScene();
    visitor = await scene.enter(phone);
    page = visitor.page;
  }, SHOP_START_TIMEOUT);

  afterAll(() => scene.close());

  afterEach(() => visitor.requireQuiet());

  step('H-14 H-27 R-04 the slide-in menu leads to a category and closes behind', async () => {
    await openLive(page, '/');
    await visitor.screenshot('j1-phone-01-home');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByText('Nature & Organic', { exact: true }).tap();
    const category = menu.getByRole('group').filter({ hasText: 'Nature & Organic' });
    expect(await category.getByRole('listitem').count()).toBeGreaterThanOrEqual(4);
    await visitor.screenshot('j1-phone-02-menu');
    await category.getByRole('link').nth(1).tap();
    await page.waitForURL(/\/products\?category=[^&]+&sub=/);
    await expect(gone(menu)).resolves.toBe(true);
  });

  step('P-26 ST-10 filters lie in a sheet whose button counts what is left', async () => {
    await openLive(page, '/products');
    await page.getByRole('button', { name: 'Filters' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const show = sheet.getByRole('button', { name: /^Show \d+ patterns?$/ });
    const unfiltered = await wordsOf(show);
    await sheet.getByRole('checkbox', { name: /^Floral/ }).tap();
    await page.waitForURL(/categories=/);
    const promised = (await wordsOf(show.filter({ hasNotText: unfiltered }))).replace('Show ', '');
    await visitor.screenshot('j1-phone-03-filters');
    await show.tap();
    await expect(gone(sheet)).resolves.toBe(true);
    await expect(seen(page.getByRole('status').filter({ hasText: promised }))).resolves.toBe(true);
  });

  step('D-10 D-12 H-08 the bar along the bottom adds to the bag', async () => {
    const tile = page.getByRole('article').filter({ hasText: '$' }).first();
    title = await wordsOf(tile.getByRole('heading'));
    await tile.getByRole('link', { name: title }).tap();
    await expect(seen(page.getByRole('heading', { name: title, level: 1 }))).resolves.toBe(true);
    const bar = page.getByRole('region', { name: 'Buy' });
    await expect(gone(bar)).resolves.toBe(true);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(seen(bar.getByText(title))).resolves.toBe(true);
    await bar.getByRole('button', { name: 'Add to Bag' }).tap();
    await expect(seen(bar.getByRole('button', { name: 'Added to Bag' }))).resolves.toBe(true);
    await visitor.screenshot('j1-phone-04-detail');
    await page.getByRole('banner').getByRole('link', { name: 'Bag, 1 pattern' }).tap();
    await arrived(page, '/cart');
    await visitor.screenshot('j1-phone-05-cart');
  });

  step('K-02 K-03 registration on the way to checkout brings the saved pattern along', async () => {
    await page.getByRole('link', { name: 'Proceed to Checkout' }).tap();
    await page.waitForURL('**/login?redirect=/checkout');
    await page.getByRole('main').getByRole('link', { name: 'Create an account' }).tap();
    await fillRegistration(page, shopper);
    await arrived(page, '/checkout');
    await expect(seen(page.getByRole('main').getByText(title))).resolves.toBe(true);
    await visitor.screenshot('j1-phone-06-checkout');
  });

  step('K-12 O-01 O-02 a card that asks for confirmation pays once it is confirmed', async () => {
    await goToPayment(page, () => page.getByRole('button', { name: 'Proceed to Payment' }).tap());
    await payWith(page, cards.asksConfirmation);
    await visitor.screenshot('j1-phone-07-confirmation');
    await confirmPayment(page);
    await expect(seen(page.getByText('Order Confirmed!'))).resolves.toBe(true);
    await visitor.screenshot('j1-phone-08-confirmed');
  });

  step('O-07 E-31 the files are right on a phone too', async () => {
    const saved = await savedBy(page, () => page.getByRole('button', { name: `Download ${title}` }).tap());
    const files = await unzip(saved.bytes);
    expect(manifestSums(files)).toEqual(realSums(files));
  });

  test('R-24 R-25 an address that leads nowhere answers 404 and says so', async () => {
    const lost = await scene.enter(phone);
    const response = await lost.page.goto('/nope');
    expect(response?.status()).toBe(404);
    await expect(seen(lost.page.getByRole('heading', { name: 'Oops! Page not found' }))).resolves.toBe(true);
    expect(lost.takeComplaints().join('\n')).toContain('/nope');
    await lost.page.getByRole('main').getByRole('link', { name: 'Return to Home' }).tap();
    await lost.page.waitForURL(`${scene.shop.url}/`);
    await lost.context.close();
  });
});
