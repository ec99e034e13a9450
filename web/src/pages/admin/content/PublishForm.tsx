import { ReasonField } from '@halfdrop/domain';
import { chakra } from '@chakra-ui/react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { formatDay } from '#lib/dates.ts';
import { showFailure } from '#lib/form-failure.ts';
import { readFragment } from '#lib/fragments.ts';
import { useSender } from '#lib/useSender.ts';
import { TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { Heading } from '#ui/Heading.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toast } from '#ui/toast.ts';
import type { DeskText_TextFragment } from './DeskText.fragment.generated.ts';
import { ProblemList } from './Preview.tsx';
import { usePublishTextMutation } from './PublishText.mutation.generated.ts';
import type { DeskText } from './text-words.ts';

const rules = v.object({ effectiveAt: v.string(), reason: ReasonField });
const fields = ['effectiveAt', 'reason'] as const;

interface Props {
  readonly text: DeskText;
  /** Whether there are unsaved changes. */
  readonly hasUnsaved: boolean;
  readonly onPublished: (text: DeskText) => void;
}

function usePublishing(text: DeskText, onPublished: Props['onPublished']) {
  const [publish] = usePublishTextMutation();
  const { send, secondsToWait } = useSender();
  const form = useForm({ resolver: valibotResolver(rules), defaultValues: { effectiveAt: '', reason: '' } });
  const submit = form.handleSubmit(async ({ effectiveAt, reason }) => {
    const { kind, slug, revision } = text;
    // The field has no time zone: its value is UTC.
    const from = effectiveAt === '' ? null : `${effectiveAt}:00.000Z`;
    const input = { kind, slug, revision, reason, effectiveAt: from };
    const { answer, failure } = await send(async () => (await publish({ variables: { input } })).data?.publishText);
    if (failure) return showFailure(form.setError, fields, failure);
    form.reset();
    if (answer.text) onPublished(readFragment<DeskText_TextFragment>(answer.text));
    return toast({ status: 'success', title: from === null && text.earliestAt === null ? 'Published' : 'Scheduled' });
  });
  return { form, submit, secondsToWait };
}

function whenHint({ earliestAt }: DeskText): string {
  if (earliestAt === null) return 'In UTC. Left empty for at once.';
  return `In UTC. Account holders are told first: ${formatDay(earliestAt)} at the earliest, and then if left empty.`;
}

/** Publishes what was saved last, now or at a later instant. */
export function PublishForm({ text, hasUnsaved, onPublished }: Props) {
  const { form, submit, secondsToWait } = usePublishing(text, onPublished);
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const isDraftMissing = hasUnsaved || (text.hasChanges && text.revision === 0);
  const canPublish = text.hasChanges && !isDraftMissing && text.problems.length === 0;
  return (
    <Form aria-label="Publish" display="grid" gap="4" alignContent="start" onSubmit={(event) => void submit(event)}>
      <Heading size="card">Publish</Heading>
      <ProblemList problems={text.problems} />
      <FormError message={fields.some((field) => errors[field]) ? undefined : errors.root?.message} />
      <TextField
        label="From when"
        type="datetime-local"
        hint={whenHint(text)}
        error={errors.effectiveAt?.message}
        {...register('effectiveAt')}
      />
      <TextField
        label="Why"
        hint="It stands in the audit."
        autoComplete="off"
        error={errors.reason?.message}
        {...register('reason')}
      />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <SubmitButton label="Publish" isSubmitting={isSubmitting} secondsToWait={secondsToWait} isReady={canPublish} />
        <chakra.span color="ink.muted" fontSize="14px">
          {isDraftMissing ? 'Save the draft first.' : null}
          {!hasUnsaved && !text.hasChanges ? 'There is nothing new to publish.' : null}
        </chakra.span>
      </chakra.div>
    </Form>
  );
}
