import { MAX_SUBMISSIONS_AT_ONCE } from '@halfdrop/domain';
import { type Dispatch, useState } from 'react';
import { useSender } from '#lib/useSender.ts';
import { toast } from '#ui/toast.ts';
import { changeOf } from '../pattern-values.ts';
import { useSaveSubmissionsMutation } from '../SaveSubmissions.mutation.generated.ts';
import { changedFields, type EditAction, type Edits, isSavable } from './edits.ts';

const CONFLICT = 'Somebody saved this pattern meanwhile. What you typed is still here and was not saved.';

interface SavingOf {
  readonly studioId: string;
  readonly edits: Edits;
  readonly dispatch: Dispatch<EditAction>;
  /** Refetches the list. */
  readonly reload: () => Promise<void>;
}

/** Saves all edits individually; refused ones keep their input. */
export function useSaving({ studioId, edits, dispatch, reload }: SavingOf) {
  const [saveSubmissions, { loading }] = useSaveSubmissionsMutation();
  const { send, secondsToWait } = useSender();
  const [problem, setProblem] = useState<string | null>(null);

  const saveSome = async (some: Edits) => {
    const changes = [...some].map(([submissionId, edit]) => {
      const { before, version, changed } = edit;
      return { submissionId, version, ...changeOf({ ...before, ...changed }, changedFields(edit)) };
    });
    const variables = { input: { studioId, changes } };
    const { answer, failure } = await send(async () => (await saveSubmissions({ variables })).data?.saveSubmissions);
    if (failure) setProblem(failure.message);
    const outcomes = answer?.outcomes ?? [];
    const saved = outcomes.filter(({ errors }) => errors.length === 0).map(({ submissionId }) => submissionId);
    dispatch({ type: 'drop', ids: saved });
    for (const { submissionId: id, errors } of outcomes) {
      if (errors.length === 0) continue;
      const isConflict = errors.some(({ __typename }) => __typename === 'VersionConflictError');
      const refusal = isConflict ? CONFLICT : errors.map(({ message }) => message).join(' ');
      dispatch({ type: 'refuse', id, refusal, isConflict });
    }
    return saved.length;
  };

  const save = async () => {
    const savable = [...edits].filter(([, edit]) => isSavable(edit) && !edit.isConflict);
    setProblem(savable.length < edits.size ? 'What is marked in red was not saved.' : null);
    let count = 0;
    for (let at = 0; at < savable.length; at += MAX_SUBMISSIONS_AT_ONCE) {
      // Sequential: the gateway allows one mutation at a time.
      // eslint-disable-next-line no-await-in-loop
      count += await saveSome(new Map(savable.slice(at, at + MAX_SUBMISSIONS_AT_ONCE)));
    }
    if (count > 0) toast({ status: 'success', title: count === 1 ? '1 pattern saved' : `${count} patterns saved` });
    await reload();
  };
  return { save, isSaving: loading, problem, secondsToWait };
}
