import type { BrowserContextOptions } from 'playwright-core';
import { openBrowser, type OpenBrowser, type Visitor } from './browser.ts';
import { sharedShop } from './shared-shop.ts';
import { journeySettings, startShop, type Shop, type ShopOptions, type ShopPlace } from './shop.ts';

/** Covers a first start with the sample catalog, and rendering of production files. */
export const SHOP_START_TIMEOUT = 300_000;

/** A running shop with a browser, for the tests of one file. */
export interface Scene<AnyShop extends ShopPlace = ShopPlace> {
  readonly shop: AnyShop;
  readonly browser: OpenBrowser;
  /** Creates a visitor whose relative URLs are the shop's. */
  readonly enter: (device: BrowserContextOptions) => Promise<Visitor>;
  readonly close: () => Promise<void>;
}

/** Opens a browser for the shared shop. */
export async function openScene(): Promise<Scene> {
  return sceneOf(sharedShop(), await openBrowser(), () => Promise.resolve());
}

/** Starts a separate shop, for tests that stop it or advance its clock, and opens a browser for it. */
export async function openOwnScene({ env, ...options }: ShopOptions = {}): Promise<Scene<Shop>> {
  const starting = startShop({ ...options, env: { ...journeySettings, ...env } });
  const [shop, browser] = await Promise.all([starting, openBrowser()]);
  return sceneOf(shop, browser, shop.stop);
}

function sceneOf<AnyShop extends ShopPlace>(
  shop: AnyShop,
  browser: OpenBrowser,
  leave: () => Promise<void>,
): Scene<AnyShop> {
  return {
    shop,
    browser,
    enter: (device) => browser.newVisitor({ ...device, baseURL: shop.url }),
    close: async () => {
      await browser.close();
      await leave();
    },
  };
}
