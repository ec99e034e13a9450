import path from 'node:path';
import type { Page } from 'playwright-core';
import { desktop, type Visitor } from './support/browser.ts';
import { journey } from './support/journey.ts';
import { newShopper } from './support/shopper.ts';
import {
  amountBeside,
  arrived,
  cards,
  fillRegistration,
  fillSignIn,
  gone,
  goToPayment,
  live,
  patternCount,
  payWith,
  savedBy,
  seen,
  wordsOf,
} from './support/steps.ts';
import { openScene, SHOP_START_TIMEOUT, type Scene } from './support/visit.ts';
import { manifestSums, realSums, unzip } from './support/zip.ts';

describe('J1 visitor to buyer, at a desk', () => {
  const step = journey();
  const shopper = newShopper();
  let scene: Scene;
  let visitor: Visitor;
  let page: Page;
  let title = '';

  beforeAll(async () => {
    scene = await openScene();
    visitor = await scene.enter(desktop);
    page = visitor.page;
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: scene.shop.url });
  }, SHOP_START_TIMEOUT);

  afterAll(() => scene.close());

  afterEach(() => visitor.requireQuiet());

  step('R-01 R-02 HM-01 the hero of the home page leads to the patterns', async () => {
    await page.goto('/');
    await visitor.screenshot('j1-01-home');
    await page.getByRole('main').getByRole('link', { name: 'Browse patterns' }).first().click();
    await arrived(page, '/products');
    await live(page);
    expect(await patternCount(page)).toBeGreaterThan(24);
  });

  step('P-04 P-06 H-35 a search shows its badge and how many patterns match', async () => {
    const all = await patternCount(page);
    const search = page.getByRole('banner').getByRole('searchbox');
    await search.fill(' floral ');
    await search.press('Enter');
    await page.waitForURL('**/products?search=floral');
    await expect(seen(activeFilter(page, /floral/))).resolves.toBe(true);
    const found = await patternCount(page, all);
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(all);
    await visitor.screenshot('j1-02-search');
  });

  step('P-29 ST-10 a color narrows the patterns and stands in the address', async () => {
    const before = await patternCount(page);
    await page.getByRole('checkbox', { name: /^Pink/ }).click();
    await page.waitForURL(/colors=Pink/);
    await expect(seen(activeFilter(page, /Pink/))).resolves.toBe(true);
    const after = await patternCount(page, before);
    expect(after).toBeGreaterThan(0);
    expect(after).toBeLessThan(before);
  });

  step('P-26 a picture of a pattern finds it first, among what the filters leave', async () => {
    const before = await patternCount(page);
    const tile = page.getByRole('article').first();
    const name = await wordsOf(tile.getByRole('heading'));
    const address = await tile.getByRole('img').first().getAttribute('src');
    const picture = await page.request.get(address ?? '');
    await page.getByRole('banner').getByRole('searchbox').focus();
    const mimeType = picture.headers()['content-type'] ?? '';
    const file = { name: 'pattern', mimeType, buffer: await picture.body() };
    await page.getByLabel('Picture to search by').setInputFiles(file);
    await page.waitForURL(/colors=Pink.*picture=/);
    const found = await patternCount(page, before);
    expect(await wordsOf(page.getByRole('article').first().getByRole('heading'))).toBe(name);
    await page.getByRole('button', { name: 'Remove Your picture' }).click();
    expect(await patternCount(page, found)).toBe(before);
  });

  step('P-18 M-01 M-08 quick view shows a pattern and gives the focus back', async () => {
    const tile = page.getByRole('article').filter({ hasText: '$' }).first();
    title = await wordsOf(tile.getByRole('heading'));
    await tile.hover();
    const opener = tile.getByRole('button', { name: `Quick view of ${title}` });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(seen(dialog.getByRole('link', { name: 'View details' }))).resolves.toBe(true);
    await visitor.screenshot('j1-03-quick-view');
    await page.keyboard.press('Escape');
    await expect(gone(dialog)).resolves.toBe(true);
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  step('D-04 D-05 D-06 D-07 the detail page shows the asset id and copies its digits', async () => {
    await page.getByRole('article').getByRole('link', { name: title }).click();
    await page.waitForURL('**/product/*');
    await expect(seen(page.getByRole('heading', { level: 1, name: title }))).resolves.toBe(true);
    const assetId = await wordsOf(page.getByRole('main').getByText(/^HD-\d{8}$/));
    await page.getByRole('button', { name: 'Copy ID' }).click();
    await expect(seen(page.getByRole('button', { name: 'Copied' }))).resolves.toBe(true);
    await expect(seen(page.getByText('Asset ID copied'))).resolves.toBe(true);
    expect(`HD-${await page.evaluate(() => navigator.clipboard.readText())}`).toBe(assetId);
    await expect(seen(page.getByRole('button', { name: 'Copy ID' }))).resolves.toBe(true);
    await visitor.screenshot('j1-04-detail');
  });

  step('D-10 D-12 H-08 C-17 a visitor adds to the bag and the badge counts it', async () => {
    await page.getByRole('button', { name: 'Add to Bag' }).first().click();
    await expect(seen(page.getByRole('button', { name: 'Added to Bag' }))).resolves.toBe(true);
    await page.getByRole('banner').getByRole('link', { name: 'Bag, 1 pattern' }).click();
    await arrived(page, '/cart');
    await expect(seen(page.getByRole('main').getByRole('link', { name: title }))).resolves.toBe(true);
  });

  step('C-08 C-16 ST-18 SAVE10 takes a tenth off', async () => {
    const subtotal = await amountBeside(page, 'Subtotal');
    await page.getByLabel('Coupon code').fill('save10');
    await page.getByRole('button', { name: 'Apply' }).click();
    const discount = await amountBeside(page, /^Discount \(SAVE10\)/);
    expect(discount).toBeCloseTo(subtotal / 10, 2);
    expect(await amountBeside(page, 'Total')).toBeCloseTo(subtotal - discount, 2);
    await visitor.screenshot('j1-05-cart');
  });

  step('C-09 K-02 R-43 A-03 checkout asks a visitor to sign in and registration comes back to it', async () => {
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await page.waitForURL('**/login?redirect=/checkout');
    await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
    await page.waitForURL('**/register**');
    await fillRegistration(page, shopper);
  });

  step('K-03 K-07 EN-18 the patterns saved before come along into the empty bag', async () => {
    await arrived(page, '/checkout');
    await expect(seen(page.getByRole('main').getByText(title))).resolves.toBe(true);
    await visitor.screenshot('j1-07-checkout');
  });

  step('K-09 K-10 K-12 J7 a declined card leaves the order open and another card pays it', async () => {
    await goToPayment(page, () => page.getByRole('button', { name: 'Proceed to Payment' }).click());
    await payWith(page, cards.isDeclined);
    await expect(seen(page.getByText('Your card was declined'))).resolves.toBe(true);
    await visitor.screenshot('j1-08-declined');
    await payWith(page, cards.pays);
    await page.waitForURL('**/order-confirmation?session_id=*');
  });

  step('O-01 O-02 O-03 O-04 O-05 O-10 K-11 the confirmation follows what the server knows', async () => {
    await expect(seen(page.getByText('Order Confirmed!'))).resolves.toBe(true);
    await expect(seen(page.getByText(/HDO-\w{8}/))).resolves.toBe(true);
    await expect(seen(page.getByText('Email sent!'))).resolves.toBe(true);
    await visitor.screenshot('j1-10-confirmed');
  });

  step('O-07 E-30 E-31 the zip holds the files, the license and a manifest whose sums are right', async () => {
    const saved = await savedBy(page, () =>
      page
        .getByRole('button', { name: /^Download/ })
        .first()
        .click(),
    );
    expect(saved.name).toBe(`${title.replaceAll(/[^A-Za-z0-9]+/g, '_')}.zip`);
    const files = await unzip(saved.bytes);
    expect([...files.keys()].map((name) => path.extname(name))).toEqual(
      expect.arrayContaining(['.jpg', '.png', '.svg', '.pdf', '.txt', '.json']),
    );
    expect(String(files.get('LICENSE.txt'))).toContain(shopper.name);
    expect(manifestSums(files)).toEqual(realSums(files));
  });

  step('H-12 A-10 ST-04 ST-05 after logout and login the library still gives the files', async () => {
    await page.getByLabel(`${shopper.name}, account menu`).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(seen(page.getByRole('banner').getByRole('link', { name: 'Login' }))).resolves.toBe(true);
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    // Home, the target of a logout, has an email field, too.
    await seen(page.getByRole('heading', { level: 1, name: 'Sign in', exact: true }));
    await fillSignIn(page, shopper);
    await expect(seen(page.getByText('Welcome back!'))).resolves.toBe(true);
    await page.goto('/profile');
    await page.getByRole('tab', { name: 'Downloads' }).click();
    const saved = await savedBy(page, () =>
      page
        .getByRole('button', { name: /^Download/ })
        .first()
        .click(),
    );
    expect((await unzip(saved.bytes)).has('manifest.json')).toBe(true);
  });
});

const activeFilter = (page: Page, label: RegExp) =>
  page.getByRole('group', { name: 'Active filters' }).getByRole('button', { name: label });
