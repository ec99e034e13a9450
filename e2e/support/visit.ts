import type { BrowserContextOptions } from 'playwright-core';
import { openBrowser, type OpenBrowser, type Visitor } from './browser.ts';
import { startShop, type Shop, type ShopOptions } from './shop.ts';

/** Journeys take a first start with the sample catalogue, and rendering of production files. */
export const SHOP_START_TIMEOUT = 300_000;

/** A running shop with a browser in front of it, for the tests of one file. */
export interface Scene {
  readonly shop: Shop;
  readonly browser: OpenBrowser;
  /** A new person, whose relative addresses are the shop's. */
  readonly enter: (device: BrowserContextOptions) => Promise<Visitor>;
  readonly close: () => Promise<void>;
}

/** Starts the shop, with the options given, and the browser. */
export async function openScene(options: ShopOptions = {}): Promise<Scene> {
  const [shop, browser] = await Promise.all([startShop(options), openBrowser()]);
  return {
    shop,
    browser,
    enter: (device) => browser.newVisitor({ ...device, baseURL: shop.url }),
    close: async () => {
      await browser.close();
      await shop.stop();
    },
  };
}
