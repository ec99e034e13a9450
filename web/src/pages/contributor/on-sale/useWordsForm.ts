import { valibotResolver } from '@hookform/resolvers/valibot';
import { AssetEditFields } from '@halfdrop/domain';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { showFailure } from '#lib/form-failure.ts';
import { tagsIn } from '#lib/tags-in.ts';
import { useSender } from '#lib/useSender.ts';
import { useUnsavedGuard } from '#lib/useUnsavedGuard.ts';
import { toast } from '#ui/toast.ts';
import { useEditStudioAssetMutation } from './EditStudioAsset.mutation.generated.ts';
import type { SoldPattern } from './sold-pattern.ts';

const CHANGED_ELSEWHERE =
  'The pattern was changed elsewhere in the meantime. What you typed is still here: save again to keep it.';

const wordRules = v.object({
  description: AssetEditFields.description,
  tags: v.pipe(v.string(), v.transform(tagsIn), AssetEditFields.tags),
});
type Words = v.InferInput<typeof wordRules>;

const fields = ['description', 'tags'] as const;
const valuesOf = ({ said }: SoldPattern): Words => ({ description: said.description, tags: said.tags.join(', ') });

interface WordsFormOf {
  readonly pattern: SoldPattern;
  /** Refetches the pattern. */
  readonly onStale: () => void;
}

/** Manages the metadata of a pattern on sale, which changes at once. */
export function useWordsForm({ pattern, onStale }: WordsFormOf) {
  const [editAsset] = useEditStudioAssetMutation();
  const { send, secondsToWait } = useSender();
  const { register, handleSubmit, reset, setError, formState } = useForm<Words>({
    resolver: valibotResolver(wordRules, undefined, { raw: true }),
    values: valuesOf(pattern),
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const { errors, isDirty, dirtyFields, isSubmitting } = formState;
  useUnsavedGuard(isDirty);

  const submit = handleSubmit(async (values) => {
    const { description, tags } = v.parse(wordRules, values);
    const input = {
      assetId: pattern.id,
      version: pattern.version,
      ...(dirtyFields.description && { description }),
      ...(dirtyFields.tags && { tags }),
    };
    const { failure } = await send(async () => (await editAsset({ variables: { input } })).data?.editStudioAsset);
    if (!failure) {
      reset({ ...values, tags: tags.join(', ') }, { keepDirtyValues: false, keepErrors: false });
      toast({ status: 'success', title: 'Changed in the shop' });
    } else if (failure.fields.some(({ path }) => path === 'version')) {
      setError('root', { message: CHANGED_ELSEWHERE });
      onStale();
    } else showFailure(setError, fields, failure);
  });
  const discard = () => reset(valuesOf(pattern), { keepDirtyValues: false, keepErrors: false });

  return { register, submit, discard, errors, isDirty, isSubmitting, secondsToWait };
}
