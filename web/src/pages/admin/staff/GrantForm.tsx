import { EmailField } from '@halfdrop/domain';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useProof } from '#features/account/proof/useProof.tsx';
import type { StaffRole } from '#generated/types.ts';
import { showFailure } from '#lib/form-failure.ts';
import { useSender } from '#lib/useSender.ts';
import { SelectField, TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toast } from '#ui/toast.ts';
import { useGrantStaffRoleMutation } from './GrantStaffRole.mutation.generated.ts';
import { allRoles, roleWords } from './role-words.ts';

const rules = v.object({ email: EmailField, reason: v.pipe(v.string(), v.trim(), v.nonEmpty('Say why')) });
const fields = ['email', 'reason'] as const;

/** Grants a role to a user. */
export function GrantForm({ onGranted }: { readonly onGranted: () => void }) {
  const [grant] = useGrantStaffRoleMutation();
  const { send, secondsToWait } = useSender();
  const { withProof, dialog } = useProof();
  const [role, setRole] = useState<StaffRole>('SUPPORT');
  const { register, handleSubmit, reset, setError, formState } = useForm({
    resolver: valibotResolver(rules),
    defaultValues: { email: '', reason: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email, reason }) => {
    const variables = { input: { email, reason, role } };
    const ask = async () => (await grant({ variables })).data?.grantStaffRole;
    const { failure } = await send(() => withProof(ask));
    if (failure) return showFailure(setError, fields, failure);
    reset();
    onGranted();
    return toast({ status: 'success', title: 'Role given', description: `${email} is told by mail.` });
  });

  return (
    <>
      <Form aria-label="Give a role" display="grid" gap="4" maxWidth="30rem" onSubmit={(event) => void submit(event)}>
        <FormError message={fields.some((field) => errors[field]) ? undefined : errors.root?.message} />
        <TextField
          label="Email of the account"
          type="email"
          autoComplete="off"
          error={errors.email?.message}
          {...register('email')}
        />
        <SelectField
          label="Role"
          hint={roleWords[role].description}
          value={role}
          onChange={({ target }) => setRole(allRoles.find((each) => each === target.value) ?? 'SUPPORT')}
        >
          {allRoles.map((each) => (
            <option key={each} value={each}>
              {roleWords[each].label}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Why"
          hint="Stands in the audit."
          maxLength={500}
          autoComplete="off"
          error={errors.reason?.message}
          {...register('reason')}
        />
        <div>
          <SubmitButton label="Give role" isSubmitting={isSubmitting} secondsToWait={secondsToWait} />
        </div>
      </Form>
      {dialog}
    </>
  );
}
