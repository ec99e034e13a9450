import type { Page } from 'playwright-core';
import { desktop, type Visitor } from './support/browser.ts';
import { journey } from './support/journey.ts';
import { addPattern, paidPatterns, type SoldPattern } from './support/patterns.ts';
import { newShopper, register } from './support/shopper.ts';
import { arrived, cards, fillSignIn, goToPayment, openLive, payWith, savedBy, seen, wordsOf } from './support/steps.ts';
import { openScene, SHOP_START_TIMEOUT, type Scene } from './support/visit.ts';
import { manifestSums, realSums, unzip } from './support/zip.ts';

describe('J2 returning owner', () => {
  const step = journey();
  const shopper = newShopper('Noor Haddad');
  let scene: Scene;
  let visitor: Visitor;
  let page: Page;
  let owned: SoldPattern;
  let quota = '';

  beforeAll(async () => {
    scene = await openScene();
    const [pattern] = await paidPatterns(scene.shop.url, 1);
    if (!pattern) throw new Error('The shop sells nothing.');
    owned = pattern;
    const token = await register(scene.shop.url, shopper);
    await addPattern(scene.shop.url, token, owned.id);
    visitor = await scene.enter(desktop);
    page = visitor.page;
  }, SHOP_START_TIMEOUT);

  afterAll(() => scene.close());

  afterEach(() => visitor.requireQuiet());

  step('A-03 K-12 O-02 an account with a full cart signs in at checkout and pays', async () => {
    await openLive(page, '/checkout');
    await page.waitForURL('**/login?redirect=/checkout');
    await fillSignIn(page, shopper);
    await arrived(page, '/checkout');
    await goToPayment(page, () => page.getByRole('button', { name: 'Proceed to Payment' }).click());
    await payWith(page, cards.pays);
    await expect(seen(page.getByText('Order Confirmed!'))).resolves.toBe(true);
  });

  step('PR-02 the tile of an owned pattern gives its files', async () => {
    await openLive(page, `/products?search=${encodeURIComponent(owned.title)}`);
    await page.getByRole('article').first().hover();
    const saved = await savedBy(page, () =>
      page
        .getByRole('button', { name: `Download ${owned.title}`, exact: true })
        .first()
        .click(),
    );
    await visitor.screenshot('j2-01-tile');
    const files = await unzip(saved.bytes);
    expect(manifestSums(files)).toEqual(realSums(files));
  });

  step('D-12 the page of an owned pattern leads to the library instead of the bag', async () => {
    await openLive(page, `/product/${owned.slug}`);
    const link = page.getByRole('link', { name: 'In your library: formats and certificate' });
    await expect(seen(link)).resolves.toBe(true);
    expect(await page.getByRole('button', { name: 'Add to Bag' }).count()).toBe(0);
    await visitor.screenshot('j2-02-detail');
    await link.click();
    await arrived(page, '/profile?tab=downloads');
  });

  step('PR-06 downloading three times more leaves the free downloads as they were', async () => {
    await openLive(page, '/profile');
    quota = await freeDownloads(page);
    await page.getByRole('tab', { name: 'Downloads' }).click();
    const sums: string[] = [];
    for (let again = 0; again < 3; again += 1) {
      const saved = await savedBy(page, () =>
        page.getByRole('button', { name: `Download ${owned.title}`, exact: true }).click(),
      );
      sums.push(JSON.stringify(realSums(await unzip(saved.bytes))));
    }
    expect(new Set(sums).size).toBe(1);
    await visitor.screenshot('j2-03-library');
    await openLive(page, '/profile');
    expect(await freeDownloads(page)).toBe(quota);
  });
});

/** Returns the text about free downloads in the profile overview. */
async function freeDownloads(page: Page): Promise<string> {
  const fact = page.locator('dl > *').filter({ has: page.getByText('Free downloads left', { exact: true }) });
  return wordsOf(fact.locator('dd'));
}
