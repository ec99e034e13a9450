import { AssetEditFields, ReasonField, PatternTitleField } from '@halfdrop/domain';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { showFailure } from '#lib/form-failure.ts';
import { readFragment } from '#lib/fragments.ts';
import { tagsIn } from '#lib/tags-in.ts';
import { useSender } from '#lib/useSender.ts';
import { useUnsavedGuard } from '#lib/useUnsavedGuard.ts';
import { Button } from '#ui/Button.tsx';
import { TextAreaField, TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { Heading } from '#ui/Heading.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toast } from '#ui/toast.ts';
import type { FieldWords } from '../conflict/differences.ts';
import { FormConflict } from '../conflict/FormConflict.tsx';
import { useConflict } from '../conflict/useConflict.ts';
import type { DeskAsset } from './asset-words.ts';
import type { DeskAsset_AssetFragment } from './DeskAsset.fragment.generated.ts';
import { OneAssetDocument } from './OneAsset.query.generated.ts';
import { useRewordAssetMutation } from './RewordAsset.mutation.generated.ts';

const rules = v.object({
  title: PatternTitleField,
  description: AssetEditFields.description,
  tags: v.pipe(v.string(), v.transform(tagsIn), AssetEditFields.tags),
  reason: ReasonField,
});
type Words = v.InferInput<typeof rules>;

const fields = ['title', 'description', 'tags', 'reason'] as const;

interface Props {
  readonly asset: DeskAsset;
  readonly onChanged: () => void;
}

function wordsOf({ title, description, tags }: DeskAsset): Words {
  return { title, description, tags: tags.join(', '), reason: '' };
}

const fieldWords: FieldWords<Words> = [
  ['Title', ({ title }) => title],
  ['Description', ({ description }) => description],
  ['Tags', ({ tags }) => tagsIn(tags).join(', ')],
];

function useWords({ asset, onChanged }: Props) {
  const [reword] = useRewordAssetMutation();
  const { send, secondsToWait } = useSender();
  const { id } = asset;
  const form = useForm<Words>({
    resolver: valibotResolver(rules, undefined, { raw: true }),
    defaultValues: wordsOf(asset),
  });
  useUnsavedGuard(form.formState.isDirty);
  const client = useApolloClient();
  const { theirs, isMet } = useConflict(async () => {
    const { data } = await client.query({ query: OneAssetDocument, variables: { id }, fetchPolicy: 'no-cache' });
    return readFragment<DeskAsset_AssetFragment>(data?.adminAsset);
  });
  const save = (version: number) =>
    form.handleSubmit(async (values) => {
      const input = { assetId: id, version, ...v.parse(rules, values) };
      const { failure } = await send(async () => (await reword({ variables: { input } })).data?.rewordAsset);
      if (failure) {
        if (await isMet(failure)) return undefined;
        return showFailure(form.setError, fields, failure);
      }
      onChanged();
      return toast({ status: 'success', title: 'Changed in the shop' });
    });
  return { form, submit: save(asset.version), secondsToWait, theirs, keepMine: save(theirs?.version ?? asset.version) };
}

/** A pattern's metadata, which changes at once. On a conflicting save, the user is told and nothing is overwritten. */
export function WordsForm(props: Props) {
  const { form, submit, secondsToWait, theirs, keepMine } = useWords(props);
  const { register, reset, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  return (
    <>
      {theirs ? (
        <FormConflict
          what="pattern"
          form={form}
          theirs={wordsOf(theirs)}
          fields={fieldWords}
          onKeepMine={() => void keepMine()}
          onTakeTheirs={props.onChanged}
        />
      ) : null}
      <Form aria-label="Words" display="grid" gap="4" maxWidth="44rem" onSubmit={(event) => void submit(event)}>
        <Heading size="card">Words</Heading>
        <FormError message={fields.some((field) => errors[field]) ? undefined : errors.root?.message} />
        <TextField label="Title" error={errors.title?.message} {...register('title')} />
        <TextAreaField label="Description" rows={4} error={errors.description?.message} {...register('description')} />
        <TextAreaField
          label="Tags"
          rows={2}
          hint="Separate them with commas."
          error={errors.tags?.message}
          {...register('tags')}
        />
        <TextField
          label="Why the words change"
          hint="It stands in the audit; the studio sees what changed."
          autoComplete="off"
          error={errors.reason?.message}
          {...register('reason')}
        />
        <chakra.div display="flex" gap="3">
          <SubmitButton
            label="Save words"
            isSubmitting={isSubmitting}
            secondsToWait={secondsToWait}
            isReady={isDirty}
          />
          {isDirty ? (
            <Button variant="outline" onClick={() => reset()}>
              Take back
            </Button>
          ) : null}
        </chakra.div>
      </Form>
    </>
  );
}
