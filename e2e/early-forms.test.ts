import type { Page } from 'playwright-core';
import { desktop } from './support/browser.ts';
import { newShopper } from './support/shopper.ts';
import { fillRegistration } from './support/steps.ts';
import { openScene, SHOP_START_TIMEOUT, type Scene } from './support/visit.ts';

/** Opens a page whose scripts do not load. @returns a function that lets them load */
async function openAsleep(page: Page, path: string): Promise<() => void> {
  let wake = () => {};
  const promise = new Promise<void>((resolve) => (wake = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return wake;
}

describe('A-01 a form of a page whose scripts are late', () => {
  let scene: Scene;

  beforeAll(async () => {
    scene = await openScene();
  }, SHOP_START_TIMEOUT);

  afterAll(() => scene.close());

  test('is sent with what was typed when they have come', async () => {
    const { page, context, requireQuiet } = await scene.enter(desktop);
    const shopper = newShopper('Early Bird');
    const wake = await openAsleep(page, '/register');
    await fillRegistration(page, shopper);
    expect(await page.getByLabel('Email').inputValue()).toBe(shopper.email);

    wake();

    await page.waitForURL((address) => address.pathname !== '/register');
    expect(new URL(page.url()).search).toBe('');
    requireQuiet();
    await context.close();
  });
});
