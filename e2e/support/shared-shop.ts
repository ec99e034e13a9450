import { journeySettings, startShop, type Shop, type ShopPlace } from './shop.ts';

/** Tells the processes of the tests where the shop is that they share. */
const VARIABLE = 'E2E_SHOP';

let shop: Shop | undefined;

/** Starts the shop that most journeys share; Jest calls it before the first of them. */
export async function startSharedShop(): Promise<void> {
  shop = await startShop({ env: journeySettings });
  const { url, apiUrl, dataDir } = shop;
  process.env[VARIABLE] = JSON.stringify({ url, apiUrl, dataDir });
}

/** Stops it after the last of them. */
export async function stopSharedShop(): Promise<void> {
  await shop?.stop();
}

/** The shop that was started for all. */
export function sharedShop(): ShopPlace {
  const place: ShopPlace = JSON.parse(process.env[VARIABLE] ?? '');
  return place;
}
