import type { BrowserContextOptions } from 'playwright-core';
import { openBrowser, type OpenBrowser, type Visitor } from './browser.ts';
import { sharedShop } from './shared-shop.ts';
import { journeySettings, startShop, type Shop, type ShopOptions, type ShopPlace } from './shop.ts';

/** Journeys take a first start with the sample catalog, and rendering of production files. */
export const SHOP_START_TIMEOUT = 300_000;

/** A running shop with a browser in front of it, for the tests of one file. */
export interface Scene<AnyShop extends ShopPlace = ShopPlace> {
  readonly shop: AnyShop;
  readonly browser: OpenBrowser;
  /** A new person, whose relative addresses are the shop's. */
  readonly enter: (device: BrowserContextOptions) => Promise<Visitor>;
  readonly close: () => Promise<void>;
}

/** Opens a browser in front of the shop that others visit, too. */
export async function openScene(): Promise<Scene> {
  return sceneOf(sharedShop(), await openBrowser(), () => Promise.resolve());
}

/** Starts a shop, for those who stop it or put its clock forward, and opens a browser in front of it. */
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
