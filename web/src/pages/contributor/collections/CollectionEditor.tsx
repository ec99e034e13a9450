import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextAreaField, TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { Heading } from '#ui/Heading.tsx';
import { ArrowLeftIcon } from '#ui/icons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { AddPatterns } from './AddPatterns.tsx';
import type { PanelCollection } from './collection-words.ts';
import { PlacedPatterns } from './PlacedPatterns.tsx';
import { useCollectionForm } from './useCollectionForm.ts';
import type { CollectionsState } from './useCollections.ts';

interface CollectionEditorProps {
  readonly studioId: string;
  /** Null for a new collection. */
  readonly collection: PanelCollection | null;
  readonly state: CollectionsState;
  readonly onClose: () => void;
}

/** Editor of a collection: name, patterns, their order, and their roles. */
export function CollectionEditor({ studioId, collection, state, onClose }: CollectionEditorProps) {
  const form = useCollectionForm({ collection, state, onSaved: onClose });
  const [isEnding, setIsEnding] = useState(false);
  const { contents, isDirty, errorOf, change, save } = form;
  const title = collection?.name ?? 'New collection';
  const end = async () => {
    setIsEnding(false);
    if (collection && (await state.remove(collection.id))) onClose();
  };
  return (
    <Form
      aria-label={title}
      display="grid"
      gap="8"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <Button variant="ghost" size="sm" disabled={state.isBusy} onClick={onClose}>
          <ArrowLeftIcon /> All collections
        </Button>
        <Heading size="card">{title}</Heading>
      </chakra.div>
      <FormError message={state.failure?.message} />
      <chakra.div display="grid" gap="5" maxWidth="44rem">
        <TextField
          label="Name"
          value={contents.name}
          error={errorOf('name')}
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextAreaField
          label="Description"
          hint="One or two sentences on what holds it together."
          rows={3}
          value={contents.description}
          error={errorOf('description')}
          onChange={({ target }) => change({ description: target.value })}
        />
      </chakra.div>
      <PlacedPatterns form={form} />
      <AddPatterns studioId={studioId} form={form} />
      <chakra.div display="flex" flexWrap="wrap" gap="3" borderTop="1px solid" borderColor="line" paddingTop="5">
        <SubmitButton label="Save collection" isSubmitting={state.isBusy} secondsToWait={0} />
        <Button variant="outline" disabled={state.isBusy} onClick={onClose}>
          {isDirty ? 'Discard' : 'Close'}
        </Button>
        {collection ? (
          <Button variant="ghost" disabled={state.isBusy} onClick={() => setIsEnding(true)}>
            End this collection
          </Button>
        ) : null}
      </chakra.div>
      <EndDialog isOpen={isEnding} title={title} onClose={() => setIsEnding(false)} onConfirm={() => void end()} />
    </Form>
  );
}

interface EndDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

function EndDialog({ isOpen, title, onClose, onConfirm }: EndDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`End ${title}?`} size="form">
      <chakra.div display="grid" gap="5">
        <p>Its patterns stay, on sale or as drafts, and can join another collection.</p>
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <Button variant="accent" onClick={onConfirm}>
            End the collection
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </chakra.div>
      </chakra.div>
    </Dialog>
  );
}
