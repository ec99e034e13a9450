import { useApolloClient } from '@apollo/client/react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { showFailure } from '#lib/form-failure.ts';
import { readFragment } from '#lib/fragments.ts';
import { useSender } from '#lib/useSender.ts';
import { useUnsavedGuard } from '#lib/useUnsavedGuard.ts';
import { toast } from '#ui/toast.ts';
import { useConflict } from '../conflict/useConflict.ts';
import { useChangeCollectionMutation } from './ChangeCollection.mutation.generated.ts';
import {
  collectionFields,
  type CollectionForm,
  CollectionValues,
  contentsFrom,
  pickedOf,
  valuesOf,
} from './collection-values.ts';
import type { Picked } from '../picks/picked.ts';
import type { DeskCollection } from './collection-words.ts';
import { useCreateCollectionMutation } from './CreateCollection.mutation.generated.ts';
import type { DeskCollection_CollectionFragment } from './DeskCollection.fragment.generated.ts';
import { OneCollectionDocument } from './OneCollection.query.generated.ts';

/** Picked patterns, and which of them is the cover. */
interface Picks {
  readonly picked: readonly Picked[];
  readonly coverId: string | null;
}

/** Manages the form of a collection or a new one. */
export function useCollectionForm(collection: DeskCollection | null, onSaved: () => void) {
  const [change] = useChangeCollectionMutation();
  const [create] = useCreateCollectionMutation();
  const { send, secondsToWait } = useSender();
  const navigate = useNavigate();
  const [picks, setPicks] = useState<Picks>({ picked: pickedOf(collection), coverId: collection?.coverId ?? null });
  const [isPickChanged, setIsPickChanged] = useState(false);
  const form = useForm<CollectionForm>({
    resolver: valibotResolver(CollectionValues),
    defaultValues: valuesOf(collection),
  });
  const isDirty = form.formState.isDirty || isPickChanged;
  useUnsavedGuard(isDirty && !form.formState.isSubmitSuccessful);

  const client = useApolloClient();
  const { theirs, isMet } = useConflict(async () => {
    const variables = { id: collection?.id ?? '' };
    const { data } = await client.query({ query: OneCollectionDocument, variables, fetchPolicy: 'no-cache' });
    return readFragment<DeskCollection_CollectionFragment>(data?.adminCollection);
  });

  const ask = (values: CollectionForm, version: number) => {
    const assetIds = collection?.isSeasonal ? null : picks.picked.map(({ assetId }) => assetId);
    const contents = { ...contentsFrom(values), coverId: picks.coverId, assetIds };
    if (collection) {
      const input = { ...contents, collectionId: collection.id, version };
      return send(async () => (await change({ variables: { input } })).data?.changeCollection);
    }
    const input = { ...contents, slug: values.slug };
    return send(async () => (await create({ variables: { input } })).data?.createCollection);
  };
  const save = (version: number) =>
    form.handleSubmit(async (values) => {
      const { answer, failure } = await ask(values, version);
      if (failure) {
        if (await isMet(failure)) return undefined;
        return showFailure(form.setError, collectionFields, failure);
      }
      toast({ status: 'success', title: collection ? 'Collection saved' : 'Collection made' });
      if (collection) return onSaved();
      return navigate(`/admin/collections/${answer.collection?.id ?? ''}`);
    });

  return {
    form,
    submit: save(collection?.version ?? 0),
    theirs,
    /** Saves the input and picks over what someone else has saved. */
    keepMine: save(theirs?.version ?? 0),
    secondsToWait,
    isDirty,
    ...picks,
    pick: (changes: Partial<Picks>) => {
      setPicks((before) => ({ ...before, ...changes }));
      setIsPickChanged(true);
    },
  };
}
