import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { tagsIn } from '#lib/tags-in.ts';
import { useSender } from '#lib/useSender.ts';
import { useUnsavedGuard } from '#lib/useUnsavedGuard.ts';
import { toast } from '#ui/toast.ts';
import {
  changeOf,
  patternFields,
  patternRules,
  type PatternValues,
  type SubmissionRow,
  valuesOf,
} from '../pattern-values.ts';
import { useSaveSubmissionsMutation } from '../SaveSubmissions.mutation.generated.ts';

const CHANGED_ELSEWHERE =
  'The pattern was changed elsewhere in the meantime. What you typed is still here: save again to keep it.';

interface PatternFormOf {
  readonly row: SubmissionRow;
  readonly studioId: string;
  /** Refetches the pattern. */
  readonly onStale: () => void;
  /** Called with whether there are unsaved changes. */
  readonly onDirty: (isDirty: boolean) => void;
}

/** Manages a pattern's form; saves only the changed fields. */
export function usePatternForm({ row, studioId, onStale, onDirty }: PatternFormOf) {
  const [saveSubmissions] = useSaveSubmissionsMutation();
  const { send, secondsToWait } = useSender();
  const { register, handleSubmit, reset, setError, setValue, control, formState } = useForm<PatternValues>({
    resolver: valibotResolver(patternRules, undefined, { raw: true }),
    values: valuesOf(row),
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const { errors, isDirty, dirtyFields, isSubmitting } = formState;
  useUnsavedGuard(isDirty);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const submit = handleSubmit(async (values) => {
    const change = changeOf(
      values,
      patternFields.filter((field) => dirtyFields[field]),
    );
    const variables = { input: { studioId, changes: [{ submissionId: row.id, version: row.version, ...change }] } };
    const { answer, failure } = await send(async () => (await saveSubmissions({ variables })).data?.saveSubmissions);
    const refusals = answer?.outcomes?.flatMap((outcome) => outcome.errors) ?? [];
    if (failure) setError('root', { message: failure.message });
    else if (refusals.some(({ __typename }) => __typename === 'VersionConflictError')) {
      setError('root', { message: CHANGED_ELSEWHERE });
      onStale();
    } else if (refusals.length > 0) setError('root', { message: refusals.map(({ message }) => message).join(' ') });
    else {
      reset(values, { keepDirtyValues: false, keepErrors: false });
      toast({ status: 'success', title: 'Pattern saved' });
    }
  });
  const discard = () => reset(valuesOf(row), { keepDirtyValues: false, keepErrors: false });

  const tags = tagsIn(useWatch({ control, name: 'tags' }));
  const place = useWatch({ control, name: 'place' });
  const addTags = (added: readonly string[]) => {
    setValue('tags', [...tags.map((tag) => tag.trim()), ...added].join(', '), { shouldDirty: true });
  };

  return { register, submit, discard, errors, isDirty, isSubmitting, secondsToWait, tags, addTags, place };
}
