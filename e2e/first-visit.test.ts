import type { BrowserContextOptions, Page, Request } from 'playwright-core';
import { desktop, phone } from './support/browser.ts';
import { openScene, SHOP_START_TIMEOUT, type Scene } from './support/visit.ts';

/** Maximum weight of a first visit to the home page without scrolling, in bytes on the wire including headers. */
const BUDGET = 500_000;

const screens: readonly { name: string; options: BrowserContextOptions }[] = [
  { name: 'a desktop', options: desktop },
  { name: 'a dense desktop', options: { ...desktop, deviceScaleFactor: 2 } },
  { name: 'a dense phone', options: { ...phone, deviceScaleFactor: 3 } },
];

/** Opens a page and waits until its network is idle. */
async function requestsOf(page: Page, path: string): Promise<readonly Request[]> {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(path, { waitUntil: 'networkidle', timeout: 60_000 });
  return finished;
}

async function bytesOf(request: Request): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return responseBodySize + responseHeadersSize;
}

/** Runs in the page: returns whether a picture below the hero, which is a background, has loaded. */
const hasPictures = () => [...document.images].some(({ complete, naturalWidth }) => complete && naturalWidth > 0);

/** Runs in the page before its scripts: counts style tags that are moved. */
function countMovedStyles(): void {
  let moved = 0;
  new MutationObserver((records) => {
    for (const { removedNodes } of records)
      for (const node of removedNodes) if (node instanceof HTMLStyleElement) moved += 1;
    Reflect.set(window, 'movedStyles', moved);
  }).observe(document, { childList: true, subtree: true });
}

const isPreview = (request: Request) => request.url().includes('/preview?');

describe('a first visit to home', () => {
  let scene: Scene;

  beforeAll(async () => {
    scene = await openScene();
  }, SHOP_START_TIMEOUT);

  afterAll(() => scene.close());

  test.each(screens)('weighs no more than 500 kB on $name', async ({ options }) => {
    const { page, context } = await scene.enter(options);
    const requests = await requestsOf(page, '/');
    const sizes = await Promise.all(requests.map(bytesOf));
    expect(requests.filter(isPreview).length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
    await context.close();
  });

  test('is not styled anew by the script that makes it alive', async () => {
    const { page, context } = await scene.enter(desktop);
    await page.addInitScript(countMovedStyles);
    await requestsOf(page, '/');
    expect(await page.evaluate(() => Number(Reflect.get(window, 'movedStyles')))).toBe(0);
    await context.close();
  });

  test('brings the pictures below when the visitor scrolls, before they are reached', async () => {
    const { page, context, requireQuiet } = await scene.enter(desktop);
    await requestsOf(page, '/');
    expect(await page.evaluate(hasPictures)).toBe(false);

    await page.mouse.wheel(0, 1);

    await page.waitForFunction(hasPictures);
    requireQuiet();
    await context.close();
  });

  test('brings the pictures below without scripts as the browser sees fit', async () => {
    const { page, context } = await scene.enter({ ...desktop, javaScriptEnabled: false });
    const requests = await requestsOf(page, '/');
    expect(requests.filter(isPreview).length).toBeGreaterThan(3);
    await context.close();
  });
});
