import { FREE_DOWNLOADS, ReasonField } from '@halfdrop/domain';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { showFailure } from '#lib/form-failure.ts';
import { useSender } from '#lib/useSender.ts';
import { TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { Heading } from '#ui/Heading.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toast } from '#ui/toast.ts';
import type { AdminPerson_PersonFragment } from './AdminPerson.fragment.generated.ts';
import { useCorrectPersonDownloadsMutation } from './CorrectPersonDownloads.mutation.generated.ts';

const countWords = `A whole number from 0 to ${FREE_DOWNLOADS}`;
const rules = v.object({
  freeDownloads: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,4}$/, countWords),
    v.transform(Number),
    v.maxValue(FREE_DOWNLOADS, countWords),
  ),
  reason: ReasonField,
});
const fields = ['freeDownloads', 'reason'] as const;

/** Corrects a user's number of free downloads; the quota of a plan is managed at its subscription. */
export function CorrectDownloads({ person: { id, freeDownloads } }: { readonly person: AdminPerson_PersonFragment }) {
  const [correct] = useCorrectPersonDownloadsMutation();
  const { send, secondsToWait } = useSender();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: valibotResolver(rules),
    values: { freeDownloads: String(freeDownloads), reason: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (correction) => {
    const input = { personId: id, ...correction };
    const { failure } = await send(async () => (await correct({ variables: { input } })).data?.correctPersonDownloads);
    if (failure) return showFailure(setError, fields, failure);
    return toast({ status: 'success', title: 'The downloads are corrected' });
  });
  return (
    <Form aria-label="Correct downloads" display="grid" gap="4" onSubmit={(event) => void submit(event)}>
      <Heading as="h3" size="card">
        Correct downloads
      </Heading>
      <FormError message={fields.some((field) => errors[field]) ? undefined : errors.root?.message} />
      <TextField
        label="Free downloads left"
        inputMode="numeric"
        autoComplete="off"
        error={errors.freeDownloads?.message}
        {...register('freeDownloads')}
      />
      <TextField
        label="Why"
        hint="The person reads it, and it stands in the audit."
        maxLength={500}
        autoComplete="off"
        error={errors.reason?.message}
        {...register('reason')}
      />
      <div>
        <SubmitButton label="Correct" isSubmitting={isSubmitting} secondsToWait={secondsToWait} />
      </div>
    </Form>
  );
}
