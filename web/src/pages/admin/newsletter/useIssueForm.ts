import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { showFailure } from '#lib/form-failure.ts';
import { useSender } from '#lib/useSender.ts';
import { useUnsavedGuard } from '#lib/useUnsavedGuard.ts';
import { toast } from '#ui/toast.ts';
import type { Picked } from '../picks/picked.ts';
import { useCreateNewsletterIssueMutation } from './CreateNewsletterIssue.mutation.generated.ts';
import { type DeskIssue, type IssueForm, IssueValues, pickedOf } from './issue-words.ts';
import { useSaveNewsletterIssueMutation } from './SaveNewsletterIssue.mutation.generated.ts';

const fields = ['subject', 'body'] as const;

/** Manages the form of a draft or a new issue. */
export function useIssueForm(issue: DeskIssue | null, onSaved: () => void) {
  const [create] = useCreateNewsletterIssueMutation();
  const [save] = useSaveNewsletterIssueMutation();
  const { send, secondsToWait } = useSender();
  const navigate = useNavigate();
  const [picked, setPicked] = useState<readonly Picked[]>(pickedOf(issue));
  const [isPickChanged, setIsPickChanged] = useState(false);
  const form = useForm<IssueForm>({
    resolver: valibotResolver(IssueValues),
    defaultValues: { subject: issue?.subject ?? '', body: issue?.body ?? '' },
  });
  const isDirty = form.formState.isDirty || isPickChanged;
  useUnsavedGuard(isDirty && !form.formState.isSubmitSuccessful);

  const contentsOf = (words: IssueForm) => ({ ...words, assetIds: picked.map(({ assetId }) => assetId) });
  const begin = form.handleSubmit(async (words) => {
    const input = contentsOf(words);
    const { answer, failure } = await send(
      async () => (await create({ variables: { input } })).data?.createNewsletterIssue,
    );
    if (failure) return showFailure(form.setError, fields, failure);
    toast({ status: 'success', title: 'Draft saved' });
    return navigate(`/admin/newsletter/${answer.issue?.id ?? ''}`);
  });
  const change = (draft: DeskIssue) =>
    form.handleSubmit(async (words) => {
      const input = { ...contentsOf(words), id: draft.id, version: draft.version };
      const { failure } = await send(async () => (await save({ variables: { input } })).data?.saveNewsletterIssue);
      if (failure) return showFailure(form.setError, fields, failure);
      toast({ status: 'success', title: 'Draft saved' });
      return onSaved();
    });

  return {
    form,
    submit: issue ? change(issue) : begin,
    secondsToWait,
    isDirty,
    picked,
    pick: (patterns: readonly Picked[]) => {
      setPicked(patterns);
      setIsPickChanged(true);
    },
  };
}
