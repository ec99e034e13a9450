import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from 'playwright-core';
import type { Shopper } from './shopper.ts';

/** Test cards of the sandbox provider. */
export const cards = {
  pays: '4242 4242 4242 4242',
  isDeclined: '4000 0000 0000 0002',
  asksConfirmation: '4000 0025 0000 3155',
} as const;

/** Waits until an element can be seen. @returns true, so that a test can state it; rejects when it never appears */
export async function seen(locator: Locator): Promise<boolean> {
  await locator.first().waitFor({ state: 'visible' });
  return true;
}

/** Waits until an element is gone or hidden. @returns true, so that a test can state it */
export async function gone(locator: Locator): Promise<boolean> {
  await locator.first().waitFor({ state: 'hidden' });
  return true;
}

/** The text of an element once it is there, without the space around it. */
export async function wordsOf(locator: Locator): Promise<string> {
  return ((await locator.first().textContent()) ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Fills the form of `/register` and sends it. */
export async function fillRegistration(page: Page, shopper: Shopper): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(shopper.name);
  await page.getByLabel('Email').fill(shopper.email);
  await page.getByLabel('Password', { exact: true }).fill(shopper.password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Fills the form of `/login` and sends it. */
export async function fillSignIn(page: Page, shopper: Shopper): Promise<void> {
  await page.getByLabel('Email').fill(shopper.email);
  await page.getByLabel('Password', { exact: true }).fill(shopper.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Presses a control that leads to the provider's page, and waits until that is there. */
export async function goToPayment(page: Page, press: () => Promise<void>): Promise<void> {
  await press();
  await page.waitForURL('**/api/sandbox/pay/**').catch(async (cause: unknown) => {
    throw new Error(`There is no payment page. This one says: ${await wordsOf(page.getByRole('main'))}`, { cause });
  });
}

/** Enters a card on the provider's page and sends it. */
export async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByRole('button', { name: /^(Pay|Subscribe for) / }).click();
}

/** Confirms a payment as the bank of the card asks for it. */
export async function confirmPayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm payment' }).click();
}

/** Milliseconds until a file that must be rendered first is there. */
const RENDERING = 120_000;

/** Presses a control that saves a file. @returns the name to save it under and its bytes */
export async function savedBy(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download]: [Download, void] = await Promise.all([
    page.waitForEvent('download', { timeout: RENDERING }),
    press(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** The number in `{n} patterns`, once the list has been loaded; once it is another one, when `before` is given. */
export async function patternCount(page: Page, before?: number): Promise<number> {
  const counts = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\d+ patterns?$/ });
  const other = before === undefined ? counts : counts.filter({ hasNotText: new RegExp(`^${before} `) });
  return Number.parseInt(await wordsOf(other), 10);
}

/** The first amount of a definition list's row, in rupees or dollars. */
export async function amountBeside(page: Page, label: string | RegExp): Promise<number> {
  const row = page
    .getByRole('main')
    .locator('dl > *')
    .filter({ has: page.getByText(label, { exact: true }) });
  const words = await wordsOf(row.locator('dd'));
  return Number(/[\d,]+(\.\d+)?/.exec(words)?.[0].replaceAll(',', ''));
}

/** Opens an address and waits until its page answers to clicks: until React has taken over what the server sent. */
export async function openLive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await live(page);
}

/**
 * Waits until a page is at an address: a path, whatever its query, or a path with its query. An address that only leads
 * there, such as `/login?redirect=/checkout`, is another, though a pattern of Playwright's that ends alike matches it.
 */
export async function arrived(page: Page, address: string): Promise<void> {
  await page.waitForURL(({ pathname, search }) => pathname === address || `${pathname}${search}` === address);
}

/** Signs someone in on the form of `/login`, and waits until the page they were on their way to is there. */
export async function signInTo(page: Page, shopper: Shopper, address: string): Promise<void> {
  await openLive(page, `/login?redirect=${encodeURIComponent(address)}`);
  await fillSignIn(page, shopper);
  await arrived(page, address);
}

/**
 * Waits until the page has come alive, every control of it: until then the browser itself follows links and sends forms.
 * A heading alone tells too little, as parts of a page come alive one after another.
 */
export async function live(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('h1, main :is(button, input, label, select, textarea)')];
    return (
      parts.some(({ tagName }) => tagName === 'H1') &&
      parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactProps')))
    );
  });
}

/** Opens a pattern's page and puts it into the bag. @returns its title */
export async function putInBag(page: Page, slug: string): Promise<string> {
  await openLive(page, `/product/${slug}`);
  await page.getByRole('button', { name: 'Add to Bag' }).first().click();
  await seen(page.getByRole('button', { name: 'Added to Bag' }));
  return wordsOf(page.getByRole('heading', { level: 1 }));
}

/** Presses Tab until an element, once it is there, has the focus. @throws when it is not among the next hundred stops */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor({ state: 'attached' });
  for (let stops = 0; stops < 100; stops += 1) {
    await page.keyboard.press('Tab');
    const isThere = await target.evaluateAll((all) => all.some((element) => element === document.activeElement));
    if (isThere) return;
  }
  throw new Error('Tab does not lead there.');
}
