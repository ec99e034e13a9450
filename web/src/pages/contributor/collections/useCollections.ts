import { useState } from 'react';
import type { SaveStudioCollectionInput } from '#generated/types.ts';
import type { FormFailure } from '#lib/form-failure.ts';
import { readFragment } from '#lib/fragments.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { useSender } from '#lib/useSender.ts';
import { useOrderStudioCollectionsMutation } from './OrderStudioCollections.mutation.generated.ts';
import type { PanelCollections_StudioCollectionsFragment } from './PanelCollections.fragment.generated.ts';
import { usePanelCollectionsQuery } from './PanelCollections.query.generated.ts';
import { useRemoveStudioCollectionMutation } from './RemoveStudioCollection.mutation.generated.ts';
import { useSaveStudioCollectionMutation } from './SaveStudioCollection.mutation.generated.ts';

/** Loads a studio's design collections and provides their mutations. */
export function useCollections(studioId: string) {
  const { data, error, refetch } = usePanelCollectionsQuery({
    variables: { studioId },
    fetchPolicy: 'cache-and-network',
  });
  const [saveCollection, saving] = useSaveStudioCollectionMutation();
  const [removeCollection, removing] = useRemoveStudioCollectionMutation();
  const [orderCollections] = useOrderStudioCollectionsMutation();
  const { send } = useSender();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const found = data?.studioCollections;

  const reload = reloadBy(refetch);
  return {
    collections: found ? readFragment<PanelCollections_StudioCollectionsFragment>(found).collections : null,
    error,
    failure,
    isBusy: saving.loading || removing.loading,
    reload,
    forget: () => setFailure(null),
    /** Resolves to whether it was saved. */
    save: async (collection: Omit<SaveStudioCollectionInput, 'studioId'>): Promise<boolean> => {
      const variables = { input: { studioId, ...collection } };
      const sent = await send(async () => (await saveCollection({ variables })).data?.saveStudioCollection);
      setFailure(sent.failure);
      if (sent.failure?.fields.some(({ path }) => path === 'version')) reload();
      return sent.failure === null;
    },
    /** Resolves to whether it was removed. */
    remove: async (collectionId: string): Promise<boolean> => {
      const variables = { input: { studioId, collectionId } };
      const sent = await send(async () => (await removeCollection({ variables })).data?.removeStudioCollection);
      setFailure(sent.failure);
      return sent.failure === null;
    },
    order: async (collectionIds: string[]) => {
      const variables = { input: { studioId, collectionIds } };
      const sent = await send(async () => (await orderCollections({ variables })).data?.orderStudioCollections);
      setFailure(sent.failure);
    },
  };
}

/** State of the collections desk. */
export type CollectionsState = ReturnType<typeof useCollections>;
