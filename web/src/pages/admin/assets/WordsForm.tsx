import { AssetEditFields, ReasonField, PatternTitleField } from '@halfdrop/domain';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { showFailure } from '#lib/form-failure.ts';
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
import type { DeskAsset } from './asset-words.ts';
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

function useWords({ asset, onChanged }: Props) {
  const [reword] = useRewordAssetMutation();
  const { send, secondsToWait } = useSender();
  const { id, version, title, description, tags } = asset;
  const form = useForm<Words>({
    resolver: valibotResolver(rules, undefined, { raw: true }),
    defaultValues: { title, description, tags: tags.join(', '), reason: '' },
  });
  useUnsavedGuard(form.formState.isDirty);
  const submit = form.handleSubmit(async (values) => {
    const input = { assetId: id, version, ...v.parse(rules, values) };
    const { failure } = await send(async () => (await reword({ variables: { input } })).data?.rewordAsset);
    if (failure) return showFailure(form.setError, fields, failure);
    onChanged();
    return toast({ status: 'success', title: 'Changed in the shop' });
  });
  return { form, submit, secondsToWait };
}

/** The words of a pattern, which change at once. Who saves second is told, and nothing is overwritten. */
export function WordsForm(props: Props) {
  const { form, submit, secondsToWait } = useWords(props);
  const { register, reset, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  return (
    <Form aria-label="Words" display="grid" gap="4" maxWidth="44rem" onSubmit={(event) => void submit(event)}>
      <Heading size="card">Words</Heading>
      <FormError message={fields.some((field) => errors[field]) ? undefined : errors.root?.message} />
      <TextField label="Title" error={errors.title?.message} {...register('title')} />
      <TextAreaField label="Description" rows={4} error={errors.description?.message} {...register('description')} />
      <TextAreaField
        label="Tags"
        rows={2}
        hint="Commas part them."
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
        <SubmitButton label="Save words" isSubmitting={isSubmitting} secondsToWait={secondsToWait} isReady={isDirty} />
        {isDirty ? (
          <Button variant="outline" onClick={() => reset()}>
            Take back
          </Button>
        ) : null}
      </chakra.div>
    </Form>
  );
}
