import DataLoader from 'dataloader';
import type { CatalogApi } from '../catalog/CatalogApi.ts';
import type { DesignersApi } from '../designers/DesignersApi.ts';
import type { DownloadsApi } from '../downloads/DownloadsApi.ts';
import type { Asset, Category, CurrentSubscription, Designer, DownloadQuota } from '../generated/rest.ts';
import type { SubscriptionsApi } from '../subscriptions/SubscriptionsApi.ts';

/** Reads that many fields of one request share: each key is asked for once, all keys of a tick in one call. */
export interface Loaders {
  readonly assets: DataLoader<string, Asset | null>;
  /** Menu shelves by id, subcategories included. */
  readonly categories: DataLoader<string, Category | null>;
  /** Studios by id. */
  readonly designers: DataLoader<string, Designer | null>;
  /** Whether the signed-in viewer holds a licence for an asset id; null when that cannot be had now. */
  readonly owned: DataLoader<string, boolean | null>;
  /** The downloads of the signed-in viewer's plan; null without one, or when they cannot be had now. */
  readonly quota: DataLoader<'own', DownloadQuota | null>;
  /** The plan of the signed-in viewer; null when it cannot be had now. */
  readonly plan: DataLoader<'own', CurrentSubscription | null>;
}

const MAX_BATCH = 100;

/** What an id can look like; an empty one, or one with a comma, would ask the api for something else. */
const ID = /^[\w-]{1,100}$/;

async function readByIds<Thing>(
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<Thing[]>,
  idOf: (thing: Thing) => string,
): Promise<Array<Thing | null>> {
  const asked = ids.filter((id) => ID.test(id));
  const things = asked.length > 0 ? await read(asked) : [];
  const found = new Map(things.map((thing) => [idOf(thing), thing]));
  return ids.map((id) => found.get(id) ?? null);
}

/** Loaders of one request. */
export function createLoaders(apis: {
  catalog: CatalogApi;
  designers: DesignersApi;
  downloads: DownloadsApi;
  subscriptions: SubscriptionsApi;
}): Loaders {
  return {
    assets: new DataLoader(
      (ids) =>
        readByIds(
          ids,
          (asked) => apis.catalog.assetsByIds(asked),
          ({ _id: id }) => id,
        ),
      { maxBatchSize: MAX_BATCH },
    ),
    categories: new DataLoader(async (ids) => {
      const shelves = await apis.catalog.categories('menu');
      const found = new Map(shelves.flatMap((shelf) => [shelf, ...shelf.children]).map((shelf) => [shelf.id, shelf]));
      return ids.map((id) => found.get(id) ?? null);
    }),
    designers: new DataLoader(
      (ids) =>
        readByIds(
          ids,
          (asked) => apis.designers.designersByIds(asked),
          ({ id }) => id,
        ),
      { maxBatchSize: MAX_BATCH },
    ),
    quota: new DataLoader(async (keys) => {
      const quota = await apis.downloads.quota().catch(() => null);
      return keys.map(() => quota);
    }),
    plan: new DataLoader(async (keys) => {
      const plan = await apis.subscriptions.current().catch(() => null);
      return keys.map(() => plan);
    }),
    owned: new DataLoader(
      async (ids) => {
        try {
          const owned = new Set(await apis.downloads.ownedAssetIds(ids));
          return ids.map((id) => owned.has(id));
        } catch {
          return ids.map(() => null);
        }
      },
      { maxBatchSize: MAX_BATCH },
    ),
  };
}
