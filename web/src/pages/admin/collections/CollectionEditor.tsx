import { chakra } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { AddPatterns } from '../picks/AddPatterns.tsx';
import { PickedPatterns } from '../picks/PickedPatterns.tsx';
import { FormConflict } from '../conflict/FormConflict.tsx';
import { collectionFieldWords, pickDifferences, valuesOf } from './collection-values.ts';
import type { DeskCollection } from './collection-words.ts';
import { CollectionFields } from './CollectionFields.tsx';
import { useCollectionForm } from './useCollectionForm.ts';

interface Props {
  /** Null for a new collection. */
  readonly collection: DeskCollection | null;
  readonly onSaved: () => void;
}

/** Editor of a shop collection: texts, rule, picked patterns and their order. */
export function CollectionEditor({ collection, onSaved }: Props) {
  const work = useCollectionForm(collection, onSaved);
  const { form, submit, secondsToWait, isDirty, picked, coverId, pick } = work;
  const { errors, isSubmitting } = form.formState;
  const rule = useWatch({ control: form.control, name: 'rule' });
  const isSeasonal = collection?.isSeasonal ?? false;
  return (
    <>
      <CollectionConflict work={work} onTakeTheirs={onSaved} />
      <Form
        aria-label={collection ? `Change ${collection.title}` : 'New collection'}
        display="grid"
        gap="8"
        onSubmit={(event) => void submit(event)}
      >
        <FormError message={errors.root?.message} />
        <chakra.div display="grid" gap="5" maxWidth="44rem">
          <CollectionFields form={form} isNew={collection === null} isSeasonal={isSeasonal} />
        </chakra.div>
        {rule === '' && !isSeasonal ? (
          <>
            <PickedPatterns
              picked={picked}
              onChange={(changed) => pick({ picked: changed })}
              cover={{ id: coverId, onChange: (assetId) => pick({ coverId: assetId }) }}
              hint="Shoppers see what is on sale alone."
            />
            <AddPatterns picked={picked} onAdd={(pattern) => pick({ picked: [...picked, pattern] })} />
          </>
        ) : null}
        <chakra.div display="grid" gap="4" maxWidth="44rem" borderTop="1px solid" borderColor="line" paddingTop="5">
          <TextField
            label="Why"
            hint="It stands in the audit."
            autoComplete="off"
            error={errors.reason?.message}
            {...form.register('reason')}
          />
          <div>
            <SubmitButton
              label={collection ? 'Save collection' : 'Make collection'}
              isSubmitting={isSubmitting}
              secondsToWait={secondsToWait}
              isReady={isDirty}
            />
          </div>
        </chakra.div>
      </Form>
    </>
  );
}

interface ConflictProps {
  readonly work: ReturnType<typeof useCollectionForm>;
  readonly onTakeTheirs: () => void;
}

function CollectionConflict({ work, onTakeTheirs }: ConflictProps) {
  const { form, theirs, picked, coverId, keepMine } = work;
  if (!theirs) return null;
  return (
    <FormConflict
      what="collection"
      form={form}
      theirs={valuesOf(theirs)}
      fields={collectionFieldWords}
      beside={pickDifferences(theirs, { picked, coverId })}
      onKeepMine={() => void keepMine()}
      onTakeTheirs={onTakeTheirs}
    />
  );
}
