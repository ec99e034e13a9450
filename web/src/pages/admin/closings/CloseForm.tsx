import { CLOSING_NOTICE_DAYS, earliestClosing } from '@halfdrop/domain';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useProof } from '#features/account/proof/useProof.tsx';
import { formatDay } from '#lib/dates.ts';
import { showFailure } from '#lib/form-failure.ts';
import { useSender } from '#lib/useSender.ts';
import { TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { Heading } from '#ui/Heading.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toast } from '#ui/toast.ts';
import { useCloseStudioMutation } from './CloseStudio.mutation.generated.ts';

const rules = v.object({
  slug: v.pipe(v.string(), v.trim(), v.nonEmpty('Name the studio')),
  closesAt: v.pipe(v.string(), v.isoDate('Choose a day')),
  reason: v.pipe(v.string(), v.trim(), v.nonEmpty('Say why')),
});
const fields = ['slug', 'closesAt', 'reason'] as const;

interface Props {
  readonly now: Date;
  readonly onClosed: () => void;
}

/** Announces that the shop will close a studio, with notice and a reason. */
export function CloseForm({ now, onClosed }: Props) {
  const earliest = earliestClosing(now).toISOString().slice(0, 10);
  const { form, submit, secondsToWait, dialog } = useClosing(earliest, onClosed);
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  return (
    <>
      <Form
        aria-label="Close a studio"
        display="grid"
        gap="4"
        maxWidth="30rem"
        onSubmit={(event) => void submit(event)}
      >
        <Heading as="h2" size="card">
          Close a studio
        </Heading>
        <chakra.p color="ink.muted">
          It is told at once, with the reason. Until that day everything stays as it is; owners of sold licences keep
          them, and its balance is paid out.
        </chakra.p>
        <FormError message={fields.some((field) => errors[field]) ? undefined : errors.root?.message} />
        <TextField
          label="Address of its page"
          hint="What stands behind /designer/."
          autoComplete="off"
          error={errors.slug?.message}
          {...register('slug')}
        />
        <TextField
          label="Closes on"
          type="date"
          min={earliest}
          hint={`With ${CLOSING_NOTICE_DAYS} days’ notice: ${formatDay(earliest)} at the earliest.`}
          error={errors.closesAt?.message}
          {...register('closesAt')}
        />
        <TextField
          label="Why"
          hint="The studio reads it, and it stands in the audit."
          maxLength={500}
          autoComplete="off"
          error={errors.reason?.message}
          {...register('reason')}
        />
        <div>
          <SubmitButton label="Close the studio" isSubmitting={isSubmitting} secondsToWait={secondsToWait} />
        </div>
      </Form>
      {dialog}
    </>
  );
}

function useClosing(earliest: string, onClosed: () => void) {
  const [close] = useCloseStudioMutation();
  const { send, secondsToWait } = useSender();
  const { withProof, dialog } = useProof();
  const form = useForm({
    resolver: valibotResolver(rules),
    defaultValues: { slug: '', closesAt: earliest, reason: '' },
  });
  const submit = form.handleSubmit(async ({ slug, closesAt, reason }) => {
    const input = { slug, closesAt: `${closesAt}T00:00:00.000Z`, reason };
    const ask = async () => (await close({ variables: { input } })).data?.closeStudio;
    const { failure } = await send(() => withProof(ask));
    if (failure) return showFailure(form.setError, fields, failure);
    form.reset();
    onClosed();
    return toast({ status: 'success', title: 'The studio is told' });
  });
  return { form, submit, secondsToWait, dialog };
}
