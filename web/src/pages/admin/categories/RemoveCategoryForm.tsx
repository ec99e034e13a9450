import { MAX_REASON_CHARACTERS } from '@halfdrop/domain';
import { chakra } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { useSender } from '#lib/useSender.ts';
import { SelectField, TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { Heading } from '#ui/Heading.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toast } from '#ui/toast.ts';
import { countWords, type DeskCategory, levelOf, placeWords, takersOf } from './category-words.ts';
import { useRemoveCategoryMutation } from './RemoveCategory.mutation.generated.ts';

interface Props {
  readonly category: DeskCategory;
  readonly all: readonly DeskCategory[];
  readonly onRemoved: () => void;
}

function useRemoval({ category, onRemoved }: Props) {
  const [intoId, setIntoId] = useState('');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [remove, { loading }] = useRemoveCategoryMutation();
  const { send, secondsToWait } = useSender();
  return {
    intoId,
    setIntoId,
    reason,
    setReason,
    problem,
    isSubmitting: loading,
    secondsToWait,
    submit: async (event: FormEvent) => {
      event.preventDefault();
      const { id: categoryId, version } = category;
      const variables = { input: { categoryId, version, intoId: intoId === '' ? null : intoId, reason } };
      const { failure } = await send(async () => (await remove({ variables })).data?.removeCategory);
      setProblem(failure?.message);
      if (failure) return;
      toast({ status: 'success', title: intoId === '' ? 'Category removed' : 'The category is being removed' });
      onRemoved();
    },
  };
}

/** Removes a category and moves its patterns to another. */
export function RemoveCategoryForm(props: Props) {
  const { category, all } = props;
  const { intoId, setIntoId, reason, setReason, problem, isSubmitting, secondsToWait, submit } = useRemoval(props);
  const below = levelOf(all, { kind: 'MENU', parentId: category.id }).length;
  const isEmpty = category.assetCount === 0 && below === 0;
  const held = [
    countWords(category),
    below > 0 ? `${below} ${below === 1 ? 'category' : 'categories'} below it` : null,
  ];
  return (
    <Form
      aria-label={`Remove ${category.name}`}
      display="grid"
      gap="4"
      maxWidth="44rem"
      borderTop="1px solid"
      borderColor="line"
      paddingTop="6"
      onSubmit={(event) => void submit(event)}
    >
      <Heading size="card">Remove it</Heading>
      <chakra.p color="ink.muted">
        It has {held.filter((each) => each !== null).join(' and ')}. Another category takes what it has, with the
        studios, coupons and drafts that name it; its address leads there. Prices follow the new category.
      </chakra.p>
      <FormError message={problem} />
      <SelectField label="What takes its place" value={intoId} onChange={({ target }) => setIntoId(target.value)}>
        <option value="">{isEmpty ? 'None: it has nothing' : 'Choose a category'}</option>
        {takersOf(all, category).map((each) => (
          <option key={each.id} value={each.id}>
            {placeWords(all, each)}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Why remove it"
        hint="It stands in the audit."
        maxLength={MAX_REASON_CHARACTERS}
        autoComplete="off"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div>
        <SubmitButton label="Remove category" isSubmitting={isSubmitting} secondsToWait={secondsToWait} />
      </div>
    </Form>
  );
}
