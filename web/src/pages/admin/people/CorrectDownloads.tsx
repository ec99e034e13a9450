import { FREE_DOWNLOADS, MAX_EXTRA_DOWNLOADS } from '@halfdrop/domain';
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

const countField = (maximum: number) => {
  const words = `A whole number from 0 to ${maximum}`;
  return v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,4}$/, words),
    v.transform(Number),
    v.number(),
    v.maxValue(maximum, words),
  );
};
const rules = v.object({
  freeDownloads: countField(FREE_DOWNLOADS),
  addedDownloads: countField(MAX_EXTRA_DOWNLOADS),
  reason: v.pipe(v.string(), v.trim(), v.nonEmpty('Say why')),
});
const fields = ['freeDownloads', 'addedDownloads', 'reason'] as const;

/** Corrects how many downloads somebody has left. */
export function CorrectDownloads({ person }: { readonly person: AdminPerson_PersonFragment }) {
  const { register, submit, errors, isSubmitting, secondsToWait, isCounted } = useCorrection(person);
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
      {isCounted ? (
        <TextField
          label="Added to this month of the plan"
          inputMode="numeric"
          autoComplete="off"
          error={errors.addedDownloads?.message}
          {...register('addedDownloads')}
        />
      ) : null}
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

function useCorrection({ id, freeDownloads, plan }: AdminPerson_PersonFragment) {
  const [correct] = useCorrectPersonDownloadsMutation();
  const { send, secondsToWait } = useSender();
  const added = plan?.downloadsAdded ?? null;
  const form = useForm({
    resolver: valibotResolver(rules),
    values: { freeDownloads: String(freeDownloads), addedDownloads: String(added ?? 0), reason: '' },
  });
  const submit = form.handleSubmit(async ({ reason, ...wanted }) => {
    // What stays as it is is left out: somebody else may have changed it meanwhile.
    const input = {
      personId: id,
      reason,
      freeDownloads: wanted.freeDownloads === freeDownloads ? null : wanted.freeDownloads,
      addedDownloads: added === null || wanted.addedDownloads === added ? null : wanted.addedDownloads,
    };
    const { failure } = await send(async () => (await correct({ variables: { input } })).data?.correctPersonDownloads);
    if (failure) return showFailure(form.setError, fields, failure);
    return toast({ status: 'success', title: 'The downloads are corrected' });
  });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  return { register, submit, errors, isSubmitting, secondsToWait, isCounted: added !== null };
}
