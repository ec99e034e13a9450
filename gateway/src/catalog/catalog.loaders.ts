import DataLoader from 'dataloader';
import type { Asset, Category } from '../generated/rest.ts';
import { MAX_BATCH, readByIds } from '../platform/read-by-ids.ts';
import type { CatalogApi } from './CatalogApi.ts';

interface Apis {
  readonly catalog: CatalogApi;
}

/** Assets, and shelves of the menu with their subcategories, by id. */
export const catalogLoaders = {
  assets: ({ catalog }: Apis) =>
    new DataLoader<string, Asset | null>(
      (ids) =>
        readByIds(
          ids,
          (asked) => catalog.assetsByIds(asked),
          ({ _id: id }) => id,
        ),
      { maxBatchSize: MAX_BATCH },
    ),
  categories: ({ catalog }: Apis) =>
    new DataLoader<string, Category | null>(async (ids) => {
      const shelves = await catalog.categories('menu');
      const found = new Map(shelves.flatMap((shelf) => [shelf, ...shelf.children]).map((shelf) => [shelf.id, shelf]));
      return ids.map((id) => found.get(id) ?? null);
    }),
};
