import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from 'playwright-core';
import type { Shopper } from './shopper.ts';

/** Test cards of the sandbox provider. */
export const cards = {
  pays: '4242 4242 4242 4242',
  isDeclined: '4000 0000 0000 0002',
  asksConfirmation: '4000 0025 0000 3155',
} as const;

/** Waits until an element is visible. @returns true, for use in assertions; rejects if it never appears */
export async function seen(locator: Locator): Promise<boolean> {
  await locator.first().waitFor({ state: 'visible' });
  return true;
}

/** Waits until an element is gone or hidden. @returns true, for use in assertions */
export async function gone(locator: Locator): Promise<boolean> {
  await locator.first().waitFor({ state: 'hidden' });
  return true;
}

/** Returns the trimmed text of an element once it exists. */
export async function wordsOf(locator: Locator): Promise<string> {
  return ((await locator.first().textContent()) ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Fills the form of `/register` and submits it. */
export async function fillRegistration(page: Page, shopper: Shopper): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(shopper.name);
  await page.getByLabel('Email').fill(shopper.email);
  await page.getByLabel('Password', { exact: true }).fill(shopper.password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Fills the form of `/login` and submits it. */
export async function fillSignIn(page: Page, shopper: Shopper): Promise<void> {
  await page.getByLabel('Email').fill(shopper.email);
  await page.getByLabel('Password', { exact: true }).fill(shopper.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Presses a control that leads to the provider's page, and waits for that page. */
export async function goToPayment(page: Page, press: () => Promise<void>): Promise<void> {
  await press();
  await page.waitForURL('**/api/sandbox/pay/**').catch(async (cause: unknown) => {
    throw new Error(`There is no payment page. This one says: ${await wordsOf(page.getByRole('main'))}`, { cause });
  });
}

/** Enters a card on the provider's page and submits it. */
export async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByRole('button', { name: /^(Pay|Subscribe for) / }).click();
}

/** Confirms a payment as requested by the card's bank. */
export async function confirmPayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm payment' }).click();
}

/** Milliseconds until a file that must be rendered first is available. */
const RENDERING = 120_000;

/** Presses a control that saves a file. @returns its suggested name and its bytes */
export async function savedBy(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download]: [Download, void] = await Promise.all([
    page.waitForEvent('download', { timeout: RENDERING }),
    press(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** Returns the number in `{n} patterns` once the list is loaded and, if `before` is given, the number has changed. */
export async function patternCount(page: Page, before?: number): Promise<number> {
  const counts = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\d+ patterns?$/ });
  const other = before === undefined ? counts : counts.filter({ hasNotText: new RegExp(`^${before} `) });
  return Number.parseInt(await wordsOf(other), 10);
}

/** Returns the first amount in a row of a definition list, in rupees or dollars. */
export async function amountBeside(page: Page, label: string | RegExp): Promise<number> {
  const row = page
    .getByRole('main')
    .locator('dl > *')
    .filter({ has: page.getByText(label, { exact: true }) });
  const words = await wordsOf(row.locator('dd'));
  return Number(/[\d,]+(\.\d+)?/.exec(words)?.[0].replaceAll(',', ''));
}

/** Opens a URL and waits until its page responds to clicks, that is, until React has hydrated it. */
export async function openLive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await live(page);
}

/**
 * Waits until a page is at a URL: a path, whatever its query, or a path with its query. A URL that only leads there,
 * such as `/login?redirect=/checkout`, does not match, though a Playwright pattern with the same ending would match it.
 */
export async function arrived(page: Page, address: string): Promise<void> {
  await page.waitForURL(({ pathname, search }) => pathname === address || `${pathname}${search}` === address);
}

/** Signs in on the form of `/login`, and waits for the page the person was heading to. */
export async function signInTo(page: Page, shopper: Shopper, address: string): Promise<void> {
  await openLive(page, `/login?redirect=${encodeURIComponent(address)}`);
  await fillSignIn(page, shopper);
  await arrived(page, address);
}

/**
 * Waits until every control of the page is hydrated: until then, the browser itself follows links and submits forms. A
 * heading alone is not enough, because parts of a page hydrate one after another.
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

/** Opens a pattern's page and adds it to the bag. @returns its title */
export async function putInBag(page: Page, slug: string): Promise<string> {
  await openLive(page, `/product/${slug}`);
  await page.getByRole('button', { name: 'Add to Bag' }).first().click();
  await seen(page.getByRole('button', { name: 'Added to Bag' }));
  return wordsOf(page.getByRole('heading', { level: 1 }));
}

/** Presses Tab until an element, once it exists, has focus. @throws if it is not among the next hundred stops */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor({ state: 'attached' });
  for (let stops = 0; stops < 100; stops += 1) {
    await page.keyboard.press('Tab');
    const isThere = await target.evaluateAll((all) => all.some((element) => element === document.activeElement));
    if (isThere) return;
  }
  throw new Error('Tab does not lead there.');
}
