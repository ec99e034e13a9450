import { journeySettings, startShop, type Shop, type ShopPlace } from './shop.ts';

/** Passes the location of the shared shop to the test processes. */
const VARIABLE = 'E2E_SHOP';

let shop: Shop | undefined;

/** Starts the shop shared by most journeys; called by Jest before the first of them. */
export async function startSharedShop(): Promise<void> {
  shop = await startShop({ env: journeySettings });
  const { url, apiUrl, dataDir } = shop;
  process.env[VARIABLE] = JSON.stringify({ url, apiUrl, dataDir });
}

/** Stops the shared shop after the last journey. */
export async function stopSharedShop(): Promise<void> {
  await shop?.stop();
}

/** Returns the shared shop. */
export function sharedShop(): ShopPlace {
  const place: ShopPlace = JSON.parse(process.env[VARIABLE] ?? '');
  return place;
}
