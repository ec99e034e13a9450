import DataLoader from 'dataloader';
import type { Asset, Category } from '../generated/rest.ts';
import { MAX_BATCH, readByIds } from '../platform/read-by-ids.ts';
import type { CatalogApi } from './CatalogApi.ts';

interface Apis {
  readonly catalog: CatalogApi;
}

/** Loaders for assets and menu categories, by id. */
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
      const categories = await catalog.categories('menu');
      const found = new Map(
        categories.flatMap((category) => [category, ...category.children]).map((category) => [category.id, category]),
      );
      return ids.map((id) => found.get(id) ?? null);
    }),
};
