import DataLoader from 'dataloader';
import type { DownloadQuota } from '../generated/rest.ts';
import { MAX_BATCH } from '../platform/read-by-ids.ts';
import type { DownloadsApi } from './DownloadsApi.ts';

interface Apis {
  readonly downloads: DownloadsApi;
}

/** Loaders for the viewer's licenses and download quota. */
export const downloadLoaders = {
  /** Whether the viewer holds a license for an asset id; null when temporarily unavailable. */
  owned: ({ downloads }: Apis) =>
    new DataLoader<string, boolean | null>(
      async (ids) => {
        try {
          const owned = new Set(await downloads.ownedAssetIds(ids));
          return ids.map((id) => owned.has(id));
        } catch {
          return ids.map(() => null);
        }
      },
      { maxBatchSize: MAX_BATCH },
    ),
  /** The download quota of the viewer's plan; null without a plan. */
  quota: ({ downloads }: Apis) =>
    new DataLoader<'own', DownloadQuota | null>(async (keys) => {
      const quota = await downloads.quota();
      return keys.map(() => quota);
    }),
};
