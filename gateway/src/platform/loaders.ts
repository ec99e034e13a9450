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

const idOf = ({ _id: id }: Asset) => id;

/** Loaders of one request. */
export function createLoaders(apis: {
  catalog: CatalogApi;
  designers: DesignersApi;
  downloads: DownloadsApi;
  subscriptions: SubscriptionsApi;
}): Loaders {
  return {
    assets: new DataLoader(
      async (ids) => {
        const found = new Map((await apis.catalog.assetsByIds(ids)).map((asset) => [idOf(asset), asset]));
        return ids.map((id) => found.get(id) ?? null);
      },
      { maxBatchSize: MAX_BATCH },
    ),
    categories: new DataLoader(async (ids) => {
      const shelves = await apis.catalog.categories('menu');
      const found = new Map(shelves.flatMap((shelf) => [shelf, ...shelf.children]).map((shelf) => [shelf.id, shelf]));
      return ids.map((id) => found.get(id) ?? null);
    }),
    designers: new DataLoader(
      async (ids) => {
        const found = new Map((await apis.designers.designersByIds(ids)).map((designer) => [designer.id, designer]));
        return ids.map((id) => found.get(id) ?? null);
      },
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
