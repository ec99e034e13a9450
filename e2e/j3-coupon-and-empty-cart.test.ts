import type { Page } from 'playwright-core';
import { desktop, type Visitor } from './support/browser.ts';
import { journey } from './support/journey.ts';
import { paidPatterns } from './support/patterns.ts';
import { amountBeside, arrived, gone, openLive, putInBag, seen } from './support/steps.ts';
import { openScene, SHOP_START_TIMEOUT, type Scene } from './support/visit.ts';

describe('J3 a bad coupon and an empty cart', () => {
  const step = journey();
  let scene: Scene;
  let visitor: Visitor;
  let page: Page;
  let full = Number.NaN;

  const applyButton = () => page.getByRole('button', { name: 'Apply' });
  const codeField = () => page.getByLabel('Coupon code');

  beforeAll(async () => {
    scene = await openScene();
    visitor = await scene.enter(desktop);
    page = visitor.page;
  }, SHOP_START_TIMEOUT);

  afterAll(() => scene.close());

  afterEach(() => visitor.requireQuiet());

  step('C-05 C-07 C-17 two patterns lie in the bag of a visitor', async () => {
    for (const { slug } of await paidPatterns(scene.shop.url, 2)) await putInBag(page, slug);
    await openLive(page, '/cart');
    const lines = page.getByRole('list', { name: 'Patterns in your bag' }).getByRole('listitem');
    await expect(seen(lines)).resolves.toBe(true);
    expect(await lines.count()).toBe(2);
    full = await amountBeside(page, 'Total');
  });

  step('C-07 a blank code cannot be applied', async () => {
    expect(await applyButton().isDisabled()).toBe(true);
    await codeField().fill('   ');
    expect(await applyButton().isDisabled()).toBe(true);
  });

  step('ST-19 a wrong code says so beside the field and changes no amount', async () => {
    await codeField().fill('x');
    await applyButton().click();
    await expect(seen(page.getByRole('alert').getByText('Invalid coupon code'))).resolves.toBe(true);
    expect(await codeField().getAttribute('aria-invalid')).toBe('true');
    expect(await amountBeside(page, 'Total')).toBe(full);
    await visitor.screenshot('j3-01-invalid');
  });

  step('ST-18 C-16 SaVe10 takes a tenth off, and removing it restores the total', async () => {
    await codeField().fill('SaVe10');
    await applyButton().click();
    const discount = await amountBeside(page, /^Discount \(SAVE10\)/);
    expect(discount).toBeCloseTo(full / 10, 2);
    await visitor.screenshot('j3-02-discount');
    await page.getByRole('button', { name: 'Remove coupon SAVE10' }).click();
    await expect(seen(codeField())).resolves.toBe(true);
    expect(await amountBeside(page, 'Total')).toBe(full);
  });

  step('C-10 Clear Cart asks once and empties the bag', async () => {
    await page.getByRole('button', { name: 'Clear Cart' }).click();
    const question = page.getByRole('group', { name: 'Clear Cart' });
    await expect(seen(question.getByText('Remove all 2 patterns?'))).resolves.toBe(true);
    await question.getByRole('button', { name: 'Yes, clear' }).click();
    await expect(gone(question)).resolves.toBe(true);
  });

  step('C-03 C-04 the empty bag leads to the patterns', async () => {
    await expect(seen(page.getByRole('heading', { name: 'Your cart is empty' }))).resolves.toBe(true);
    await visitor.screenshot('j3-03-empty');
    await page.getByRole('main').getByRole('link', { name: 'Browse Patterns' }).click();
    await arrived(page, '/products');
  });
});
