import DataLoader from 'dataloader';
import type { Designer } from '../generated/rest.ts';
import { MAX_BATCH, readByIds } from '../platform/read-by-ids.ts';
import type { DesignersApi } from './DesignersApi.ts';

/** Loader for studios by id. */
export const designerLoaders = {
  designers: ({ designers }: { readonly designers: DesignersApi }) =>
    new DataLoader<string, Designer | null>(
      (ids) =>
        readByIds(
          ids,
          (asked) => designers.designersByIds(asked),
          ({ id }) => id,
        ),
      { maxBatchSize: MAX_BATCH },
    ),
};
